import { isSettled, rulingFor, words } from '@vexillum/model';
import type { Flag } from '@vexillum/rules-assist';
import { sideTitle } from '@vexillum/frame/seat-title';
import { msg, str } from '@vexillum/ui/words';
import { matterOf } from '../../rules/flags/leftover-matter.ts';
import { battleRules, battleSides, type Leftover, phaseCodes, type Snapshot } from '../../rules/index.ts';
import { phaseText } from '../turn/phase-words.ts';

const pastFlag = (id: string, left: Leftover): Flag => {
  const rule = battleRules.find((each) => each.id === left.rule);
  return {
    ...matterOf(id, left),
    rule: left.rule,
    title: rule?.title ?? words('{0}', left.rule),
    source: rule?.source ?? '',
    weight: left.weight,
    remedy: words('It is past and not checked any more: agree on it, or let the umpire rule.'),
    ...(left.of === undefined ? {} : { side: left.of }),
  };
};

/** Flags that a phase left open and that no rule says any more, the latest first. */
export const pastFlags = ({ public: { leftover } }: Pick<Snapshot, 'public'>): readonly Flag[] =>
  [...leftover]
    .filter(([, { isPast }]) => isPast)
    .toSorted(([, one], [, other]) => other.turn - one.turn)
    .map(([id, left]) => pastFlag(id, left));

/** When a flag was left open; none where no phase has ended with it. */
export const leftoverOf = ({ public: { leftover } }: Pick<Snapshot, 'public'>, { id }: Flag): Leftover | undefined =>
  leftover.get(id) ?? [...leftover.values()].find(({ flag, isPast }) => !isPast && flag === id);

/** In which turn, and at the end of which phase. */
export const leftText = ({ turn, side, phase }: Leftover): string => {
  const when = msg(str`Turn ${turn}: ${sideTitle(side)}`);
  const code = phaseCodes.find((each) => each === phase);
  return code === undefined ? when : `${when} · ${phaseText(code)}`;
};

/** What phases left open and nobody has settled, by the ids that the list of flags knows them by. */
export const stillOpen = (snapshot: Snapshot): readonly string[] =>
  [...snapshot.public.leftover].flatMap(([id, left]) => {
    const matter = left.isPast ? matterOf(id, left) : { id: left.flag, about: left.about, says: left.says };
    return isSettled(rulingFor(snapshot, matter), battleSides) ? [] : [matter.id];
  });
