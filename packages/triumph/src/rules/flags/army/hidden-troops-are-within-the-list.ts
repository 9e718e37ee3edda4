import { words } from '@vexillum/model';
import { hiddenTroops, posingsIn } from '../../armies/draft-hidden.ts';
import type { ArmyRule } from './army-facts.ts';
import { keysOf, typeName } from './army-words.ts';
import { armyRule } from './define-army-rule.ts';

export const hiddenTroopsAreWithinTheList = armyRule(
  {
    id: 'hidden-troops-are-within-the-list',
    rows: [],
    title: words('Troops behind masquerades are within the numbers of the list'),
    source: 'Battle Cards 1.0, card 24; the army list',
  },
  (draft) =>
    [...hiddenTroops(draft).beyond].map(([type, many]): ReturnType<ArmyRule['check']>[number] => ({
      weight: 'illegal',
      part: type,
      says: words('{0} behind masquerades beyond what the army list allows: {1}.', typeName(draft.profile, type), many),
      remedy: words('Let that many of them be what they seem, or take out other stands of their line.'),
      measured: { value: many, allowed: 0, is: 'at-most', unit: 'stands' },
      about: keysOf(posingsIn(draft).flatMap(({ real, stands }) => (real.includes(type) ? stands : []))),
    })),
);
