import { areWithin, type Body, CONTACT_TOLERANCE, isWithinRange, mayReach, type World } from '@vexillum/geometry';
import { THIS_TABLE } from '@vexillum/model';
import type { CommandLosses } from '../../losses/command-losses.ts';
import { phaseAt, phasesOf } from '../../turn/phase-at.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { secretOf } from '../../records/table.ts';

/** A stand that has to make a rout move at the end of its side's movement. */
export interface Router {
  readonly id: string;
  readonly body: Body;
  /** Where its general's orders do not reach it, or it has none: then it is lost instead (GT-DEMOR-007). */
  readonly isLost: boolean;
}

/** Taken for close combat: it touches an enemy stand, or a camp that can be sacked (GT-DEMOR-010). */
const isInCombat = ({ bodies, camps }: World, { public: { camp } }: BattleFacts['snapshot'], body: Body): boolean =>
  bodies.some(
    (other) =>
      other.side !== body.side &&
      mayReach(body, other, CONTACT_TOLERANCE) &&
      areWithin(body.corners, other.corners, CONTACT_TOLERANCE),
  ) ||
  camps.some(
    ({ id, side, corners }) =>
      side !== body.side && !camp.get(id)?.sacked && areWithin(body.corners, corners, CONTACT_TOLERANCE),
  );

/** A command point was spent on it this turn, or it has routed already (GT-DEMOR-011). */
const isDoneWith = ({ snapshot }: BattleFacts, id: string): boolean => {
  const turn = snapshot.public.turn.get(THIS_TABLE)?.number;
  const stand = snapshot.public.stand.get(id);
  const isPaidFor = [...snapshot.public.slip.values()].some(({ stands }) => stands.includes(id));
  return isPaidFor || snapshot.public.trail.has(id) || stand?.held === turn || stand?.routed === turn;
};

const generalOf = ({ snapshot }: BattleFacts, world: World, { stands }: CommandLosses): Body | undefined => {
  const id = stands.find((each) => snapshot.public.stand.get(each)?.general ?? secretOf(snapshot, each)?.general);
  return id === undefined ? undefined : world.byId.get(id);
};

const isReached = ({ profile }: BattleFacts, general: Body | undefined, body: Body): boolean =>
  general !== undefined && isWithinRange(general.rectangle, body.rectangle, Math.max(...profile.commandRangeMu.value));

/** Whether movement and rout are over: a command that the combats after them demoralize has until its next turn. */
const isPastRout = ({ snapshot, profile }: BattleFacts): boolean => {
  const phases = phasesOf(profile).map(({ phase }) => phase);
  const now = phaseAt(snapshot);
  return now !== undefined && phases.indexOf(now) > phases.indexOf('rout');
};

/** Who of a demoralized command still has to rout this turn: nobody while it is not its own side's turn, or when rout is over in it. */
export const standsThatRout = (facts: BattleFacts, command: CommandLosses | undefined): Router[] => {
  const isItsTurn = command && facts.snapshot.public.turn.get(THIS_TABLE)?.side === command.side;
  if (!command?.isDemoralized || !isItsTurn || isPastRout(facts)) return [];
  const world = facts.world();
  const general = generalOf(facts, world, command);
  return command.stands.flatMap((id) => {
    const body = world.byId.get(id);
    if (!body || isDoneWith(facts, id) || isInCombat(world, facts.snapshot, body)) return [];
    return [{ id, body, isLost: !isReached(facts, general, body) }];
  });
};
