import { isProposal, type Json, leftBy, type Openings, sealId, type SideId, THIS_TABLE } from '@vexillum/model';
import { advanceStep } from '../actions/advance-step.ts';
import { agreeHouseRule } from '../actions/agree-house-rule.ts';
import { bringArmy } from '../actions/bring-army.ts';
import { endGame } from '../actions/end-game.ts';
import { correctCommandDie } from '../actions/correct-command-die.ts';
import { enterFlank } from '../actions/enter-flank.ts';
import { placeTerrain } from '../actions/place-terrain.ts';
import { proposeHouseRule } from '../actions/propose-house-rule.ts';
import { revealSecrets } from '../actions/reveal-secrets.ts';
import { rollCommandPoints } from '../actions/roll-command-points.ts';
import { isAnySealed, sealOrders } from '../actions/seal-orders.ts';
import { setRoles } from '../actions/set-roles.ts';
import { withdrawHouseRule } from '../actions/withdraw-house-rule.ts';
import { combatTellers } from './combat-events.ts';
import { positionTellers } from './position-events.ts';
import type { CommandNumber } from '../armies/army-draft.ts';
import type { FlankEdge } from '../deployment/flank-edge.ts';
import { stepAt } from '../deployment/order-of-play.ts';
import type { FlankOrder } from '../deployment/payloads.ts';
import { orderSlot } from '../deployment/slots.ts';
import type { BattleEvent } from './battle-events.ts';
import { eventOfWith, groupIn, guessedTellers, type Teller } from './guessed-event-of.ts';
import { leftOpenIn } from './left-open-event.ts';
import { openedEvent } from './opened-event.ts';
import { countTroops } from './stand-group.ts';
import { marchId } from '../records/march.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { pointsId } from '../turn/points-of.ts';
import { LAST_STEP, THIS_STEP } from '../records/step.ts';
import type { PublicEntry, Snapshot } from '../records/table.ts';

const seatIn = (before: Snapshot, { seat }: PublicEntry) => before.public.seat.get(seat);
const stepAfter = (before: Snapshot, entry: PublicEntry) => leftBy(before, entry, 'step', THIS_STEP);

const openingsIn = ({ openings = [] }: PublicEntry): readonly Openings[] => [openings].flat();

const armyBrought: Teller = (_before, { args }) => {
  const { side, army } = args as {
    readonly side: SideId;
    readonly army: { readonly name: string; readonly stands: readonly { readonly troopType: string }[] };
  };
  const troops = countTroops(army.stands.map(({ troopType }) => troopType));
  return { kind: 'army-brought', side, army: army.name, count: army.stands.length, troops };
};

const terrainLaid: Teller = (_before, { changes }) => {
  const [piece] = Object.values(changes?.terrain ?? {}).map(([, after]) => after);
  const side = piece?.side;
  return { kind: 'terrain-laid', type: piece?.type ?? '', ...(side === undefined ? {} : { side }) };
};

const rolesSet: Teller = (before, entry) => ({
  kind: 'roles-set',
  advantaged: (entry.args as { readonly advantaged: SideId }).advantaged,
  isSettled: (stepAfter(before, entry)?.number ?? 0) > 0,
});

const stepAdvanced: Teller = (before, entry) => {
  const from = stepAt(before).number;
  const isByUmpire = seatIn(before, entry)?.kind === 'umpire';
  return { kind: 'step-advanced', from, to: stepAfter(before, entry)?.number ?? from, isByUmpire };
};

const sealed: Teller = (before, { args, seals }) => {
  const { side, slots } = seals ?? { side: '', slots: [] };
  const what = (args as { readonly markers?: unknown }).markers === undefined ? 'orders' : 'markers';
  return { kind: 'sealed', side, what, count: slots.length, isAgain: isAnySealed(before, side, what) };
};

const opened: Teller = (before, entry) => openedEvent(before, openingsIn(entry)[0] ?? { side: '', slots: [] });

