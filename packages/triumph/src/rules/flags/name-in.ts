import { standNames } from '../names/stand-names.ts';
import type { BattleFacts } from './battle-facts.ts';
import type { Snapshot } from '../records/table.ts';

type Names = ReturnType<typeof standNames>;

const known = new WeakMap<Snapshot['public']['stand'], Names>();

/** The names of all stands; the same map as long as no stand is put there or taken away. */
export const namesIn = ({ snapshot, profile }: BattleFacts): Names => {
  const { stand } = snapshot.public;
  const names = known.get(stand) ?? standNames(snapshot, profile);
  known.set(stand, names);
  return names;
};

/** What players call a stand: `Sp3`. A rule that names a stand depends on it, for a new army numbers the stands again. */
export const nameIn = (facts: BattleFacts, id: string): string => namesIn(facts).get(id)?.short ?? id;
