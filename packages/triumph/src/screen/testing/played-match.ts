import { type Leg, plan } from '@vexillum/geometry';
import {
  batchOf,
  commandsWithMarkers,
  type CommandDraft,
  type CommandNumber,
  markerBatchOf,
  moveArgsOf,
  moveRulesFor,
  orderSlot,
  profileAt,
  sampleArmies,
  suggestedDraft,
  worldOfTable,
} from '../../rules/index.ts';
import { MatchHouse } from './match-house.ts';

type Side = 'red' | 'blue';
const commands: readonly CommandNumber[] = [1, 2, 3];
const captain = (side: Side) => `${side}-captain`;

const seal = async (house: MatchHouse, side: Side, changes: Partial<Record<CommandNumber, Partial<CommandDraft>>>) => {
  const draft = { ...suggestedDraft(await house.snapshot(), side) };
  for (const command of commands) draft[command] = { ...draft[command], ...changes[command] };
  await house.act(captain(side), 'seal-orders', { batch: batchOf(draft, house.sealing(side)) });
};

const sealMarkers = async (house: MatchHouse, side: Side) => {
  const snapshot = await house.snapshot();
  const plans = commandsWithMarkers(snapshot, side).map((command) => ({ command, at: 20_000 * command }));
  const args = markerBatchOf(plans, profileAt(snapshot), house.sealing(side), (things) => house.shuffled(things));
  await house.act(captain(side), 'seal-orders', args);
};

const standsIn = async (house: MatchHouse, side: Side, command: CommandNumber): Promise<string[]> => {
  const snapshot = await house.snapshot();
  return [...snapshot.public.stand]
    .filter(([id, stand]) => stand.side === side && snapshot.sides[side]?.stand.get(id)?.command === command)
    .map(([id]) => id);
};

const deploy = async (house: MatchHouse, side: Side, command: CommandNumber) => {
  const y = side === 'red' ? 6_000 : 30_000;
  const stands = (await standsIn(house, side, command)).map((id, index) => ({
    id,
    pose: [
      (side === 'red' ? 26_000 * command - 20_000 : 106_000 - 26_000 * command) +
        2_000 * (side === 'red' ? index : -index),
      y,
      side === 'red' ? 0 : 18_000,
    ],
  }));
  await house.act(captain(side), 'place-stands', { stands });
  await house.act(captain(side), 'reveal-secrets', { keys: [orderSlot(command, 'roster')] });
};

/** A command moves as a group, by these legs. */
const march = async (house: MatchHouse, side: Side, command: CommandNumber, legs: readonly Leg[]) => {
  const snapshot = await house.snapshot();
  const profile = profileAt(snapshot);
  const ids = await standsIn(house, side, command);
  const planned = plan(ids, legs, worldOfTable(snapshot, profile), moveRulesFor(snapshot, profile, ids));
  await house.act(captain(side), 'move-stands', moveArgsOf(snapshot, legs, planned));
};

const begin = async (house: MatchHouse) => {
  await house.sit('red-captain', 'Hanno');
  await house.sit('blue-captain', 'Fabia');
  await house.sit('umpire', 'Livia');
  const [red, blue] = sampleArmies.filter(({ profile }) => profile === 'grand-2017-06');
  await house.act('red-captain', 'bring-army', { side: 'red', army: red?.army });
  await house.act('blue-captain', 'bring-army', { side: 'blue', army: blue?.army });
  await house.act('umpire', 'place-terrain', {
    type: 'woods',
    pose: [33_000, 18_000, 2000],
    size: [8000, 6000],
    variant: 3,
  });
  await house.act('umpire', 'set-roles', { advantaged: 'red' });
  await house.act('red-captain', 'roll-dice', { dice: [6], why: 'weather' });
  await house.act('red-captain', 'say', { text: 'My third command marches round their left', to: 'side' });
};

const giveOrders = async (house: MatchHouse) => {
  await house.act('umpire', 'advance-step', { to: 2 });
  await seal(house, 'red', { 3: { edge: 'LF' } });
  await seal(house, 'red', { 3: { edge: 'RF' }, 1: { mod: 1 } });
  await seal(house, 'blue', {});
  await house.act('umpire', 'advance-step', { to: 5 });
  await sealMarkers(house, 'blue');
  await house.act('umpire', 'advance-step', { to: 6 });
  await sealMarkers(house, 'red');
};

const deployAll = async (house: MatchHouse) => {
  await house.act('umpire', 'advance-step', { to: 7 });
  await house.act('blue-captain', 'reveal-secrets', { keys: ['marker.A', 'marker.B', 'marker.C'] });
  await deploy(house, 'blue', 1);
  await deploy(house, 'blue', 2);
  await house.act('umpire', 'advance-step', { to: 8 });
  await deploy(house, 'red', 1);
  await deploy(house, 'red', 2);
  await house.act('umpire', 'advance-step', { to: 9 });
  await deploy(house, 'blue', 3);
  await house.act('umpire', 'advance-step', { to: 11 });
};

const fight = async (house: MatchHouse) => {
  await house.act('red-captain', 'begin-turn', {});
  await house.act('red-captain', 'roll-dice', { dice: [6, 6, 6], why: 'command points' });
  await march(house, 'red', 1, [
    { kind: 'advance', distance: 1 },
    { kind: 'wheel', side: 'right', degrees: 15 },
  ]);
  await house.act('red-captain', 'say', { text: 'Forward!', to: 'table' });
  await house.act('blue-captain', 'begin-turn', {});
  await march(house, 'blue', 1, [{ kind: 'advance', distance: 2 }]);
  await house.act('blue-captain', 'enter-dice', { dice: [6], values: [4], why: 'combat' });
  const [lost = ''] = await standsIn(house, 'blue', 2);
  await house.act('blue-captain', 'lose-stands', { stands: [lost] });
};

/** How far the evening gets. */
export type Until = 'sealed' | 'fighting' | 'ended';

/**
 * For tests: an evening of the grand game by the real room and the real rules. Red seals twice, its third command marches round a flank
 * and never comes; `ended` opens everything.
 */
export const playedMatch = async (until: Until = 'ended'): Promise<MatchHouse> => {
  const house = await MatchHouse.open();
  await begin(house);
  await giveOrders(house);
  if (until === 'sealed') return house;
  await deployAll(house);
  await fight(house);
  if (until === 'ended') await house.act('umpire', 'end-game', {});
  return house;
};
