import { carryOver } from './carry-over.ts';
import { grand201706 } from './grand-2017-06.ts';
import type { Profile } from './profile.ts';
import { unverified, verified } from './sourced.ts';
import { draftTerrainCounts } from './terrain-counts.ts';
import { triumph11 } from './triumph-1-1.ts';

const DRAFT = 'draft 0.9 of June 2024, its first part';
const BOXES = 'draft 0.2 of October 2017 and a public table mod agree';
const INNER = 'inferred from the zones’ names; the draft’s rules of deployment were not found';
const inner = ['left-flank', 'left-center', 'right-center', 'right-flank'];

const box = (code: string, name: string, index: number) => ({ code, name, fromMu: index * 16, toMu: index * 16 + 16 });

/** The big battle as its later drafts have it: a wider, shallower board in six boxes. */
export const grandDraft09: Profile = {
  ...carryOver(grand201706, 'whether draft 0.9 keeps it was not found', triumph11),
  id: 'grand-draft-0.9',
  name: 'GRAND TRIUMPH! (draft 0.9, 2024)',
  description:
    'The later draft of the big battle: a board 96 by 32 MU in six zones, an army of at most 144 points, won at 72 points lost. Most else is carried over from June 2017 and unverified.',
  boardMu: verified([96, 32], BOXES),
  grid: verified({ columns: 6, rows: 2, fieldMu: [16, 16] }, BOXES),
  zones: verified(
    [
      box('left-wing', 'Left wing', 0),
      box('left-flank', 'Left flank', 1),
      box('left-center', 'Left center', 2),
      box('right-center', 'Right center', 3),
      box('right-flank', 'Right flank', 4),
      box('right-wing', 'Right wing', 5),
    ],
    BOXES,
  ),
  battlelineZones: unverified(inner, INNER),
  mainCampZones: unverified(['left-center', 'right-center'], INNER),
  allyCampZones: unverified(inner, INNER),
  baseEntryZones: unverified({ LB: ['left-wing', 'left-flank'], RB: ['right-flank', 'right-wing'] }, INNER),
  centerThirdMu: unverified([32, 64], 'the middle third of the wider board; the cards speak of the standard one'),
  commands: verified(3, `${DRAFT}: three main commands, or fewer with allies`),
  armyHalfPoints: verified(288, `${DRAFT}: 144 points, troops and cards`),
  isArmyOfFewerPointsAllowed: verified(true, `${DRAFT}: 144 points or fewer`),
  allyCommandsAtMost: verified(2, `${DRAFT}: one main command and two allies at most`),
  areCardsInArmyPoints: verified(true, `${DRAFT}: 144 points, troops and cards`),
  defeatedAt: verified({ halfPoints: 144 }, `${DRAFT}: 72 points lost, and more than the enemy`),
  terrainTypes: triumph11.terrainTypes,
  terrainCounts: draftTerrainCounts,
};
