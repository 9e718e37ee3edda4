import { msg, str } from '@lit/localize';
import type { SeatKind } from '@vexillum/model';

interface NamedSeat {
  readonly kind: SeatKind;
  readonly side?: string;
  readonly command?: 1 | 2 | 3;
}

export const sideTitle = (side: string): string => {
  switch (side) {
    case 'red':
      return msg('Red');
    case 'blue':
      return msg('Blue');
    default:
      return side;
  }
};

/** What a seat is called: "Red captain", "Blue, command 2", "Umpire". */
export const seatTitle = ({ kind, side, command }: NamedSeat): string => {
  switch (kind) {
    case 'host':
      return msg('Host');
    case 'captain':
      return msg(str`${sideTitle(side ?? '')} captain`);
    case 'commander':
      return msg(str`${sideTitle(side ?? '')}, command ${command ?? '?'}`);
    case 'umpire':
      return msg('Umpire');
    case 'spectator':
      return msg('Spectator');
    default:
      return kind satisfies never;
  }
};

/** What whoever sits there does. */
export const seatDuty = ({ kind }: NamedSeat): string => {
  switch (kind) {
    case 'host':
      return msg('set this table up; lays terrain, moves no stands');
    case 'captain':
      return msg('brings the army and moves everything of this side');
    case 'commander':
      return msg('moves one command of a team');
    case 'umpire':
      return msg('lays terrain and settles questions');
    case 'spectator':
      return msg('watches; many people can use this link');
    default:
      return kind satisfies never;
  }
};
