import { isSettled, isUmpireAccepted, type Ruling, rulingFor, umpireOf } from '@vexillum/model';
import { msg } from '@lit/localize';
import type { Flag } from '@vexillum/rules-assist';
import type { FlagView } from '@vexillum/ui';
import { sideTitle } from '../../../seat-title.ts';
import type { Desk } from '../desk.ts';
import { battleSides } from '../view/ground-view.ts';
import { flagMatter } from './flag-args.ts';
import { verdictText } from './flag-log-words.ts';
import { measuredText } from './measured-text.ts';
import { wordsText } from './words-text.ts';
import { sourceText } from '../source-text.ts';

/** What has been said to a flag, in words. */
const outcomeOf = (desk: Desk, record: Ruling | undefined): Partial<FlagView> => {
  const agreed = battleSides.filter((side) => record?.agreed?.[side]).map(sideTitle);
  const { ruling, askedBy } = record ?? {};
  return {
    ...(agreed.length > 0 ? { agreed } : {}),
    ...(askedBy === undefined || ruling ? {} : { askedBy: desk.nameOfSeat(askedBy) }),
    ...(ruling
      ? {
          ruling: {
            verdict: ruling.verdict,
            says: verdictText(ruling.verdict),
            text: ruling.text,
            isForGame: ruling.scope === 'game',
            by: desk.nameOfSeat(ruling.by),
          },
        }
      : {}),
  };
};

/** Why it is not certain that somebody answers. */
const noAnswerYet = ({ snapshot }: Desk, flag: Flag): string | undefined => {
  if (umpireOf(snapshot)?.name === undefined) return msg('Nobody sits in the umpire’s seat yet.');
  if (flag.secretOf !== undefined && !isUmpireAccepted(snapshot, battleSides))
    return msg('The umpire reads this once both captains have accepted him.');
  return undefined;
};

const mayFix = (desk: Desk, { fix, about }: Flag): boolean =>
  fix !== undefined && !desk.isSpectator && about.every((id) => desk.kindOf(id) === undefined || desk.mayHandle(id));

/** What this reader may do about it. */
const deedsFor = (desk: Desk, flag: Flag, record: Ruling | undefined): Partial<FlagView> => {
  const { side, isPlayer } = desk;
  const isOpen = !isSettled(record, battleSides);
  const canAsk = isPlayer && isOpen && !record?.ruling && record?.askedBy === undefined;
  const why = record?.askedBy !== undefined || canAsk ? noAnswerYet(desk, flag) : undefined;
  return {
    ...(flag.fix && mayFix(desk, flag) ? { fix: wordsText(flag.fix.says) } : {}),
    canAgree: isPlayer && isOpen && flag.secretOf === undefined && !record?.ruling && !record?.agreed?.[side ?? ''],
    canAsk,
    ...(why === undefined || record?.ruling ? {} : { note: why }),
    canRule: desk.live.seat.kind === 'umpire',
  };
};

/** One flag as its list shows it. */
export const flagView = (desk: Desk, flag: Flag): FlagView => {
  const record = rulingFor(desk.snapshot, flagMatter(flag));
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
    ...outcomeOf(desk, record),
    ...deedsFor(desk, flag, record),
  };
};

/** The own side's first. */
const rankOf = (desk: Desk, side: string | undefined): number => (side === desk.side ? 0 : side === undefined ? 2 : 1);

export const flagViews = (desk: Desk, flags: readonly Flag[]): readonly FlagView[] =>
  flags.toSorted((a, b) => rankOf(desk, a.side) - rankOf(desk, b.side)).map((flag) => flagView(desk, flag));

/** How many wait for somebody: what is to be kept in mind does not. */
export const openFlags = (desk: Desk, flags: readonly Flag[]): number =>
  flags.filter(
    (flag) => flag.weight !== 'reminder' && !isSettled(rulingFor(desk.snapshot, flagMatter(flag)), battleSides),
  ).length;
