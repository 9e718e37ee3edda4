import { words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { battleCardOf } from '../../profiles/rows-of.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { nameIn } from '../name-in.ts';
import { standsThat } from '../stands-that.ts';

/** Told to everybody, since cards are public; in older matches to a stand's own side alone, who knows to which of its stands they were given. */
export const cardInUseWasBought = defineRule<BattleFacts>({
  id: 'card-in-use-was-bought',
  rows: [
    'BC-01-DEPDIS-DEPLOY-1',
    'BC-02-MIDDIS-DEPLOY-1',
    'BC-08-MOBINF-DEPLOY-1',
    'BC-09-PLAUST-DEPLOY-1',
    'BC-20-ESCREEN-DEPLOY-1',
  ],
  title: words('A card in use was given to its stand'),
  source: 'Battle Cards 1.0, cards 1, 2, 8, 9 and 20',
  things: standsThat(({ uses }) => uses !== undefined),
  dependsOn: (facts, id) => [facts.stands.get(id), facts.profile, nameIn(facts, id)],
  check(facts, id) {
    const known = facts.stands.get(id);
    const { uses, side, cards: told } = known?.stand ?? {};
    if (!known || !uses || side === undefined) return [];
    const given = told ?? (known.secret && (known.secret.cards ?? []));
    if (!given) return [];
    return Object.keys(uses)
      .filter((card) => !given.includes(card))
      .map(
        (card): Finding => ({
          weight: 'illegal',
          part: card,
          says: words(
            '{0} uses the card {1}, which its army did not give it.',
            nameIn(facts, id),
            battleCardOf(facts.profile, card)?.name ?? card,
          ),
          remedy: words('Take it back.'),
          side,
          ...(told ? {} : { secretOf: side }),
          fix: { says: words('Take it back'), action: 'use-card', args: { card, stands: [{ id }], back: true } },
        }),
      );
  },
});
