import { type FairStart, type FairStartFigures, fairStartFigures } from './fair-starts/fair-start.ts';
import { emberRing } from './fair-starts/ember-ring.ts';
import { nineAcres } from './fair-starts/nine-acres.ts';
import { oldRealms } from './fair-starts/old-realms.ts';
import { saltmere } from './fair-starts/saltmere.ts';
import { serpent } from './fair-starts/serpent.ts';
import { thousandOars } from './fair-starts/thousand-oars.ts';
import { sixShores } from './fair-starts/six-shores.ts';
import { twinHolms } from './fair-starts/twin-holms.ts';

export { type FairStart, type FairStartFigures, fairStartFigures } from './fair-starts/fair-start.ts';

/**
 * By the map's id. Nothing here is ever changed, since a match file is checked with it: newer figures, also the first ones of a map, come
 * with a name of their own in `fairStartFigures` and stand after the older ones.
 */
const figuresOf: Readonly<Record<string, readonly FairStart[]>> = {
  'ember-ring': emberRing,
  'nine-acres': nineAcres,
  'old-realms': oldRealms,
  saltmere,
  serpent,
  'thousand-oars': thousandOars,
  'six-shores': sixShores,
  'twin-holms': twinHolms,
};

/** The newest of the map's figures for so many players that were there at the time. */
export const fairStartOf = (
  map: string,
  players: number,
  at: FairStartFigures | undefined = fairStartFigures.at(-1),
): FairStart | undefined => {
  const latest = at === undefined ? -1 : fairStartFigures.indexOf(at);
  return figuresOf[map]?.findLast(
    ({ since, hands }) => hands.length === players && fairStartFigures.indexOf(since) <= latest,
  );
};
