import { words } from '@vexillum/model';
import type { ArmyDraft } from '../../armies/army-draft.ts';
import { listOf } from '../../armies/draft-allies.ts';
import { offerIn, typesNamedIn } from '../../armies/draft-cards.ts';
import { type Posing, posingsIn } from '../../armies/draft-hidden.ts';
import type { ArmyRule } from './army-facts.ts';
import { keysOf, typeName, typeNames } from './army-words.ts';
import { armyRule } from './define-army-rule.ts';

const DECEPTION = 'DC';

/** As what the list lets them pose; nothing where it does not name it so that we can read it. */
const typesFor = (draft: ArmyDraft, { real, ally }: Posing): string[] => {
  const list = listOf(draft, { ally });
  const offers =
    real.length === 0
      ? list.battleCardEntries.filter(({ battleCardCode }) => battleCardCode === DECEPTION)
      : list.troopOptions
          .filter((line) => line.troopEntries.some(({ troopTypeCode }) => real.includes(troopTypeCode)))
          .flatMap((line) => offerIn(draft.profile, line, DECEPTION) ?? []);
  const named = offers.flatMap(({ note }) => typesNamedIn(draft.profile, note));
  return [...new Set(named)].filter((code) => !real.includes(code));
};

export const masqueradeIsOfANamedType = armyRule(
  {
    id: 'masquerade-is-of-a-named-type',
    rows: ['BC-24-DECEPT-SELECT-3'],
    title: words('The army list says as what troops may pose'),
    source: 'Battle Cards 1.0, card 24; the army list',
  },
  (draft) =>
    posingsIn(draft).flatMap((posing): ReturnType<ArmyRule['check']> => {
      const [first] = posing.stands;
      const types = typesFor(draft, posing);
      const about = keysOf(posing.stands);
      if (!first || types.includes(first.troopType)) return [];
      const part = first.key;
      if (types.length === 0)
        return [
          {
            unknown: words(
              'The list says in its own words, which this program cannot read, whether they may pose as {0}.',
              typeName(draft.profile, first.troopType),
            ),
            part,
            about,
          },
        ];
      return [
        {
          weight: 'illegal',
          part,
          says: words(
            'It poses as {0}; the army list names {1}.',
            typeName(draft.profile, first.troopType),
            typeNames(draft.profile, types),
          ),
          remedy: words('Let it be what it is, or pose as what the list names.'),
          about,
        },
      ];
    }),
);
