import { msg, str } from '@vexillum/ui/words';
import type { Toasts } from '@vexillum/ui';
import { verdictText } from '../flags/flag-log-words.ts';
import { wordsText } from '../flags/words-text.ts';
import type { Battle } from '../battle.ts';
import type { Question, UmpireNews } from './umpire-news.ts';

const ruledText = ({ record: { says, ruling } }: Question): string => {
  const what = wordsText(says);
  if (!ruling) return what;
  const said = msg(str`The umpire rules: ${verdictText(ruling.verdict)}.`);
  return [said, ruling.text === '' ? what : msg(str`“${ruling.text}”`)].join(' ');
};

/** Says in passing what was asked and ruled; answers the rulings, to be marked until they are read. */
export const tellUmpireNews = (battle: Battle, toasts: Toasts, news: UmpireNews): readonly Question[] => {
  const { asked, ruled } = news.since(battle.snapshot, battle.seat.id);
  if (!battle.isSpectator)
    for (const { record } of asked) {
      const name = battle.nameOfSeat(record.askedBy ?? '');
      toasts.add(msg(str`${name} asks the umpire: ${wordsText(record.says)}`), 'plain');
    }
  for (const question of ruled) toasts.add(ruledText(question), 'plain');
  return ruled;
};
