import { isSettled, isUmpireAccepted, type Ruling, rulingFor, umpireOf } from '@vexillum/model';
import { msg } from '@vexillum/ui/words';
import type { Flag } from '@vexillum/rules-assist';
import type { FlagView } from '@vexillum/ui';
import { sideTitle } from '@vexillum/frame/seat-title';
import { battleSides } from '../view/ground-view.ts';
import { leftoverOf, leftText, pastFlags } from './left-open.ts';
import { flagMatter } from '../../rules/flags/flag-args.ts';
import { verdictText } from './flag-log-words.ts';
import { measuredText } from './measured-text.ts';
import { wordsText } from './words-text.ts';
import { sourceText } from '../source-text.ts';
import type { Battle } from '../battle.ts';

interface Needs {
  readonly battle: Battle;
}

/** What has been said to a flag, in words. */
const outcomeOf = (at: Needs, record: Ruling | undefined): Partial<FlagView> => {
  const agreed = battleSides.filter((side) => record?.agreed?.[side]).map(sideTitle);
  const { ruling, askedBy } = record ?? {};
  return {
    ...(agreed.length > 0 ? { agreed } : {}),
    ...(askedBy === undefined || ruling ? {} : { askedBy: at.battle.nameOfSeat(askedBy) }),
    ...(ruling
      ? {
          ruling: {
            verdict: ruling.verdict,
            says: verdictText(ruling.verdict),
            text: ruling.text,
            isForGame: ruling.scope === 'game',
            by: at.battle.nameOfSeat(ruling.by),
          },
        }
      : {}),
  };
};

/** Why it is not certain that somebody answers. */
const noAnswerYet = ({ battle: { snapshot } }: Needs, flag: Flag): string | undefined => {
  if (umpireOf(snapshot)?.name === undefined) return msg('Nobody sits in the umpire’s seat yet.');
  if (flag.secretOf !== undefined && !isUmpireAccepted(snapshot, battleSides))
    return msg('The umpire reads this once accepted by both captains.');
  return undefined;
};

const mayFix = (at: Needs, { fix, about }: Flag): boolean =>
  fix !== undefined &&
  !at.battle.isSpectator &&
  about.every((id) => at.battle.kindOf(id) === undefined || at.battle.mayHandle(id));

/** What this reader may do about it. */
const deedsFor = (at: Needs, flag: Flag, record: Ruling | undefined): Partial<FlagView> => {
  const { side, isPlayer } = at.battle;
  const isOpen = !isSettled(record, battleSides);
  const canAsk = isPlayer && isOpen && !record?.ruling && record?.askedBy === undefined;
  const why = record?.askedBy !== undefined || canAsk ? noAnswerYet(at, flag) : undefined;
  return {
    ...(flag.fix && mayFix(at, flag) ? { fix: wordsText(flag.fix.says) } : {}),
    canAgree: isPlayer && isOpen && flag.secretOf === undefined && !record?.ruling && !record?.agreed?.[side ?? ''],
    canAsk,
    ...(why === undefined || record?.ruling ? {} : { note: why }),
    canRule: at.battle.seat.kind === 'umpire',
  };
};

/** One flag as its list shows it. */
export const flagView = (at: Needs, flag: Flag): FlagView => {
  const record = rulingFor(at.battle.snapshot, flagMatter(flag));
  const left = leftoverOf(at.battle.snapshot, flag);
  return {
    id: flag.id,
    weight: flag.weight,
    ...(flag.side === undefined ? {} : { side: flag.side, sideName: sideTitle(flag.side) }),
    title: wordsText(flag.title),
    text: wordsText(flag.says),
    ...(flag.measured ? { measured: measuredText(flag.measured) } : {}),
    ...(flag.remedy ? { remedy: wordsText(flag.remedy) } : {}),
    source: sourceText(flag.source),
    isUnverified: flag.isUnverified === true,
    isSecret: flag.secretOf !== undefined,
    isSettled: isSettled(record, battleSides),
    ...(left ? { leftOpen: leftText(left) } : {}),
    ...outcomeOf(at, record),
    ...deedsFor(at, flag, record),
  };
};

/** The own side's first. */
const rankOf = (at: Needs, side: string | undefined): number =>
  side === at.battle.side ? 0 : side === undefined ? 2 : 1;

export const flagViews = (at: Needs, flags: readonly Flag[]): readonly FlagView[] =>
  [...flags, ...pastFlags(at.battle.snapshot)]
    .toSorted((a, b) => rankOf(at, a.side) - rankOf(at, b.side))
    .map((flag) => flagView(at, flag));

/** Those that wait for somebody: what is to be kept in mind does not. */
export const flagsWaiting = (at: Needs, flags: readonly Flag[]): readonly Flag[] =>
  [...flags, ...pastFlags(at.battle.snapshot)].filter(
    (flag) => flag.weight !== 'reminder' && !isSettled(rulingFor(at.battle.snapshot, flagMatter(flag)), battleSides),
  );

export const openFlags = (at: Needs, flags: readonly Flag[]): number => flagsWaiting(at, flags).length;
