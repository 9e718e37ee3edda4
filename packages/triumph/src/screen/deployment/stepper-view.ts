import type { Seat, SideId } from '@vexillum/model';
import { BATTLE_STEP, type DeploymentStatus, type DeploymentStep, type Duty, LAST_STEP } from '../../rules/index.ts';

export type ChipState = 'done' | 'now' | 'next';

export interface StepChip {
  readonly number: number;
  readonly title: string;
  readonly state: ChipState;
  /** The side that acts in it, once the roles are known; none where both do. */
  readonly side?: SideId;
}

/** What a reader is led through: plain data, before any words. */
export interface StepperView {
  readonly chips: readonly StepChip[];
  /** What the reader, or their captain, has to do now. */
  readonly mine: readonly Duty[];
  /** Whether the reader may do these things, and not only wait for their captain. */
  readonly mayAct: boolean;
  /** Whether the reader may say now that their side is done with the step. */
  readonly mayFinish: boolean;
  /** Whether something has still to be done before. */
  readonly isHeldUp: boolean;
  readonly isDone: boolean;
}

const otherSide = (side: SideId): SideId => (side === 'red' ? 'blue' : 'red');

const actingSide = ({ acts }: DeploymentStep, advantaged: SideId | undefined): SideId | undefined => {
  if (acts === 'both' || advantaged === undefined) return undefined;
  return acts === 'advantaged' ? advantaged : otherSide(advantaged);
};

const chipOf = (step: DeploymentStep, { number, advantaged }: DeploymentStatus): StepChip => {
  const side = actingSide(step, advantaged);
  const state = step.number < number ? 'done' : step.number === number ? 'now' : 'next';
  return { number: step.number, title: step.title, state, ...(side ? { side } : {}) };
};

export const stepperView = (
  status: DeploymentStatus,
  order: readonly DeploymentStep[],
  { kind, side }: Seat,
): StepperView => {
  const own = side === undefined ? undefined : status.sides[side];
  const mine = own?.owes ?? [];
  const isHeldUp = mine.some((duty) => duty.blocks);
  const isStep = status.number > 0 && status.number < BATTLE_STEP;
  const mayAct = kind === 'captain';
  return {
    chips: order.map((step) => chipOf(step, status)),
    mine,
    mayAct,
    mayFinish: mayAct && isStep && own?.isActing === true && !own.isDone,
    isHeldUp,
    isDone: own?.isDone === true,
  };
};

export const hasEnded = ({ number }: DeploymentStatus): boolean => number >= LAST_STEP;
