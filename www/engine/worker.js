/** The engine's own thread, as a script that is fetched. */
import { serve } from "./thread.js";

serve((glue) => import(glue));
