/** The whole site as one page: a room of it where the address asks for one (www/rooms.js), else the games. */
import rooms from "rooms";
import { dress } from "../../www/assets.js";

const asked = new URLSearchParams(location.search).get("room") ?? "";
if (Object.hasOwn(rooms, asked)) {
  await Promise.all(rooms[asked].styles.map((name) => dress(name)));
  await rooms[asked].open();
} else await import("../../www/app.js");
