import { words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { cardCodes } from '../../cards/card-codes.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { linesWith } from './lines-with.ts';

const onBoard = (facts: BattleFacts, line: string): KnownStand[] =>
  (linesWith(facts, cardCodes.chained).get(line) ?? []).filter(({ stand }) => stand.place === 'board');

const isChained = ({ stand }: KnownStand): boolean => stand.uses?.[cardCodes.chained] !== undefined;

/** The card says both all of a line and all who may: we take it line by line. Who may is known to their own side alone. */
export const chainedAreAllOrNone = defineRule<BattleFacts>({
  id: 'chained-are-all-or-none',
  rows: ['BC-22-CHAINED-DEPLOY-2'],
  title: words('Of a line either all stands are chained together or none'),
  source: 'Battle Cards 1.0, card 22',
  things: (facts) => linesWith(facts, cardCodes.chained).keys(),
  dependsOn: onBoard,
  check(facts, line) {
    const stands = onBoard(facts, line);
    const loose = stands.filter((stand) => !isChained(stand));
    if (loose.length === 0 || loose.length === stands.length) return [];
    const side = loose[0]?.stand.side ?? '';
    return [
      {
        weight: 'illegal',
        says: words(
          '{0} of {1} stands of this line are chained together; it is all of them or none.',
          stands.length - loose.length,
          stands.length,
        ),
        remedy: words('Chain the others together too, or none.'),
        measured: { value: stands.length - loose.length, allowed: stands.length, is: 'exactly', unit: 'stands' },
        about: loose.map(({ id }) => id),
        side,
        secretOf: side,
        fix: {
          says: words('Chain the others together too'),
          action: 'use-card',
          args: { card: cardCodes.chained, stands: loose.map(({ id }) => ({ id })) },
        },
      },
    ];
  },
});
