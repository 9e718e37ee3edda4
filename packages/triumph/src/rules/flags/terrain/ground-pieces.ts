import { MILLI_MU, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { topographies } from '../../armies/army-list.ts';
import type { Profile } from '../../profiles/profile.ts';
import { terrainTypeOf } from '../../profiles/rows-of.ts';
import { cellOf } from '../../profiles/sourced-table.ts';
import type { TerrainForm } from '../../profiles/terrain-type.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { isDeploying } from '../deployment/is-deploying.ts';
import { type GroundPiece, groundOf } from '../ground.ts';
import { muText } from '../mu-text.ts';
import { shiftInto } from '../shift-into.ts';
import { shiftedPose } from '../shifted-pose.ts';
import { terrainName } from '../terrain-name.ts';
import { weigh } from '../weigh.ts';
import type { Terrain } from '../../records/terrain.ts';

const formOf = (profile: Profile, { type }: Terrain): TerrainForm | undefined => terrainTypeOf(profile, type)?.form;

/** What is part of the ground itself, not put on it by an army. */
const isGroundPiece = (facts: BattleFacts, { terrain }: GroundPiece): boolean =>
  formOf(facts.profile, terrain) !== 'obstacle';

export const groundPieces = (facts: BattleFacts): GroundPiece[] =>
  groundOf(facts).filter((piece) => isGroundPiece(facts, piece));

const pieceFrom = (facts: BattleFacts, id: string): readonly unknown[] => [
  facts.snapshot.public.terrain.get(id),
  facts.snapshot.public.pose.get(id),
  facts.profile,
  isDeploying(facts),
];

const pieceNow = (facts: BattleFacts, id: string): GroundPiece | undefined => {
  const piece = isDeploying(facts) ? groundOf(facts).find((one) => one.id === id) : undefined;
  return piece && isGroundPiece(facts, piece) ? piece : undefined;
};

/** The exact limits were not found: what is outside of what was seen is open to question. */
export const terrainHasItsSize = defineRule<BattleFacts>({
  id: 'terrain-has-its-size',
  rows: [],
  title: words('Pieces of terrain are neither too small nor too large'),
  source: 'rule 15.3 of TRIUMPH! 1.1, whose limits were not found',
  things: ({ snapshot }) => snapshot.public.terrain.keys(),
  dependsOn: pieceFrom,
  check(facts, id) {
    const { profile } = facts;
    const piece = pieceNow(facts, id);
    const least = cellOf(profile.terrainTypes, piece?.terrain.type ?? '', 'smallest');
    const most = cellOf(profile.terrainTypes, piece?.terrain.type ?? '', 'largest');
    if (!piece || !least || !most) return [];
    const [width, depth] = piece.terrain.size.map((length) => length / MILLI_MU) as [number, number];
    const isLarge = width > most.value[0] || depth > most.value[1];
    const isSmall = width < least.value[0] || depth < least.value[1];
    const isArea = formOf(profile, piece.terrain) === 'area';
    const isSpread = isArea && width + depth > profile.largePieceMu.value;
    if (!isLarge && !isSmall && !isSpread) return [];
    return [
      {
        ...weigh(least, most, profile.largePieceMu),
        says: words(
          '{0} is {1} by {2} MU; seen were pieces from {3} by {4} to {5} by {6} MU, and width and depth together up to {7}.',
          terrainName(profile, piece.terrain.type),
          muText(width),
          muText(depth),
          muText(least.value[0]),
          muText(least.value[1]),
          muText(most.value[0]),
          muText(most.value[1]),
          muText(isArea ? profile.largePieceMu.value : most.value[0] + most.value[1]),
        ),
        remedy: words('Give it another size.'),
      },
    ];
  },
});

export const terrainLiesOnTheBoard = defineRule<BattleFacts>({
  id: 'terrain-lies-on-the-board',
  rows: [],
  title: words('Terrain lies on the board'),
  source: 'the board’s edges; how near to them a piece may lie was not found',
  things: ({ snapshot }) => snapshot.public.terrain.keys(),
  dependsOn: pieceFrom,
  check(facts, id): readonly Finding[] {
    const { profile } = facts;
    const piece = pieceNow(facts, id);
    // What crosses the board or bounds it may well reach beyond its edges.
    if (!piece || formOf(profile, piece.terrain) !== 'area') return [];
    const gap = profile.terrainEdgeGapMu.value ?? 0;
    const [width, depth] = profile.boardMu.value;
    const room = { x: gap, y: gap, width: width - 2 * gap, depth: depth - 2 * gap };
    const shift = shiftInto(piece.polygon, room);
    if (shift && shift.dx === 0 && shift.dy === 0) return [];
    return [
      {
        weight: 'doubtful',
        isUnverified: true,
        says:
          gap === 0
            ? words('{0} is not wholly on the board.', terrainName(profile, piece.terrain.type))
            : words(
                '{0} is nearer to the edge of the board than {1} MU.',
                terrainName(profile, piece.terrain.type),
                muText(gap),
              ),
        remedy: words('Move it onto the board.'),
        ...(shift
          ? {
              fix: {
                says: words('Move it onto the board'),
                action: 'move-terrain',
                args: { id, to: [...shiftedPose(piece.pose, shift)] },
              },
            }
          : {}),
      },
    ];
  },
});

const mostPieces = ({ terrainCounts }: Profile): number =>
  Math.max(...terrainCounts.rows.flatMap((row) => topographies.map((topography) => row[topography])));

/** Which score was rolled is not noted anywhere: what no score gives is too much. */
export const terrainIsNotTooMuch = defineRule<BattleFacts>({
  id: 'terrain-is-not-too-much',
  rows: ['GT-TERRAIN-001'],
  title: words('There is no more terrain than the highest score gives'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Terrain',
  things: () => [''],
  dependsOn: (facts) => [groundOf(facts), facts.profile, isDeploying(facts)],
  check(facts) {
    const { profile } = facts;
    const isCounted = ({ terrain }: GroundPiece) => profile.isCoastCounted.value || formOf(profile, terrain) !== 'edge';
    const pieces = groundPieces(facts).filter(isCounted);
    const most = mostPieces(profile);
    if (!isDeploying(facts) || pieces.length <= most) return [];
    return [
      {
        ...weigh(profile.terrainCounts, profile.isCoastCounted),
        says: words('{0} pieces of terrain are on the board; the highest score gives {1}.', pieces.length, most),
        remedy: words('Take some of them off.'),
        measured: { value: pieces.length, allowed: most, is: 'at-most', unit: 'pieces' },
        about: pieces.map(({ id }) => id),
      },
    ];
  },
});
