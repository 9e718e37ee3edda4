import type { World } from '@vexillum/geometry';
import { threatOf } from '../moves/threats.ts';
import { standNames } from '../names/stand-names.ts';
import type { Profile } from '../profiles/profile.ts';
import type { ReachReport } from './stand-report.ts';
import type { Snapshot } from '../records/table.ts';

const MOST = 6;

/**
 * The enemies that a stand can come to with what it has left to move, where nobody stands already, the cheapest first and at most
 * six; `undefined` for a stand that is not on the board.
 */
export const reachReport = (
  world: World,
  snapshot: Snapshot,
  profile: Profile,
  id: string,
): ReachReport | undefined => {
  const threat = threatOf(snapshot, profile, world, id);
  if (!threat) return undefined;
  const names = standNames(snapshot, profile);
  const contacts = threat.contacts
    .filter((contact) => !contact.isBlocked)
    .flatMap(({ relation, target, price }) => {
      const name = names.get(target);
      return name ? [{ relation, id: target, name, price }] : [];
    });
  return { budget: threat.budget, contacts: contacts.slice(0, MOST) };
};
