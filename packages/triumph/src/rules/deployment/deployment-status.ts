import type { SideId } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import type { DeploymentStep, Role } from './deployment-step.ts';
import { dutiesOf } from './duties-of.ts';
import type { Duty } from './duty.ts';
import { actingSides, deploymentStep, nextNumber, roleOf, sides, stepAt } from './order-of-play.ts';
import { wishesToEnd } from '../turn/wishes-to-end.ts';
import { LAST_STEP } from '../records/step.ts';
import type { Snapshot } from '../records/table.ts';

export interface SideStatus {
  readonly role?: Role;
  /** Whether the step asks something of this side. */
  readonly isActing: boolean;
  readonly isDone: boolean;
  /** Whether its captain wants the game to end. */
  readonly wantsEnd: boolean;
  /** What it has still to do, as far as the reader may know; those that block come first. */
  readonly owes: readonly Duty[];
}

export interface Obstacle {
  readonly side: SideId;
  readonly duty: Duty;
}

/** Where the table is and who has what to do: plain data, out of which a screen makes sentences. */
export interface DeploymentStatus {
  /** 0 before it begins, then the steps of the profile, 11 the battle, 12 after the end. */
  readonly number: number;
  /** The step itself; none before the first and from the battle on. */
  readonly step?: DeploymentStep;
  /** What follows; none in the battle, which is ended and not stepped over. */
  readonly next?: number;
  readonly advantaged?: SideId;
  readonly acting: readonly SideId[];
  /** The acting sides that have not said that they are done. */
  readonly waitingFor: readonly SideId[];
  readonly sides: Readonly<Record<SideId, SideStatus>>;
  /** Whether nothing stands in the way once those who are waited for say that they are done. */
  readonly canAdvance: boolean;
  readonly obstacles: readonly Obstacle[];
}

const blockingFirst = (duties: readonly Duty[]): Duty[] =>
  duties.toSorted((a, b) => Number(b.blocks) - Number(a.blocks));

export const deploymentStatus = (snapshot: Snapshot, profile: Profile): DeploymentStatus => {
  const now = stepAt(snapshot);
  const { number, advantaged, done } = now;
  const wishes = wishesToEnd(snapshot);
  const step = deploymentStep(profile, number);
  const acting = actingSides(now, profile);
  const isOver = number >= LAST_STEP;
  const statusOf = (side: SideId): SideStatus => {
    const role = roleOf(now, side);
    return {
      ...(role ? { role } : {}),
      isActing: acting.includes(side),
      isDone: done[side] === true,
      wantsEnd: wishes[side] === true,
      owes: isOver ? [] : blockingFirst(dutiesOf(snapshot, profile, side)),
    };
  };
  const statuses = Object.fromEntries(sides.map((side) => [side, statusOf(side)]));
  const obstacles = acting.flatMap((side) =>
    (statuses[side]?.owes ?? []).filter((duty) => duty.blocks).map((duty): Obstacle => ({ side, duty })),
  );
  const canStep = step !== undefined || number === 0;
  return {
    number,
    ...(step ? { step } : {}),
    ...(canStep ? { next: nextNumber(profile, number) } : {}),
    ...(advantaged === undefined ? {} : { advantaged }),
    acting,
    waitingFor: acting.filter((side) => !done[side]),
    sides: statuses,
    canAdvance: canStep && obstacles.length === 0,
    obstacles,
  };
};
