/** What xtask/bundle.mjs makes of the pages `www/ROOM/index.html`: their style sheets and their scripts. */
declare module "rooms" {
  const rooms: { [room: string]: { styles: string[]; open: () => Promise<unknown> } };
  export default rooms;
}
