/** The engine's own thread, as a script that is fetched. */
import { serve } from "./thread.js";

serve(
  (glue) => import(glue),
  async (game) => {
    const response = await fetch(new URL(`endings/${game}.bin`, import.meta.url));
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  },
);
