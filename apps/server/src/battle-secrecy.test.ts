import { randomUUID } from 'node:crypto';
import { diceChain, diceRequest, rollWith } from '@vexillum/ledger';
import {
  type ArmyFile,
  type BatchItem,
  type OrdersDraft,
  orderSlot,
  standSlot,
  type StandTruth,
} from '@vexillum/triumph';
import { deceptiveArmy, type Faces, facesOf, placesOf, seededChance, splitArmy } from '@vexillum/triumph/testing';
import type { Records } from '@vexillum/table/room';
import { MemoryStore, TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { allHeard } from '../test/all-heard.ts';
import { acceptUmpire } from '../test/claim-all.ts';
import { type BattleTable, battleTable } from '../test/battle-table.ts';
import { catchUp, listen, others, readAll } from '../test/overhear.ts';
import { serverForTest } from '../test/server-for-test.ts';

/** What is red's secret through the whole evening: who poses as whom, and how the commands are split whose rosters stay shut. */
interface Secrets {
  truths(faces: Faces): ReadonlyMap<string, StandTruth>;
  orders(faces: Faces): OrdersDraft;
  /** Words of the army's file that stand nowhere else. */
  readonly words: string;
  /** Those of the third command who wait for a flank march; what edge they come in at is in their orders. */
  marchers?(faces: Faces): readonly string[];
}

const redArmy = (words: string): ArmyFile => ({
  ...deceptiveArmy,
  halfPoints: deceptiveArmy.halfPoints + 4,
  stands: deceptiveArmy.stands.map((stand) => ({ ...stand, entry: `${words}-entry`, polity: `${words}-polity` })),
  cards: [...deceptiveArmy.cards, { code: 'SC', count: 1 }, { code: 'HL', count: 1 }],
});

/** Who throws, and how often: an action's id goes into its dice, so a test that knows the table's keys finds one that falls as it wants. */
class LoadedDice {
  readonly #thrown = new Map<string, number>();
  readonly #at: BattleTable;
  readonly #records: Records;

  constructor(at: BattleTable, records: Records) {
    this.#at = at;
    this.#records = records;
  }

  async did(seat: string, name: string, args: object, why: string, wanted: readonly number[]): Promise<void> {
    const { master } = JSON.parse((await this.#records.get(`keys!${this.#at.table}`)) ?? '') as { master: string };
    const k = (this.#thrown.get(seat) ?? 0) + 1;
    this.#thrown.set(seat, k);
    const chain = diceChain(Buffer.from(master, 'hex'), this.#at.table, seat, 0);
    const dice = wanted.map(() => 6);
    const falls = (id: string) =>
      rollWith(chain.secret(k), diceRequest({ game: this.#at.table, seat, chain: 0, k, dice, why, id }));
    let id = randomUUID() as string;
    while (falls(id).join() !== wanted.join()) id = randomUUID();
    const answer = await this.#at.of(seat).act(this.#at.table, seat, name, args, id);
    if (answer.status !== 200) throw new Error(`${seat} could not ${name}: ${answer.text}`);
    expect(answer.text).toContain(`"values":[${wanted.join()}]`);
  }
}

interface Evening {
  readonly at: BattleTable;
  readonly faces: Faces;
  readonly salts: ReadonlyMap<string, string>;
}

/** Two dozen deeds of a battle in which red's stands fight whose commands and truths nobody else knows. */
const evening = async ({ truths, orders, words, marchers = () => [] }: Secrets): Promise<Evening> => {
  const store = new MemoryStore();
  const { records } = store;
  const server = await serverForTest({ chance: seededChance(24), clock: new TestClock(), store });
  const at = await battleTable(server);
  const dice = new LoadedDice(at, records);
  const salts = new Map<string, string>();
  const sealed = <Args extends object>(args: Args): Args => {
    for (const { k, salt } of (args as { batch?: readonly BatchItem[] }).batch ?? []) salts.set(k, salt);
    return args;
  };
  await acceptUmpire(at);
  for (const seat of [...others, 'red-captain']) if (seat !== 'umpire') await listen(at, seat);
  const faces = facesOf(await at.bring('red', redArmy(words)));
  const blue = await at.bring('blue', splitArmy);
  await at.did('umpire', 'set-roles', { advantaged: 'red' });
  await at.did('umpire', 'advance-step', { to: 2 });
  await at.did('red-captain', 'seal-orders', sealed(at.orders('red', orders(faces))));
  const ofBlue = (stands: string[]) =>
    ({ stands: stands.sort(), general: stands[0] ?? null, ally: false, edge: 'none', mod: 0 }) as const;
  const split = { 1: ofBlue(blue.slice(0, 2)), 2: ofBlue(blue.slice(2, 4)), 3: ofBlue(blue.slice(4)) };
  await at.did('blue-captain', 'seal-orders', at.orders('blue', split));
  await at.did('umpire', 'advance-step', { to: 6 });
  const plans = ([1, 2, 3] as const).map((command) => ({ command, at: 20_000 * command }));
  await at.did('red-captain', 'seal-orders', sealed(at.markers('red', plans)));
  await at.did('umpire', 'advance-step', { to: 8 });
  const places = placesOf(faces).filter(({ id }) => !marchers(faces).includes(id));
  await at.did('red-captain', 'place-stands', sealed(at.placing('red', places, truths(faces))));
  // The rosters of the others stay shut: whose stand is whose, and who leads them, is red's secret to the end.
  await at.did('red-captain', 'reveal-secrets', { keys: [orderSlot(1, 'roster')] });
  const front: readonly (readonly [number, number])[] = [
    [62_000, 11_000],
    [66_000, 11_000],
    [42_000, 11_000],
    [20_000, 12_000],
    [60_000, 12_000],
    [68_000, 12_000],
  ];
  const stands = blue.flatMap((id, index) => {
    const [x, y] = front[index] ?? [];
    return x === undefined || y === undefined ? [] : [{ id, pose: [x, y, 18_000] as const }];
  });
  await at.did('blue-captain', 'place-stands', { stands });
  const keys = ([1, 2, 3] as const).map((command) => orderSlot(command, 'roster'));
  await at.did('blue-captain', 'reveal-secrets', { keys });
  await at.did('umpire', 'advance-step', { to: 11 });
  // Another umpire, whom nobody has accepted.
  await at.sitAnew('umpire');
  await listen(at, 'umpire');

  await at.did('red-captain', 'begin-turn', {});
  await at.did('red-captain', 'play-card', { card: 'SC', on: [blue[1]] });
  await at.did('red-captain', 'begin-phase', { phase: 'command' });
  await dice.did('red-captain', 'roll-command-points', {}, 'command-points red', [2]);
  const { seq: named } = (await at.act('red-captain', 'name-position', { name: 'before contact' })).json<{
    seq: number;
  }>();
  // Into contact, one after the other: what the open command spends is told, what the others do has no price that anybody sees.
  const moveTo = (id: string, x: number, y: number) =>
    at.did('red-captain', 'move-stands', { moves: [{ id, to: [x, y, 0] }] });
  await moveTo(faces.king, 20_000, 12_000);
  await moveTo(faces.spears, 22_000, 10_000);
  await moveTo(faces.cooks, 62_000, 11_000);
  await moveTo(faces.horde, 66_000, 11_000);
  await moveTo(faces.herd[0], 42_000, 11_000);
  await moveTo(faces.axes, 64_000, 9_000);
  // As movement ends masquerades with enemies near are due: what stands open is noted for all, and theirs is not.
  for (const phase of ['rout', 'ranged', 'close']) {
    if (phase === 'close') {
      if (!marchers(faces).includes(faces.archers))
        await at.did('red-captain', 'take-up-combat', { kind: 'ranged', attacker: faces.archers, defender: blue[4] });
      await at.did('red-captain', 'begin-phase', { phase });
    } else await at.did('red-captain', 'begin-phase', { phase });
  }
  const fights = [
    [faces.cooks, blue[0], [1, 6]],
    [faces.horde, blue[1], [6, 1]],
    [faces.herd[0], blue[2], [3, 3]],
    [faces.king, blue[3], [6, 1]],
  ] as const;
  for (const [index, [attacker, defender, thrown]] of fights.entries()) {
    const { id } = await at.did<{ id: string }>('red-captain', 'take-up-combat', { kind: 'close', attacker, defender });
    await at.did('blue-captain', 'change-combat', { id, side: 'red', code: 'by-hand', value: 1 });
    await dice.did('red-captain', 'fight-combat', { id }, `combat: ${id}`, thrown);
    await at.did('red-captain', 'apply-combat', { id, ...(index === 2 ? { isByHand: true } : {}) });
  }
  await at.did('red-captain', 'play-card', { card: 'HL', on: [faces.king] });
  await at.did('red-captain', 'begin-phase', { phase: 'end' });
  await at.did('red-captain', 'begin-phase', {});
  // What a neighbour tries: to open it, to be refused for what it is, to price its moves, to be told who leads.
  for (const seat of others.filter((other) => other !== 'umpire')) {
    for (const id of [faces.horde, faces.axes, faces.herd[1]]) {
      await at.act(seat, 'reveal-secrets', { keys: [standSlot(id)], side: 'red' });
      await at.act(seat, 'play-card', { card: 'SC', on: [id] });
      await at.act(seat, 'take-up-combat', { kind: 'close', attacker: id, defender: blue[0] });
      await at.act(seat, 'correct-slips', { id: 'red:2:1', terms: [] });
    }
    await at.act(seat, 'undo-action', {});
  }
  // Both go back to where nobody had met, with all that has been rolled, lost and applied since.
  await at.did('blue-captain', 'propose-return', { to: named });
  await at.did('red-captain', 'return-to-position', { to: named });
  for (const seat of others) await listen(at, seat);
  await catchUp(at, others, 'the last word');
  for (const seat of others) await readAll(at, seat);
  return { at, faces, salts };
};

const randomOf = ({ table, invites }: BattleTable): string[] => [
  table,
  ...invites.flatMap(({ url, token }) => [url, token, new URL(url).origin]),
];

/** What goes into dice and falls out of nowhere else. */
const withoutNonces = (said: string): string => said.replaceAll(/(?<="n":")[0-9a-f]{32}/g, '?'.repeat(32));

const heard = ({ at }: Evening, seat: string): string[] => allHeard(at.of(seat), randomOf(at)).map(withoutNonces);

const order = (
  stands: readonly string[],
  general: string | null,
  more: Partial<OrdersDraft[1]> = {},
): OrdersDraft[1] => ({ stands: stands.toSorted(), general, ally: false, edge: 'none', mod: 0, ...more });

const asPainted = ({ king, spears, pikes, herd, archers, cooks, axes, horde, riders }: Faces): OrdersDraft => ({
  1: order([king, spears], king),
  2: order([pikes, ...herd], pikes),
  3: order([archers, cooks, axes, horde, riders], archers, { ally: true }),
});

/** Others lead, others follow, one is allied no more, and points go from the one to the other. */
const otherwise = ({ king, spears, pikes, herd, archers, cooks, axes, horde, riders }: Faces): OrdersDraft => ({
  1: order([king, spears], king),
  2: order([pikes, ...herd, cooks, axes], herd[0], { mod: 1 }),
  3: order([archers, horde, riders], riders, { mod: -1 }),
});

const cooks: Secrets = {
  truths: (faces) => new Map([[faces.cooks, { m: 1, real: [], pair: null }]]),
  orders: asPainted,
  words: 'planted-a',
};
const marching = (edge: 'LF' | 'RB', mod: -1 | 1): Secrets => ({
  ...cooks,
  orders: ({ king, spears, pikes, herd, archers, cooks: carters, axes, horde, riders }) => ({
    1: order([king, spears], king),
    2: order([pikes, ...herd, carters, axes, horde], pikes, { mod: mod === 1 ? -1 : 1 }),
    3: order([archers, riders], riders, { edge, mod }),
  }),
  marchers: ({ archers, riders }) => [archers, riders],
});
const evenings: readonly (readonly [what: string, secrets: Secrets])[] = [
  ['another stand poses', { ...cooks, truths: ({ horde }) => new Map([[horde, { m: 1, real: [], pair: null }]]) }],
  [
    'many pose, each as another',
    {
      ...cooks,
      truths: ({ herd: [one, two], axes, king, horde }) =>
        new Map<string, StandTruth>([
          [one, { m: 1, real: ['HRD'], pair: two }],
          [two, { m: 1, real: ['HRD'], pair: one }],
          [axes, { m: 1, real: ['WRR', 'WRR'], pair: null }],
          [king, { m: 1, real: ['RBL'], pair: null }],
          [horde, { m: 1, real: ['ELE'], pair: null }],
        ]),
    },
  ],
  ['other commands under other generals', { ...cooks, orders: otherwise }],
  ['other words in the army’s file', { ...cooks, words: 'planted-b' }],
];

describe('the same battle twice, with dice, slips, cards, combats and open flags', () => {
  it('sounds the same to everyone on the other side, byte for byte, whatever is secret; and no byte of it is a secret', async () => {
    const first = await evening(cooks);
    const texts = Object.fromEntries(others.map((seat) => [seat, heard(first, seat)]));
    for (const seat of others) {
      const bytes = first.at.of(seat).everythingReceived;
      expect([seat, bytes.includes('planted-a')]).toEqual([seat, false]);
      for (const [slot, salt] of first.salts) {
        const isHeard = bytes.includes(salt) || bytes.includes(Buffer.from(salt, 'hex'));
        // Opened: the roster of the first command, and what it rolled with.
        expect([seat, slot, isHeard]).toEqual([seat, slot, ['cmd.1.roster', 'cmd.1.cp'].includes(slot)]);
      }
      // All of it was there to be heard: a card that was played, points and slips, combats with their dice, flags that stayed open.
      for (const told of ['red:SC:1', '"red:1:2"', '"dice":{"blue":6,"red":1}', 'moves-keep-their-allowance'])
        expect([seat, told, texts[seat]?.some((said) => said.includes(told))]).toEqual([seat, told, true]);
    }
    for (const [what, secrets] of evenings) {
      const second = await evening(secrets);
      expect(second.faces).toEqual(first.faces);
      for (const seat of others)
        expect([what, seat, ...heard(second, seat)]).toEqual([what, seat, ...(texts[seat] ?? [])]);
      expect([what, heard(second, 'red-captain')]).not.toEqual([what, heard(first, 'red-captain')]);
    }
  });

  it('nor where somebody marches: at which edge, and with what points, nobody hears before they come in', async () => {
    const first = await evening(marching('LF', 1));
    const second = await evening(marching('RB', -1));
    for (const seat of others) expect([seat, ...heard(second, seat)]).toEqual([seat, ...heard(first, seat)]);
    expect(heard(second, 'red-captain')).not.toEqual(heard(first, 'red-captain'));
  });
});
