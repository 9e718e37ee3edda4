import type { Seat, SideId } from '@vexillum/model';
import type { Flag } from '@vexillum/rules-assist';
import {
  commandOf,
  type CommandLosses,
  type CommandNumber,
  leaderOf,
  lossesForReader,
  placeOf,
  pointsAt,
  pointsLeft,
  type Profile,
  type Snapshot,
} from '../../rules/index.ts';
import type { QueuedCombat } from '../combat/combat-queue.ts';
import { commandsKnown } from './own-wing.ts';

/** All that a wing's commander looks after, as far as the reader knows it. */
export interface Wing {
  readonly side: SideId;
  readonly command: CommandNumber;
  /** The seat from which it is led. */
  readonly leader: string | undefined;
  readonly isMine: boolean;
  readonly onBoard: readonly string[];
  readonly lost: readonly string[];
  /** In reserve, or on a march as far as the reader knows of it. */
  readonly waiting: readonly string[];
  /** `undefined` where commands do not waver in this game. */
  readonly losses: CommandLosses | undefined;
  /** What it rolled in this turn, and what is left of that. */
  readonly points: number | undefined;
  readonly left: number | undefined;
  readonly flags: readonly Flag[];
  readonly combats: readonly QueuedCombat[];
}

export interface WingsSeen {
  readonly snapshot: Snapshot;
  readonly profile: Profile;
  readonly seat: Seat;
  /** Those that wait for somebody. */
  readonly flags: readonly Flag[];
  readonly queue: readonly QueuedCombat[];
}

const places = { board: 'onBoard', lost: 'lost', reserve: 'waiting', flank: 'waiting' } as const;

type Counted = Pick<Wing, 'onBoard' | 'lost' | 'waiting'>;

const standsIn = (snapshot: Snapshot, ids: ReadonlySet<string>): Counted => {
  const counted = { onBoard: [] as string[], lost: [] as string[], waiting: [] as string[] };
  for (const id of ids) {
    const place = placeOf(snapshot, id);
    if (place && place in places) counted[places[place as keyof typeof places]].push(id);
  }
  return counted;
};

const wingOf = (seen: WingsSeen, side: SideId, command: CommandNumber, losses: CommandLosses | undefined): Wing => {
  const { snapshot, seat, flags, queue } = seen;
  const ids = new Set(
    [...snapshot.public.stand].flatMap(([id, stand]) =>
      stand.side === side && commandOf(snapshot, id) === command ? [id] : [],
    ),
  );
  const leader = leaderOf(snapshot, side, command);
  return {
    side,
    command,
    leader,
    isMine: leader === seat.id,
    ...standsIn(snapshot, ids),
    losses,
    points: pointsAt(snapshot, side, command)?.points,
    left: pointsLeft(snapshot, side, command),
    flags: flags.filter((flag) => (flag.side ?? side) === side && flag.about.some((id) => ids.has(id))),
    combats: queue.filter(
      ({ meeting, combat }) => !combat?.isApplied && (ids.has(meeting.attacker) || ids.has(meeting.defender)),
    ),
  };
};

/** The wings of a side, in the order of their numbers. */
export const wingsOf = (seen: WingsSeen, side: SideId): readonly Wing[] => {
  const { snapshot, profile } = seen;
  const losses = lossesForReader(snapshot, profile).flatMap((army) => (army.side === side ? army.commands : []));
  return commandsKnown(snapshot, profile, side).map((command) =>
    wingOf(
      seen,
      side,
      command,
      losses.find((each) => each.command === command),
    ),
  );
};
