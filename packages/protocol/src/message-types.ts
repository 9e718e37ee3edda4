/** Yjs's own types on the wire (y-protocols, y-websocket). */
export const syncMessage = 0;
export const awarenessMessage = 1;
export const queryAwarenessMessage = 3;

/** Bytes of a message that a server takes; who sends a larger one is sent away for good. */
export const LARGEST_MESSAGE = 64 * 1024;

/** Ours, on the `public` socket with `&events=1`; each payload is one JSON string. */
export const ledgerMessage = 100;
export const actionMessage = 101;
export const presenceMessage = 102;
export const helloMessage = 103;
/** Links for dice: asked of a device that gives them, and answered. */
export const linkMessage = 104;
