/** An invite as it is kept: enough to recognise its link, not to make it. */
export interface Invite {
  readonly id: string;
  readonly table: string;
  readonly seat: string;
  /** SHA-256 of the token, hex. */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  /** True once it is claimed, or another invite took its place. */
  readonly isSpent?: true;
}

export const inviteKey = (id: string): string => `invite!${id}`;
export const seatKey = (table: string, seat: string): string => `seat!${table}!${seat}`;
export const seatsOfTable = (table: string): string => `seat!${table}!`;
