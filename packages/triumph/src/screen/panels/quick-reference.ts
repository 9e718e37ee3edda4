import { msg, str } from '@vexillum/ui/words';
import type { FullProfile, PhaseCode, Profile } from '../../rules/index.ts';
import { sourceText } from '../source-text.ts';
import { chaptersOf, type ValueLine } from '../rules-of-table/rules-view.ts';
import { phaseText } from '../turn/phase-words.ts';

/** A line of the reference: what it is, what it says, and where that is known from. */
export interface ReferenceLine {
  readonly title: string;
  readonly text: string;
  readonly source: string;
  readonly isVerified: boolean;
}

export interface ReferenceSection {
  readonly title: string;
  /** In our own words, before the numbers. */
  readonly says: readonly string[];
  /** Its lines are sentences, not numbers. */
  readonly isTold?: true;
  readonly lines: readonly ReferenceLine[];
}

const phaseSays = (phase: PhaseCode): string => {
  switch (phase) {
    case 'cards':
      return msg('Cards that come before the dice, such as scythed chariots.');
    case 'command':
      return msg('The side throws once; that number, with what is added or taken off, is what each command may spend.');
    case 'movement':
      return msg('Each move of a stand or a group costs its command points.');
    case 'rout':
      return msg('Stands of demoralized commands flee to their base edge, unless points hold them.');
    case 'ranged':
      return msg('Shooters of both sides shoot at what lies in their arc and range.');
    case 'close':
      return msg('Stands in contact fight.');
    case 'end':
      return msg('Losses are counted: who is demoralized, and who is defeated.');
    default:
      return phase satisfies never;
  }
};

/** What is worth a place on one page, by the first part of its path; whole chapters are in the rules of the table. */
const heads = {
  move: [
    'moveCosts',
    'commandRangeMu',
    'dearToMove',
    'dearToMoveCost',
    'isMovedSinglyInDifficult',
    'difficultMoves',
    'groupMayNot',
    'wheelMeasure',
    'conformSlideMu',
    'zoneOfControlMu',
    'zoneOfControlAllRound',
  ],
  terms: ['combatFactors', 'cardFactors', 'campCombat', 'demoralizedFactor', 'fireWideningMu', 'isShootingInContact'],
  results: ['outcomes', 'outcomeMoves', 'pursuits'],
  end: ['holdCost', 'routMu', 'demoralizedAt', 'defeatedAt', 'campLossHalfPoints'],
} as const;

/** What a row is about says enough where all rows of a table say the same kind of thing. */
const byRow: ReadonlySet<string> = new Set(['combatFactors', 'cardFactors', 'outcomes']);

const titleOf = ({ outcomes }: FullProfile, { title, path }: ValueLine): string => {
  const [head = '', row = ''] = path.split('.');
  if (!byRow.has(head)) return title;
  const short = title.slice(0, title.lastIndexOf(': '));
  const degree = head === 'outcomes' ? outcomes.rows.find(({ code }) => code === row)?.when.degree : undefined;
  if (degree === undefined) return short;
  return degree === 'doubled' ? msg(str`${short}, doubled`) : msg(str`${short}, beaten`);
};

const linesOf = (played: FullProfile, lines: readonly ValueLine[], wanted: readonly string[]): ReferenceLine[] =>
  wanted.flatMap((head) =>
    lines
      .filter(({ path }) => path.split('.')[0] === head)
      .map((line) => ({
        title: titleOf(played, line),
        text: line.text,
        source: sourceText(line.source),
        isVerified: line.isVerified,
      })),
  );

const phases = ({ turnPhases }: Profile): ReferenceLine[] =>
  turnPhases.value.map(({ phase, source, isVerified }) => ({
    title: phaseText(phase),
    text: phaseSays(phase),
    source: sourceText(source),
    isVerified,
  }));

/** A battle on one page, in our own words, with the numbers that this table plays by. */
export const quickReference = (played: FullProfile, own: Profile): readonly ReferenceSection[] => {
  const lines = chaptersOf(played, own).flatMap((chapter) => chapter.lines);
  const section = (title: string, wanted: readonly string[], ...says: string[]): ReferenceSection => ({
    title,
    says,
    lines: linesOf(played, lines, wanted),
  });
  return [
    { title: msg('A turn, phase by phase'), says: [], isTold: true, lines: phases(played) },
    section(
      msg('What a move costs'),
      heads.move,
      msg('A group that touches moves for the price of one stand. The bar of the turn counts what is left.'),
    ),
    section(msg('What counts in combat'), heads.terms, msg('Each side adds its factor, what follows here, and a die.')),
    section(
      msg('What comes of it'),
      heads.results,
      msg(
        'Equal sums are a tie, and nothing happens. The lower sum is beaten; where the other is twice as high or more, doubled.',
      ),
      msg('A shooter with the lower sum is not hurt.'),
    ),
    section(msg('Losses and the end'), heads.end),
  ];
};
