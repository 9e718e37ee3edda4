import type { Seat } from '@vexillum/model';

export interface SeatCard {
  readonly seat: string;
  readonly kind: Seat['kind'];
  readonly side?: string;
  readonly command?: 1 | 2 | 3;
}

/** A seat as answers show it. */
export const seatCard = ({ id, kind, side, command }: Seat): SeatCard => ({
  seat: id,
  kind,
  ...(side === undefined ? {} : { side }),
  ...(command === undefined ? {} : { command }),
});

export interface InviteCard extends SeatCard {
  readonly token: string;
  readonly url: string;
}

/** The token rides in the fragment, which no server and no log ever sees. */
export const inviteCard = (seat: Seat, token: string, publicUrl: string): InviteCard => ({
  ...seatCard(seat),
  token,
  url: `${publicUrl}/join#${token}`,
});
