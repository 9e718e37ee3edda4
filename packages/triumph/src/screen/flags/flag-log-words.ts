import { msg, str } from '@vexillum/ui/words';
import type { TableEvent, Verdict } from '@vexillum/model';
import type { Tell } from '@vexillum/frame/table/tell';
import type { BattleEventOf } from '../../rules/index.ts';
import { wordsText } from './words-text.ts';

type FlagEvent = Extract<TableEvent, { readonly kind: 'flag-agreed' | 'umpire-asked' | 'flag-ruled' }>;

export const verdictText = (verdict: Verdict): string => {
  switch (verdict) {
    case 'allowed':
      return msg('allowed');
    case 'not-allowed':
      return msg('not allowed');
    case 'noted':
      return msg('noted, play on');
    default:
      return verdict satisfies never;
  }
};

/** What was done about a flag, with what the flag says. */
export const flagSentences: Tell<FlagEvent, unknown> = {
  'flag-agreed': ({ says, agreed: [, other] }) =>
    other === undefined
      ? msg(str`finds it right as it is: ${wordsText(says)}`)
      : msg(str`agrees too, so it stands as it is: ${wordsText(says)}`),
  'umpire-asked': ({ says }) => msg(str`asks the umpire: ${wordsText(says)}`),
  'flag-ruled': ({ says, verdict, scope, text }) => {
    const ruling = verdictText(verdict);
    const sentence =
      scope === 'game'
        ? msg(str`rules for the whole game: ${ruling}. ${wordsText(says)}`)
        : msg(str`rules for this move: ${ruling}. ${wordsText(says)}`);
    return text === '' ? sentence : `${sentence} ${msg(str`“${text}”`)}`;
  },
};

/** What the phase before left open, as the end of a sentence; nothing where it left nothing. */
export const leftOpenText = ({ leftOpen }: Pick<BattleEventOf<'phase-begun'>, 'leftOpen'>): string[] => {
  if (leftOpen === undefined) return [];
  const flags = leftOpen.flags.map(({ says }) => wordsText(says)).join(' ');
  const more = msg('{0, plural, one {and # more flag} other {and # more flags}}', leftOpen.further);
  return [msg(str`left open: ${leftOpen.further === 0 ? flags : `${flags} ${more}`}`)];
};
