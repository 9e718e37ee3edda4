import { THIS_TABLE } from '@vexillum/model';
import { countLeft } from '../combat/index.ts';
import type { BattleFacts } from '../flags/battle-facts.ts';
import { standsThatRout } from '../flags/losses/stands-that-rout.ts';
import { lossesForReader } from '../losses/losses-for.ts';
import type { CombatKind } from '../profiles/combat/outcomes.ts';
import { fullProfileAt } from '../profiles/full-profile.ts';
import type { PhaseCode } from '../profiles/turn-rules.ts';
import { phasesOf } from './phase-at.ts';
import { commandsWithDice, pointsAt } from './points-of.ts';

/** How much there is to do in each phase of the turn as things stand, as far as the reader knows. */
export type PhaseTasks = { readonly [Phase in PhaseCode]: number };

const NONE: PhaseTasks = { cards: 0, command: 0, movement: 0, rout: 0, ranged: 0, close: 0, end: 0 };

export const phaseTasks = (facts: BattleFacts): PhaseTasks => {
  const { snapshot, profile } = facts;
  const side = snapshot.public.turn.get(THIS_TABLE)?.side;
  if (side === undefined) return NONE;
  const commands = lossesForReader(snapshot, profile).flatMap((army) => army.commands);
  const left = (kind: CombatKind) => countLeft(snapshot, fullProfileAt(snapshot), facts.world(), kind);
  return {
    cards: 0,
    command: commandsWithDice(snapshot, profile, side).filter((command) => !pointsAt(snapshot, side, command)).length,
    movement: 1,
    rout: commands.flatMap((command) => standsThatRout(facts, command)).length,
    ranged: left('ranged'),
    close: left('close'),
    end: 1,
  };
};

/** The next phase in which there is something to do; `undefined` where the turn is the other side's then. */
export const nextWithTasks = (
  { profile }: Pick<BattleFacts, 'profile'>,
  phase: PhaseCode | undefined,
  tasks: PhaseTasks,
): PhaseCode | undefined => {
  const order = phasesOf(profile).map((each) => each.phase);
  return order.slice(order.findIndex((each) => each === phase) + 1).find((each) => tasks[each] > 0);
};
