import { isPlayer, type Seat, type SideId } from '@vexillum/model';
import {
  allCommands,
  commandOf,
  type CommandNumber,
  leaderOf,
  type Profile,
  type Snapshot,
} from '../../rules/index.ts';

/** The commands of a side that the reader knows a stand of, whatever has become of it. */
export const commandsKnown = (snapshot: Snapshot, profile: Profile, side: SideId): CommandNumber[] => {
  const there = new Set(
    [...snapshot.public.stand].flatMap(([id, stand]) => (stand.side === side ? (commandOf(snapshot, id) ?? []) : [])),
  );
  return allCommands.slice(0, profile.commands.value).filter((command) => there.has(command));
};

/** The commands that are led from a seat. */
export const commandsLed = (snapshot: Snapshot, profile: Profile, { id, side }: Seat): CommandNumber[] =>
  side === undefined
    ? []
    : commandsKnown(snapshot, profile, side).filter((command) => leaderOf(snapshot, side, command) === id);

/** A reader's own wing, where their side has others too. */
export interface OwnWing {
  readonly commands: readonly CommandNumber[];
  /** Without a word of theirs: a commander sees their own, and so does a captain of one command; who leads several sees the whole. */
  readonly isFirst: boolean;
}

/** `undefined` before the battle, for who plays on no side or leads nobody, and for who leads all. */
export const ownWing = (snapshot: Snapshot, profile: Profile, seat: Seat): OwnWing | undefined => {
  if (!isPlayer(seat) || seat.side === undefined || snapshot.public.turn.size === 0) return undefined;
  const commands = commandsLed(snapshot, profile, seat);
  const all = commandsKnown(snapshot, profile, seat.side);
  if (commands.length === 0 || commands.length === all.length) return undefined;
  return { commands, isFirst: seat.kind === 'commander' || commands.length === 1 };
};

/** The stands of the reader's side that are none of their wing's: drawn pale while they look at it. */
export const standsOfOthers = (snapshot: Snapshot, side: SideId, own: OwnWing): ReadonlySet<string> =>
  new Set(
    [...snapshot.public.stand].flatMap(([id, stand]) => {
      const command = stand.side === side ? commandOf(snapshot, id) : undefined;
      return command && !own.commands.includes(command) ? [id] : [];
    }),
  );
