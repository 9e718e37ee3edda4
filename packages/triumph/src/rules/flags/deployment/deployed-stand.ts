import type { Corners } from '@vexillum/geometry';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { nameIn } from '../name-in.ts';
import { standCorners } from '../stand-corners.ts';
import { hasMarchedIn } from './has-marched-in.ts';
import { isDeploying } from './is-deploying.ts';

/** A stand that the restrictions of deployment bind: on the board before the first turn, and not by a flank march. */
export interface DeployedStand {
  readonly known: KnownStand;
  readonly corners: Corners;
  readonly name: string;
}

interface Kept {
  readonly from: readonly unknown[];
  readonly deployed: DeployedStand | undefined;
}

const kept = new WeakMap<KnownStand, Kept>();

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean => a.every((value, i) => value === b[i]);

/** The same value as long as the stand, its name and the profile are the same, so that rules can depend on it. */
const deployed = (facts: BattleFacts, known: KnownStand): DeployedStand | undefined => {
  const name = nameIn(facts, known.id);
  const isOnMarch = hasMarchedIn(facts, known);
  const from = [facts.profile, name, isOnMarch];
  const old = kept.get(known);
  if (old && isSame(old.from, from)) return old.deployed;
  const corners = isOnMarch ? undefined : standCorners(facts.profile, known);
  const next = { from, deployed: corners && { known, corners, name } };
  kept.set(known, next);
  return next.deployed;
};

type Deployed = ReadonlyMap<string, DeployedStand>;

const nobody: Deployed = new Map();
const inMoment = new WeakMap<BattleFacts, Deployed>();

const allDeployed = (facts: BattleFacts): Deployed => {
  const found = new Map<string, DeployedStand>();
  for (const known of facts.stands.values()) {
    const one = deployed(facts, known);
    if (one) found.set(known.id, one);
  }
  return found;
};

/** All such stands by id, worked out once per moment for all the rules; nobody once the first turn has begun. */
export const deployedStands = (facts: BattleFacts): Deployed => {
  if (!isDeploying(facts)) return nobody;
  const found = inMoment.get(facts) ?? allDeployed(facts);
  inMoment.set(facts, found);
  return found;
};

export const deployedStand = (facts: BattleFacts, id: string): DeployedStand | undefined =>
  deployedStands(facts).get(id);

/** What `deployedStand` follows from, and the stand itself. */
export const deployedStandFrom = (facts: BattleFacts, id: string): readonly unknown[] => [
  facts.stands.get(id),
  facts.profile,
  deployedStand(facts, id),
];
