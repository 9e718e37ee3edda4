import { CLOCK_RULE, type ClockRule } from '../records/clock.ts';
import type { Kinds, NoKinds } from '../kinds.ts';
import type { Json } from '../json.ts';
import type { SideId } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';

/** The turn that is on. */
export interface ClockTurn {
  readonly side: SideId;
  /** No two turns of a game are called the same. */
  readonly turn: string;
  /** Left out, it has begun with the first thing that its side does at the table. */
  readonly hasBegun?: boolean;
  /** When it began, ISO 8601 UTC, where the game keeps that. */
  readonly since?: string;
  /** The sides that play, as far as they are people; left out, those with somebody in a seat. */
  readonly sides?: readonly SideId[];
  /** The sides that play together, each team of two or more of them; left out, nobody does. */
  readonly teams?: readonly (readonly SideId[])[];
}

/** What a clock has to be told about a game. Pure. */
export interface GameClock<K extends Kinds = NoKinds> {
  /** Kinds of public record that the answers follow from. */
  readonly reads: readonly string[];
  /** Where the game has rules of its own for it; left out, it is the record that `set-clock` writes. */
  ruleOf?(snapshot: Snapshot<K>): ClockRule | undefined;
  turnOf(snapshot: Snapshot<K>): ClockTurn | undefined;
  /** What passes a turn whose time has run out, where the rule says so and the game does not see to it itself. */
  late?(snapshot: Snapshot<K>): Late | undefined;
}

export interface Late {
  readonly seat: string;
  readonly name: string;
  readonly args: { readonly [key: string]: Json };
}

const THIS_TURN = 'this';

/** For games that keep the record `turn`: before the first one nobody's time runs. */
export const plainClock: GameClock = {
  reads: ['turn'],
  turnOf: (snapshot) => {
    const turn = snapshot.public.turn.get(THIS_TURN);
    return turn && { side: turn.side, turn: String(turn.number) };
  },
};

export const hasLimit = ({
  beginSeconds = 0,
  turnSeconds = 0,
  bankSeconds = 0,
  correspondenceHours = 0,
}: ClockRule): boolean => beginSeconds + turnSeconds + bankSeconds + correspondenceHours > 0;

/** The rule in force; none where it limits nothing. */
export const clockRuleOf = (snapshot: Snapshot, clock: GameClock): ClockRule | undefined => {
  const rule = clock.ruleOf ? clock.ruleOf(snapshot) : (snapshot.public.clock.get(CLOCK_RULE) as ClockRule | undefined);
  return rule && hasLimit(rule) ? rule : undefined;
};

/** The sides with somebody in a player's seat. */
export const seatedPlayers = (snapshot: Snapshot): SideId[] => [
  ...new Set(
    [...snapshot.public.seat.values()].flatMap(({ kind, side, name }) =>
      (kind === 'captain' || kind === 'commander') && side !== undefined && name !== undefined ? [side] : [],
    ),
  ),
];
