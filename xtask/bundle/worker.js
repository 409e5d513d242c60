/** The engine's own thread, as a classic script that holds the glue. */
import * as mancala from "../../pkg/mancala.js";
import { serve } from "../../www/engine/thread.js";

serve(() => mancala);
