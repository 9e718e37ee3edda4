import { type Body, isWithinRange, type Polygon, rangeOutline, type World } from '@vexillum/geometry';
import type { SideId } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { commandOf, secretOf, type Snapshot } from '../records/table.ts';

export interface CommandRing {
  readonly mu: number;
  readonly outline: Polygon;
  /** The stands of the command that are farther away than this ring. */
  readonly beyond: readonly string[];
}

export interface CommandRange {
  readonly general: string;
  /** Null where the general is in none, and leads those who are in none either. */
  readonly command: 1 | 2 | 3 | null;
  /** From the inner to the outer. */
  readonly rings: readonly CommandRing[];
  /** Beyond the outermost ring. */
  readonly outOfRange: readonly string[];
}

const isGeneral = (snapshot: Snapshot, id: string): boolean =>
  (snapshot.public.stand.get(id)?.general ?? secretOf(snapshot, id)?.general) === true;

const rangeOf = (general: Body, command: CommandRange['command'], members: readonly Body[], mus: readonly number[]) => {
  const rings = mus.map((mu) => ({
    mu,
    outline: rangeOutline(general.rectangle, mu),
    beyond: members.filter(({ rectangle }) => !isWithinRange(general.rectangle, rectangle, mu)).map(({ id }) => id),
  }));
  return { general: general.id, command, rings, outOfRange: rings.at(-1)?.beyond ?? [] };
};

/** How far the orders of each of the side's generals on the board carry, as far as the reader knows generals and commands. */
export const commandRanges = (snapshot: Snapshot, profile: Profile, world: World, side: SideId): CommandRange[] => {
  const own = world.bodies.filter((body) => body.side === side);
  return own
    .filter(({ id }) => isGeneral(snapshot, id))
    .flatMap((general) => {
      const command = commandOf(snapshot, general.id);
      if (command === undefined) return [];
      const members = own.filter(({ id }) => id !== general.id && commandOf(snapshot, id) === command);
      return [rangeOf(general, command, members, profile.commandRangeMu.value)];
    });
};
