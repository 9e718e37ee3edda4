import { msg, str } from '@vexillum/ui/words';
import type { SeatKind } from '@vexillum/model';
import { sideLetter } from './side-letter.ts';

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
    default: {
      const letter = sideLetter(side) ?? ofMany(side);
      return letter === undefined ? side : msg(str`Player ${letter}`);
    }
  }
};

/** Where there are more of them than letters that anybody counts by. */
const ofMany = (side: string): string | undefined => /^player-(\d+)$/.exec(side)?.[1];

/** Whether a side is one player and no more, who then needs no rank. */
const isOnePlayer = (side: string | undefined): boolean => side !== undefined && ofMany(side) !== undefined;

/** What a seat is called: "Red captain", "Blue, command 2", "Player A", "Umpire". */
export const seatTitle = ({ kind, side, command }: NamedSeat): string => {
  switch (kind) {
    case 'host':
      return msg('Host');
    case 'captain':
      return isOnePlayer(side) ? sideTitle(side ?? '') : msg(str`${sideTitle(side ?? '')} captain`);
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

/** What the holder of the seat does. `isRound`: where every player plays for themselves, nobody has terrain to lay. */
export const seatDuty = ({ kind, side }: NamedSeat, isRound = false): string => {
  switch (kind) {
    case 'host':
      return isRound
        ? msg('set this table up; decides the map and all options')
        : msg('set this table up; lays terrain, moves no stands');
    case 'captain':
      return isOnePlayer(side) ? msg('plays') : msg('brings the army and moves everything of this side');
    case 'commander':
      return msg('moves one command of a team');
    case 'umpire':
      return isRound ? msg('settles questions and has the options too') : msg('lays terrain and settles questions');
    case 'spectator':
      return msg('watches; many people can use this link');
    default:
      return kind satisfies never;
  }
};
