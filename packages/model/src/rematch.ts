import type { Result } from './result.ts';
import type { SideId } from './seat.ts';
import type { Snapshot } from './snapshot.ts';

/** Everybody in their seat again, or each side in the place of the next one: of two they change places. */
export const rematches = ['same', 'swapped'] as const;
export type Rematch = (typeof rematches)[number];

/** Under which id of the kind `consent` it stands who wishes for it. */
export const rematchId = (how: Rematch): string => (how === 'same' ? 'rematch' : 'rematch-swapped');

/** For a table at which the game that is over goes no further, or goes on otherwise: under which ids there are wishes. */
export const rematchWishesIn = ({ public: { consent } }: Snapshot): readonly string[] =>
  rematches.map(rematchId).filter((id) => consent.has(id));

/** The sides whose wish counts after a game: those that played in it and have a person in their captain's seat. */
export const rematchSides = ({ sides }: Result, snapshot: Snapshot): readonly SideId[] => {
  const people = new Set<SideId>();
  for (const { kind, side, name } of snapshot.public.seat.values())
    if (kind === 'captain' && side !== undefined && name !== undefined) people.add(side);
  return sides.map(({ side }) => side).filter((side) => people.has(side));
};

/** What a side wishes for; none where it has not said. */
export const rematchWishOf = (snapshot: Snapshot, side: SideId): Rematch | undefined =>
  rematches.find((how) => snapshot.public.consent.get(rematchId(how))?.[side] === true);

/** What all wish for whose wish counts; none before that. */
export const rematchAgreed = (result: Result | undefined, snapshot: Snapshot): Rematch | undefined => {
  const sides = result ? rematchSides(result, snapshot) : [];
  const [first, ...others] = sides.map((side) => rematchWishOf(snapshot, side));
  return others.every((wish) => wish === first) ? first : undefined;
};

/** In whose place a side plays in the rematch: of the sides that played, in their order. */
export const sideInRematch = ({ sides }: Result, how: Rematch, side: SideId): SideId => {
  const at = sides.findIndex((one) => one.side === side);
  return how === 'same' || at < 0 ? side : (sides[(at + 1) % sides.length]?.side ?? side);
};
