import { seededRandom } from '@vexillum/geometry';
import type { Json } from '@vexillum/model';
import { testDigest } from '@vexillum/model/testing';
import { SEALED_ORDERS } from '../actions/plays-openly.ts';
import type { CommandNumber } from '../armies/army-draft.ts';
import { commandsWithMarkers, isMarching } from '../deployment/sealed.ts';
import { allCommands, orderSlot } from '../deployment/slots.ts';
import { batchOf, markerBatchOf, type MarkerPlan, type Sealing } from '../orders/batch-of.ts';
import { type CommandDraft, type OrdersDraft, suggestedDraft } from '../orders/order-draft.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { emptyTable, play, withArmy } from './play.ts';
import { seededChance } from './seeded-chance.ts';
import { smallArmy } from './small-army.ts';
import { type Snapshot, stepOf } from '../records/table.ts';

export type Side = 'red' | 'blue';

/** Both armies of the sealed tables: everybody is in a command. */
export const splitArmy = {
  ...smallArmy,
  halfPoints: 42,
  stands: smallArmy.stands.filter(({ command }) => command !== null),
};

/** Salts that are never the same twice, from a seed; the sides' differ. */
export const testSealing = (side: Side, seed = 1): Sealing => {
  const random = seededRandom(2 * seed + Number(side === 'blue'));
  const byte = () =>
    Math.floor(random() * 256)
      .toString(16)
      .padStart(2, '0');
  return { side, newSalt: () => Array.from({ length: 32 }, byte).join(''), digestOf: testDigest };
};

/** A table that plays with sealed orders, two armies in reserve. */
export const sealedTable = (houseRules: Record<string, boolean> = {}): Snapshot => {
  const table = emptyTable({ [SEALED_ORDERS]: true, ...houseRules });
  return withArmy(withArmy(table, 'red', splitArmy).snapshot, 'blue', splitArmy).snapshot;
};

export const captain = (side: Side): string => `${side}-captain`;

/** In step 1, red with the advantage and blue first to act, unless it is said otherwise. */
export const begun = (table: Snapshot = sealedTable(), advantaged: Side = 'red'): Snapshot =>
  play(table, 'umpire', 'set-roles', { advantaged }).snapshot;

/** The umpire sets the table to a step, whatever is still owed. */
export const sentTo = (table: Snapshot, to: number): Snapshot =>
  stepOf(table)?.number === to ? table : play(table, 'umpire', 'advance-step', { to }).snapshot;

export type Orders = Partial<Record<CommandNumber, Partial<CommandDraft>>>;

/** The side's army as its file splits it, with these changes. */
export const draftWith = (table: Snapshot, side: Side, orders: Orders = {}): OrdersDraft => {
  const draft = suggestedDraft(table, side);
  const changed = allCommands.map((command) => [command, { ...draft[command], ...orders[command] }]);
  return Object.fromEntries(changed) as unknown as OrdersDraft;
};

/** What `seal-orders` takes in step 2. */
export const orderArgs = (table: Snapshot, side: Side, orders: Orders = {}, seed = 1): { batch: Json } => ({
  batch: batchOf(draftWith(table, side, orders), testSealing(side, seed)) as unknown as Json,
});

/** What it takes in steps 5 and 6: the command with the lowest number farthest to red's left, letters dealt by a seed. */
export const markerArgs = (table: Snapshot, side: Side, plans?: readonly MarkerPlan[], seed = 1) => {
  const usual = commandsWithMarkers(table, side).map((command) => ({ command, at: 20_000 * command }));
  const sealing = testSealing(side, seed + 100);
  return markerBatchOf(plans ?? usual, profileAt(table), sealing, seededChance(seed).shuffled);
};

export const withOrders = (table: Snapshot, side: Side, orders: Orders = {}, seed = 1): Snapshot =>
  play(table, captain(side), 'seal-orders', orderArgs(table, side, orders, seed)).snapshot;

export const withMarkers = (table: Snapshot, side: Side): Snapshot =>
  play(table, captain(side), 'seal-orders', markerArgs(table, side)).snapshot;

/** Both have sealed and the table is in step 3. */
export const ordered = (red: Orders = {}, blue: Orders = {}, table: Snapshot = begun()): Snapshot =>
  sentTo(withOrders(withOrders(sentTo(table, 2), 'red', red), 'blue', blue, 2), 3);

/** Orders and markers are sealed and the table is in step 7. */
export const marked = (red: Orders = {}, blue: Orders = {}, table?: Snapshot): Snapshot => {
  const fifth = sentTo(ordered(red, blue, table), 5);
  return sentTo(withMarkers(sentTo(withMarkers(fifth, 'blue'), 6), 'red'), 7);
};

export const standsIn = (table: Snapshot, side: Side, command: CommandNumber): string[] =>
  [...table.public.stand]
    .filter(([id, stand]) => stand.side === side && table.sides[side]?.stand.get(id)?.command === command)
    .map(([id]) => id);

/** Places a command side by side near its own base edge, and opens its roster. */
export const deployed = (table: Snapshot, side: Side, command: CommandNumber): Snapshot => {
  const y = side === 'red' ? 6_000 : 30_000;
  const stands = standsIn(table, side, command).map((id, index) => ({
    id,
    pose: [15_000 * command + 2_000 * index, y, side === 'red' ? 0 : 18_000],
  }));
  const placed = play(table, captain(side), 'place-stands', { stands }).snapshot;
  return play(placed, captain(side), 'reveal-secrets', { keys: [orderSlot(command, 'roster')] }).snapshot;
};

/** Both sides have placed what does not march, and the table is in step 10. Red has the advantage. */
export const atFirstTurn = (red: Orders = {}, blue: Orders = {}): Snapshot => {
  const inStep = marked(red, blue);
  const shown = play(inStep, 'blue-captain', 'reveal-secrets', { keys: ['marker.A', 'marker.B', 'marker.C'] }).snapshot;
  const present = (table: Snapshot, side: Side) => allCommands.filter((command) => !isMarching(table, side, command));
  const [first, second, third] = present(shown, 'blue');
  const two = [first, second].reduce((table, command) => (command ? deployed(table, 'blue', command) : table), shown);
  const red8 = present(two, 'red').reduce((table, command) => deployed(table, 'red', command), sentTo(two, 8));
  const blue9 = third ? deployed(sentTo(red8, 9), 'blue', third) : sentTo(red8, 9);
  return sentTo(blue9, 10);
};
