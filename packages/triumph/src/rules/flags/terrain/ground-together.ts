import { type Box, boxAround, distanceOfPolygons, doBoxesMeetWithin, nearestPoints } from '@vexillum/geometry';
import { words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { terrainTypeOf } from '../../profiles/rows-of.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { isDeploying } from '../deployment/is-deploying.ts';
import { type GroundPiece, groundOf } from '../ground.ts';
import { liesIn } from '../lies-in.ts';
import { muText, muTextDown } from '../mu-text.ts';
import { terrainName } from '../terrain-name.ts';
import { weigh } from '../weigh.ts';
import { groundPieces } from './ground-pieces.ts';

type Pair = readonly [GroundPiece, GroundPiece];

/** Only those are measured of which the boxes are as near: measuring all against all takes longer than every other rule together. */
const pairsWithin = (pieces: readonly GroundPiece[], reach: number): Pair[] => {
  const boxes = pieces.map(({ polygon }) => boxAround(polygon) as Box);
  return pieces.flatMap((one, index) =>
    pieces.flatMap((other, next): Pair[] =>
      next > index && doBoxesMeetWithin(boxes[index] as Box, boxes[next] as Box, reach) ? [[one, other]] : [],
    ),
  );
};

const doOverlap = ([one, other]: Pair): boolean =>
  liesIn(one.polygon, other.polygon) || liesIn(other.polygon, one.polygon);

const overlapping = ({ profile }: BattleFacts, [one, other]: Pair): Finding => ({
  weight: 'doubtful',
  isUnverified: true,
  part: `${one.id} ${other.id}`,
  says: words(
    '{0} and {1} lie on one another.',
    terrainName(profile, one.terrain.type),
    terrainName(profile, other.terrain.type),
  ),
  remedy: words('Move them apart.'),
  about: [one.id, other.id],
});

const tooNear = ({ profile }: BattleFacts, [one, other]: Pair, mu: number, gap: number): Finding => {
  const [from, to] = nearestPoints(one.polygon, other.polygon);
  return {
    ...weigh(profile.terrainGapMu),
    part: `${one.id} ${other.id}`,
    says: words(
      '{0} and {1} are {2} MU apart; they should be {3} MU apart.',
      terrainName(profile, one.terrain.type),
      terrainName(profile, other.terrain.type),
      muTextDown(mu),
      muText(gap),
    ),
    remedy: words('Move them apart.'),
    measured: { value: mu, allowed: gap, is: 'at-least', unit: 'MU' },
    about: [one.id, other.id],
    overlays: [{ kind: 'line', from, to, label: `${muTextDown(mu)} MU` }],
  };
};

/** How far apart pieces lie was not found; a table that says a number in the profile's place is held to it. */
export const terrainKeepsApart = defineRule<BattleFacts>({
  id: 'terrain-keeps-apart',
  rows: [],
  title: words('Pieces of terrain do not lie on one another'),
  source: 'not found in any public source; as terrain is commonly laid',
  things: () => [''],
  dependsOn: (facts) => [groundOf(facts), facts.profile, isDeploying(facts)],
  check(facts) {
    if (!isDeploying(facts)) return [];
    const { value: gap } = facts.profile.terrainGapMu;
    const areas = groundPieces(facts).filter(
      ({ terrain }) => terrainTypeOf(facts.profile, terrain.type)?.form === 'area',
    );
    return pairsWithin(areas, gap ?? 0).flatMap((pair) => {
      if (doOverlap(pair)) return [overlapping(facts, pair)];
      if (gap === null) return [];
      const mu = distanceOfPolygons(pair[0].polygon, pair[1].polygon);
      return mu < gap ? [tooNear(facts, pair, mu, gap)] : [];
    });
  },
});

export const terrainNotTogether = defineRule<BattleFacts>({
  id: 'terrain-not-together',
  rows: [],
  title: words('Some kinds of terrain are not on one battlefield'),
  source: 'answers of the authors in their forum',
  things: () => [''],
  dependsOn: (facts) => [groundOf(facts), facts.profile, isDeploying(facts)],
  check(facts) {
    const { notTogether } = facts.profile;
    const pieces = groundPieces(facts).filter(({ terrain }) => notTogether.value.includes(terrain.type));
    const kinds = [...new Set(pieces.map(({ terrain }) => terrain.type))];
    if (!isDeploying(facts) || kinds.length < 2) return [];
    return [
      {
        ...weigh(notTogether),
        says: words(
          'These are not on one battlefield together: {0}.',
          kinds.map((kind) => terrainName(facts.profile, kind)).join(', '),
        ),
        remedy: words('Take one of them off.'),
        about: pieces.map(({ id }) => id),
      },
    ];
  },
});
