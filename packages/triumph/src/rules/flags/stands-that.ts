import type { Stand } from '../records/stand.ts';
import type { Snapshot } from '../records/table.ts';
import type { BattleFacts } from './battle-facts.ts';

type Stands = Snapshot['public']['stand'];

const found = (stands: Stands, isMeant: (stand: Stand) => boolean): readonly string[] =>
  [...stands].filter(([, stand]) => isMeant(stand)).map(([id]) => id);

/**
 * The ids of the stands that a rule can find anything about, by what is written on them; at most moments there are none. A move writes
 * nothing on a stand, so they are not looked for again.
 */
export const standsThat = (isMeant: (stand: Stand) => boolean): ((facts: BattleFacts) => readonly string[]) => {
  const known = new WeakMap<Stands, readonly string[]>();
  return ({ snapshot: { public: forAll } }) => {
    const ids = known.get(forAll.stand) ?? found(forAll.stand, isMeant);
    known.set(forAll.stand, ids);
    return ids;
  };
};
