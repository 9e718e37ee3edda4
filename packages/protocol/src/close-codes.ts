/** Why the server closed a socket. 4400 to 4499 are final for a stock y-websocket client; it retries every other. */
export const closeCodes = {
  /** An update to a plan document was refused; take a fresh document. */
  updateRefused: 4400,
  /** No session for that seat in this browser. */
  noSession: 4401,
  /** The seat was rotated or revoked. */
  seatRevoked: 4403,
  /** No such table, document or seat for you. */
  notForYou: 4404,
  /** The document began a new epoch: take a fresh one and come back. */
  otherEpoch: 4409,
  tooLarge: 4413,
  tooFast: 4429,
  /** Busy, draining, or the reader is too slow; come back. */
  busy: 4503,
  /** The server restarts; come back. */
  restarting: 1012,
} as const;

export type CloseCode = (typeof closeCodes)[keyof typeof closeCodes];
