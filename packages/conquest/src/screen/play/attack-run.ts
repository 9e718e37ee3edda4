import { type Snapshot, territoryOf } from '../../rules/index.ts';

/** Throw after throw over one border, each an attack of its own. */
export interface AttackPlan {
  readonly from: string;
  readonly to: string;
  /** It ends when no more armies than these are left where it comes from. */
  readonly keep: number;
}

export interface AttackProgress extends AttackPlan {
  readonly throws: number;
  /** Armies that were there when it began. */
  readonly began: { readonly attackers: number; readonly defenders: number };
}

/** Why it ended. */
export type AttackEnd = 'taken' | 'kept' | 'refused' | 'stopped';

/** What it needs of the table. */
export interface AttackPort {
  /** As of the last throw. */
  snapshot(): Snapshot;
  /** Throws once; false where that was refused. */
  attack(from: string, to: string): Promise<boolean>;
  /** Time to look at the dice. */
  pause(): Promise<void>;
  /** True once somebody wants it to end. */
  isStopped(): boolean;
  tell(progress: AttackProgress): void;
}

/** Attacks until the territory falls, until only so many are left, or until somebody stops it. */
export const runAttack = async (port: AttackPort, plan: AttackPlan): Promise<AttackEnd> => {
  const armies = (id: string) => territoryOf(port.snapshot(), id).armies;
  const owner = territoryOf(port.snapshot(), plan.from).owner;
  const began = { attackers: armies(plan.from), defenders: armies(plan.to) };
  for (let throws = 0; ; throws++) {
    port.tell({ ...plan, throws, began });
    if (throws > 0) await port.pause();
    if (territoryOf(port.snapshot(), plan.to).owner === owner) return 'taken';
    if (armies(plan.from) <= Math.max(1, plan.keep)) return 'kept';
    if (port.isStopped()) return 'stopped';
    if (!(await port.attack(plan.from, plan.to))) return 'refused';
  }
};
