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
import { BattleRoom } from './battle-room.ts';

type Side = 'red' | 'blue';
const commands: readonly CommandNumber[] = [1, 2, 3];
const captain = (side: Side) => `${side}-captain`;

const seal = async (room: BattleRoom, side: Side, changes: Partial<Record<CommandNumber, Partial<CommandDraft>>>) => {
  const draft = { ...suggestedDraft(await room.snapshot(), side) };
  for (const command of commands) draft[command] = { ...draft[command], ...changes[command] };
  await room.act(captain(side), 'seal-orders', { batch: batchOf(draft, room.sealing(side)) });
};

const sealMarkers = async (room: BattleRoom, side: Side) => {
  const snapshot = await room.snapshot();
  const plans = commandsWithMarkers(snapshot, side).map((command) => ({ command, at: 20_000 * command }));
  const args = markerBatchOf(plans, profileAt(snapshot), room.sealing(side), (things) => room.shuffled(things));
  await room.act(captain(side), 'seal-orders', args);
};

const standsIn = async (room: BattleRoom, side: Side, command: CommandNumber): Promise<string[]> => {
  const snapshot = await room.snapshot();
  return [...snapshot.public.stand]
    .filter(([id, stand]) => stand.side === side && snapshot.sides[side]?.stand.get(id)?.command === command)
    .map(([id]) => id);
};

const deploy = async (room: BattleRoom, side: Side, command: CommandNumber) => {
  const y = side === 'red' ? 6_000 : 30_000;
  const stands = (await standsIn(room, side, command)).map((id, index) => ({
    id,
    pose: [
      (side === 'red' ? 26_000 * command - 20_000 : 106_000 - 26_000 * command) +
        2_000 * (side === 'red' ? index : -index),
      y,
      side === 'red' ? 0 : 18_000,
    ],
  }));
  await room.act(captain(side), 'place-stands', { stands });
  await room.act(captain(side), 'reveal-secrets', { keys: [orderSlot(command, 'roster')] });
};

/** A command moves as a group, by these legs. */
const march = async (room: BattleRoom, side: Side, command: CommandNumber, legs: readonly Leg[]) => {
  const snapshot = await room.snapshot();
  const profile = profileAt(snapshot);
  const ids = await standsIn(room, side, command);
  const planned = plan(ids, legs, worldOfTable(snapshot, profile), moveRulesFor(snapshot, profile, ids));
  await room.act(captain(side), 'move-stands', moveArgsOf(snapshot, legs, planned));
};

const begin = async (room: BattleRoom) => {
  await room.sit('red-captain', 'Hanno');
  await room.sit('blue-captain', 'Fabia');
  await room.sit('umpire', 'Livia');
  for (const side of ['red', 'blue']) await room.act(`${side}-captain`, 'accept-umpire', {});
  const [red, blue] = sampleArmies.filter(({ profile }) => profile === 'grand-2017-06');
  await room.act('red-captain', 'bring-army', { side: 'red', army: red?.army });
  await room.act('blue-captain', 'bring-army', { side: 'blue', army: blue?.army });
  await room.act('umpire', 'place-terrain', {
    type: 'woods',
    pose: [33_000, 18_000, 2000],
    size: [8000, 6000],
    variant: 3,
  });
  await room.act('umpire', 'set-roles', { advantaged: 'red' });
  await room.act('red-captain', 'roll-dice', { dice: [6], why: 'weather' });
  await room.act('red-captain', 'say', { text: 'My third command marches round their left', to: 'side' });
};

const giveOrders = async (room: BattleRoom) => {
  await room.act('umpire', 'advance-step', { to: 2 });
  await seal(room, 'red', { 3: { edge: 'LF' } });
  await seal(room, 'red', { 3: { edge: 'RF' }, 1: { mod: 1 } });
  await seal(room, 'blue', {});
  await room.act('umpire', 'advance-step', { to: 5 });
  await sealMarkers(room, 'blue');
  await room.act('umpire', 'advance-step', { to: 6 });
  await sealMarkers(room, 'red');
};

const deployAll = async (room: BattleRoom) => {
  await room.act('umpire', 'advance-step', { to: 7 });
  await room.act('blue-captain', 'reveal-secrets', { keys: ['marker.A', 'marker.B', 'marker.C'] });
  await deploy(room, 'blue', 1);
  await deploy(room, 'blue', 2);
  await room.act('umpire', 'advance-step', { to: 8 });
  await deploy(room, 'red', 1);
  await deploy(room, 'red', 2);
  await room.act('umpire', 'advance-step', { to: 9 });
  await deploy(room, 'blue', 3);
  await room.act('umpire', 'advance-step', { to: 11 });
};

const fight = async (room: BattleRoom) => {
  await room.act('red-captain', 'begin-turn', {});
  await room.act('red-captain', 'roll-dice', { dice: [6, 6, 6], why: 'command points' });
  await march(room, 'red', 1, [
    { kind: 'advance', distance: 1 },
    { kind: 'wheel', side: 'right', degrees: 15 },
  ]);
  await room.act('red-captain', 'say', { text: 'Forward!', to: 'table' });
  await room.act('red-captain', 'begin-phase', { isTurnOver: true });
  await march(room, 'blue', 1, [{ kind: 'advance', distance: 2 }]);
  await room.act('blue-captain', 'enter-dice', { dice: [6], values: [4], why: 'combat' });
  const [lost = ''] = await standsIn(room, 'blue', 2);
  await room.act('blue-captain', 'lose-stands', { stands: [lost] });
};

/** How far the evening gets. */
export type Until = 'sealed' | 'fighting' | 'ended';

/**
 * For tests: an evening of the grand game by the real room and the real rules. Red seals twice, its third command marches round a flank
 * and never comes; `ended` opens everything.
 */
export const playedMatch = async (until: Until = 'ended'): Promise<BattleRoom> => {
  const room = await BattleRoom.open();
  await begin(room);
  await giveOrders(room);
  if (until === 'sealed') return room;
  await deployAll(room);
  await fight(room);
  if (until === 'ended') await room.act('umpire', 'end-game', {});
  return room;
};
