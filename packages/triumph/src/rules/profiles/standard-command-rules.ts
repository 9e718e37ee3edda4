import type { CommandRules } from './command-rules.ts';
import { unverified, verified } from './sourced.ts';

const MOD = 'a public table mod made for version 1.1';

export const standardCommandRules: CommandRules = {
  sideMarginMu: unverified(0, `not found; ${MOD} draws a line 4 MU from each short edge`),
  centerThirdMu: verified([16, 32], 'Battle Cards 1.0, cards 14, 18 and 19, and the width of the board'),
  isCampOnBaseEdge: verified(true, 'Battle Cards 1.0, card 19, as the rule that it changes'),
  isCampInOpenTerrain: verified(true, 'Battle Cards 1.0, card 18, and public sources agree'),
  flankEntries: unverified(
    ['LF', 'RF'],
    'a flank march of the standard game comes in from a flank; details were not found',
  ),
  flankEntryMu: unverified(4, `the width of the card that ${MOD} measures with`),
  moveCosts: verified(
    [1, 2, 2],
    'answer of an author in their forum (t=351, 2018): out of command distance a move costs one more, and there is no third step',
  ),
  isMovedSinglyInDifficult: verified(true, 'three answers of the authors in their forum'),
  routMu: unverified(null, 'how far a stand flees was not found: as far as it moves is a guess of ours'),
  holdCost: unverified(
    1,
    'GRAND TRIUMPH! 2017, Demoralized Commands: a command point holds a stand or group; whether distance adds to it was not found',
  ),
  dearToMove: verified(['ELE', 'ART', 'WWG'], 'Battle Cards 1.0, card 22'),
  dearToMoveCost: verified(1, 'Battle Cards 1.0, card 22'),
};