const marchEntered: Teller = (before, entry) => {
  const { command, edge: chosen } = entry.args as { readonly command: CommandNumber; readonly edge?: FlankEdge };
  const side = seatIn(before, entry)?.side ?? '';
  const seal = leftBy(before, entry, 'seal', sealId(side, orderSlot(command, 'flank')));
  const march = leftBy(before, entry, 'march', marchId(side, command));
  const edge = (seal?.entered?.edge ?? march?.entered?.edge ?? chosen ?? 'none') as FlankEdge;
  const order = seal?.opening?.payload as FlankOrder | undefined;
  const isDisplaced = seal?.entered !== undefined && order !== undefined && order.edge !== edge;
  return {
    kind: 'march-entered',
    ...groupIn(before, entry),
    command,
    edge,
    ...(isDisplaced ? { sealedEdge: order.edge } : {}),
  };
};

const endAsked: Teller = (before, entry) => {
  if (stepAfter(before, entry)?.number === LAST_STEP)
    return {
      kind: 'game-ended',
      count: openingsIn(entry).reduce((sum, { slots }) => sum + slots.length, 0),
      ...leftOpenIn(entry),
    };
  const isWithdrawn = (entry.args as { readonly withdraw?: true }).withdraw === true;
  return { kind: 'end-wanted', side: seatIn(before, entry)?.side ?? '', isWithdrawn };
};

const pointsRolled: Teller = (before, { args, changes }) => {
  const { number = 0, side = '' } = before.public.turn.get(THIS_TABLE) ?? {};
  const commands = Object.entries(changes?.points ?? {}).flatMap(([id, [, points]]) =>
    points ? [{ command: Number(id.split(':')[1]), die: points.die, points: points.points }] : [],
  );
  const sides = profileAt(before).commandDie.value.sides;
  return {
    kind: 'points-rolled',
    side,
    number,
    sides,
    commands: commands.toSorted((a, b) => a.command - b.command),
    ...((args as { readonly values?: unknown }).values === undefined ? {} : { isByHand: true }),
  };
};

const dieCorrected: Teller = (before, entry) => {
  const { command, die } = entry.args as { readonly command: CommandNumber; readonly die: number };
  const side = before.public.turn.get(THIS_TABLE)?.side ?? '';
  const id = pointsId(side, command);
  const { points = 0 } = leftBy(before, entry, 'points', id) ?? {};
  return { kind: 'command-die-corrected', side, command, die, was: before.public.points.get(id)?.die ?? 0, points };
};

/** What is not in force is kept as a proposal. */
const isInForce = ({ changes }: PublicEntry): boolean =>
  !Object.entries(changes?.house ?? {}).some(([id, [, after]]) => isProposal(id) && after !== null);

type Values = { readonly [path: string]: Json };

const proposed: Teller = (_before, entry) => ({
  kind: 'house-rule-proposed',
  values: (entry.args as { readonly values: Values }).values,
  isInForce: isInForce(entry),
});

const proposalIn = (before: Snapshot, { args }: PublicEntry) =>
  before.public.house.get((args as { readonly proposal: string }).proposal);

const agreed: Teller = (before, entry) => ({
  kind: 'house-rule-agreed',
  values: (proposalIn(before, entry)?.values ?? {}) as Values,
  isInForce: isInForce(entry),
});

const withdrawn: Teller = (before, entry) => {
  const { values = {}, proposedBy } = proposalIn(before, entry) ?? {};
  const isDeclined = proposedBy !== seatIn(before, entry)?.side;
  return { kind: 'house-rule-withdrawn', values: values as Values, isDeclined };
};

/** What an entry of a battle did, out of the table before it. */
export const battleEventOf: (before: Snapshot, entry: PublicEntry) => BattleEvent | undefined = eventOfWith([
  ...guessedTellers,
  ...combatTellers,
  ...positionTellers,
  [bringArmy.name, armyBrought],
  [placeTerrain.name, terrainLaid],
  [setRoles.name, rolesSet],
  [sealOrders.name, sealed],
  [revealSecrets.name, opened],
  [advanceStep.name, stepAdvanced],
  [enterFlank.name, marchEntered],
  [endGame.name, endAsked],
  [rollCommandPoints.name, pointsRolled],
  [correctCommandDie.name, dieCorrected],
  [proposeHouseRule.name, proposed],
  [agreeHouseRule.name, agreed],
  [withdrawHouseRule.name, withdrawn],
]);
