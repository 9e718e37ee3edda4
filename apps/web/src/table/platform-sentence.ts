import { msg } from '@lit/localize';
import type { SideId } from '@vexillum/model';
import { clockSentence } from './clock-sentence.ts';
import { rollSentence } from './dice/roll-sentence.ts';
import type { Facts } from './facts.ts';

/** How a game names what the table itself does not know. */
export interface GameWords {
  readonly sideName: (side: SideId) => string;
  /** What dice were thrown for; '' where nobody said it. */
  readonly reason: string;
}

/** What can be done at any table, whatever is played there, without who did it; `undefined` for anything else. */
export const platformSentence = (name: string, facts: Facts, { sideName, reason }: GameWords): string | undefined => {
  switch (name) {
    case 'create-table':
      return msg('The table was set up');
    case 'claim-seat':
      return msg('sat down');
    case 'rotate-seat':
      return msg('is free for a new player');
    case 'roll-dice':
    case 'enter-dice':
      return rollSentence(name, facts, reason);
    case 'draw':
      return msg('drew on the table');
    case 'erase':
      return msg('erased drawings');
    case 'say':
      return msg('said something');
    case 'undo-action':
      return msg('took back the last action');
    case 'redo-action':
      return msg('did it again');
    default:
      return clockSentence(name, facts, sideName);
  }
};
