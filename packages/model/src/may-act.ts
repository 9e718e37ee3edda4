import { refuse, type Refusal } from './refusal.ts';
import { isPlayer, type Seat, type SeatKind, type SideId } from './seat.ts';
import { commandOf, houseRule, type Snapshot } from './snapshot.ts';
import { type Words, words } from './words.ts';

/** The house rule that lets every player move every stand. */
export const HANDS_ON = 'hands-on';

const who: Readonly<Record<SeatKind, Words>> = {
  host: words('The host'),
  captain: words('A captain'),
  commander: words('A commander'),
  umpire: words('The umpire'),
  spectator: words('A spectator'),
};

/** Lets only these kinds of seat act. */
export const onlySeats =
  (...kinds: readonly SeatKind[]) =>
  (seat: Seat): Refusal | undefined =>
    kinds.includes(seat.kind)
      ? undefined
      : refuse(
          'not-allowed',
          seat.kind === 'spectator'
            ? 'A spectator watches and does nothing else.'
            : words('{0} may not do this.', who[seat.kind]),
        );

/** Whether the seat may lay hands on this stand. */
export const mayHandleStand = (seat: Seat, standId: string, snapshot: Snapshot): Refusal | undefined => {
  const stand = snapshot.public.stand.get(standId);
  if (!stand) return refuse('no-such-stand', 'That stand is not at this table.');
  if (!isPlayer(seat)) return refuse('not-your-stand', 'Only players move stands.');
  if (houseRule(snapshot, HANDS_ON) === true) return undefined;
  if (stand.side !== seat.side) return refuse('not-your-stand', 'That stand belongs to the other side.');
  if (seat.kind === 'captain') return undefined;
  const command = commandOf(snapshot, standId);
  if (command === undefined || command === null || command === seat.command) return undefined;
  return refuse(
    'not-your-command',
    words('That stand is in command {0}, and you lead command {1}.', command, seat.command),
  );
};

/** Whether the seat may act in this side's name (its army, camp and markers). */
export const mayActForSide = (seat: Seat, side: SideId): Refusal | undefined =>
  seat.kind === 'umpire' || (seat.kind === 'captain' && seat.side === side)
    ? undefined
    : refuse('not-your-side', 'Only that side’s captain may do this.');
