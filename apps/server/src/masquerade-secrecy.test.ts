import { plainText } from '@vexillum/model';
import { newSigningKey, publicKeyOf, verifyMatch } from '@vexillum/ledger';
import { type Changeable, relink } from '@vexillum/ledger/testing';
import { orderSlot, standSlot, type StandTruth } from '@vexillum/triumph';
import { deceptiveArmy, type Faces, facesOf, placesOf, seededChance, splitArmy } from '@vexillum/triumph/testing';
import { TestClock } from '@vexillum/table/testing';
import { describe, expect, it } from 'vitest';
import { allHeard } from '../test/all-heard.ts';
import { acceptUmpire } from '../test/claim-all.ts';
import { type BattleTable, battleTable } from '../test/battle-table.ts';
import { catchUp, listen, others, readAll } from '../test/overhear.ts';
import { serverForTest } from '../test/server-for-test.ts';
import { games } from './all-games.ts';

/** What a curious neighbour tries at each of red's stands. */
const pry = async (at: BattleTable, seat: string, stands: readonly string[]): Promise<void> => {
  for (const id of stands) await at.act(seat, 'reveal-secrets', { keys: [standSlot(id)], side: 'red' });
  await at.act(seat, 'move-stands', { moves: [{ id: stands[0], to: [10_000, 10_000, 0] }] });
  await at.act(seat, 'undo-action', {});
};

const draftOf = ({ king, spears, pikes, herd, archers, cooks, axes, horde, riders }: Faces) => {
  const order = (stands: string[], general: string) =>
    ({ stands: stands.sort(), general, ally: false, edge: 'none', mod: 0 }) as const;
  return {
    1: order([king, spears], king),
    2: order([pikes, ...herd], pikes),
    3: order([archers, cooks, axes, horde, riders], archers),
  };
};

const emptyDraft = (ids: readonly string[]) => {
  const order = (stands: string[]) =>
    ({ stands: stands.sort(), general: stands[0] ?? null, ally: false, edge: 'none', mod: 0 }) as const;
  return { 1: order(ids.slice(0, 2)), 2: order(ids.slice(2, 4)), 3: order(ids.slice(4)) };
};

interface Evening {
  readonly at: BattleTable;
  readonly faces: Faces;
}

type Posing = (faces: Faces) => ReadonlyMap<string, StandTruth>;

/** Chance and the clock are the test's own, so that two evenings differ in nothing but what is secret and what keeps it so. */
const evening = async (posing: Posing): Promise<Evening> => {
  const server = await serverForTest({ chance: seededChance(24), clock: new TestClock() });
  const at = await battleTable(server);
  await acceptUmpire(at);
  for (const seat of [...others, 'red-captain']) if (seat !== 'umpire') await listen(at, seat);
  const faces = facesOf(await at.bring('red', deceptiveArmy));
  const blue = await at.bring('blue', splitArmy);
  await at.did('umpire', 'set-roles', { advantaged: 'red' });
  await at.did('umpire', 'advance-step', { to: 2 });
  await at.did('red-captain', 'seal-orders', at.orders('red', draftOf(faces)));
  await at.did('blue-captain', 'seal-orders', at.orders('blue', emptyDraft(blue)));
  await at.did('umpire', 'advance-step', { to: 6 });
  const plans = ([1, 2, 3] as const).map((command) => ({ command, at: 20_000 * command }));
  await at.did('red-captain', 'seal-orders', at.markers('red', plans));
  await at.did('umpire', 'advance-step', { to: 8 });
  const places = placesOf(faces);
  await at.did('red-captain', 'place-stands', at.placing('red', places, posing(faces)));
  const keys = ([1, 2, 3] as const).map((command) => orderSlot(command, 'roster'));
  await at.did('red-captain', 'reveal-secrets', { keys });
  await at.did('umpire', 'advance-step', { to: 11 });
  await at.did('red-captain', 'begin-turn', {});
  for (const {
    id,
    pose: [x, y, turn],
  } of places)
    await at.did('red-captain', 'move-stands', { moves: [{ id, to: [x, y + 3_500, turn] }] });
  await at.did('red-captain', 'undo-action', {});
  await at.did('red-captain', 'return-stands', { stands: [faces.riders] });
  await at.did('red-captain', 'place-stands', { stands: [{ id: faces.riders, pose: [68_000, 9_000, 0] }] });
  // Everybody has moved too far for some of them: what the phase and the turn leave open is what everybody sees.
  await at.did('red-captain', 'begin-phase', { phase: 'rout' });
  // Whoever pries takes their own last deed back, so the umpire hands over.
  for (let turns = 0; turns < 2; turns++) await at.did('umpire', 'begin-phase', { isTurnOver: true });
  // Another umpire, whom nobody has accepted.
  await at.sitAnew('umpire');
  for (const seat of others)
    await pry(
      at,
      seat,
      places.map(({ id }) => id),
    );
  for (const seat of others) await listen(at, seat);
  await catchUp(at, others, 'the last word');
  for (const seat of others) await readAll(at, seat);
  return { at, faces };
};

/** Tokens are in what a seat's own claim answered and in the links that the host was given; tables are named by chance. */
const randomOf = ({ table, invites }: BattleTable): string[] => [
  table,
  ...invites.flatMap(({ url, token }) => [url, token, new URL(url).origin]),
];

const heard = ({ at }: Evening, seat: string): string[] => allHeard(at.of(seat), randomOf(at));

const nobody: Posing = () => new Map();
const cooksPose: Posing = ({ cooks }) => new Map([[cooks, { m: 1, real: [], pair: null }]]);
const hordePoses: Posing = ({ horde }) => new Map([[horde, { m: 1, real: [], pair: null }]]);
const manyPose: Posing = ({ herd: [one, two], axes, king, riders }) =>
  new Map<string, StandTruth>([
    [one, { m: 1, real: ['HRD'], pair: two }],
    [two, { m: 1, real: ['HRD'], pair: one }],
    [axes, { m: 1, real: ['WRR', 'WRR'], pair: null }],
    [king, { m: 1, real: ['RBL'], pair: null }],
    [riders, { m: 1, real: [], pair: null }],
  ]);

describe('the same evening twice, with other stands posing', () => {
  it('sounds the same to everyone on the other side, byte for byte, up to what chance gives', async () => {
    const first = await evening(cooksPose);
    for (const posing of [hordePoses, manyPose, nobody]) {
      const second = await evening(posing);
      expect(second.faces).toEqual(first.faces);
      for (const seat of others) {
        // The umpire came late.
        expect(heard(first, seat).length).toBeGreaterThan(seat === 'umpire' ? 40 : 60);
        expect([seat, ...heard(second, seat)]).toEqual([seat, ...heard(first, seat)]);
      }
      expect(heard(second, 'red-captain')).not.toEqual(heard(first, 'red-captain'));
      expect(heard(second, 'spectator').some((said) => said.includes('moves-keep-their-allowance'))).toBe(true);
    }
  });
});

describe('a match with masquerades', () => {
  const file = async ({ at }: Evening): Promise<string> =>
    (await at.of('host').get(`/api/tables/${at.table}/export`)).text;
  const rules = games;

  /** What a server would hand out that lies with a key of its own. */
  const forged = (text: string, change: (entry: Changeable['ledger'][number]) => void): string => {
    // It has no certificate of the server that it pretends to be.
    const { certificate: _of, ...match } = JSON.parse(text) as Changeable & { readonly certificate?: unknown };
    const key = newSigningKey(new Uint8Array(32).fill(24));
    const [genesis] = match.ledger;
    if (genesis) genesis.args = { ...(genesis.args as object), key: publicKeyOf(key) };
    for (const entry of match.ledger) change(entry);
    return relink({ ...match, key: publicKeyOf(key) }, match.table, key);
  };
  const faultsOf = (text: string) =>
    verifyMatch(text, rules).faults.map(({ kind, says }) => `${kind}: ${plainText(says)}`);

  it('does not verify where another truth is opened than was sealed, or another stand comes than was opened', async () => {
    const night = await evening(manyPose);
    const { at, faces } = night;
    await at.did('red-captain', 'reveal-secrets', { keys: [standSlot(faces.axes)] });
    const text = await file(night);
    expect(faultsOf(forged(text, () => undefined))).toEqual([]);
    const ofReveal = (change: (entry: { openings: string; changes: string }) => Partial<typeof entry>) =>
      forged(text, (entry) => {
        if (!JSON.stringify(entry.openings ?? {}).includes('WRR')) return;
        const [openings, changes] = [JSON.stringify(entry.openings), JSON.stringify(entry.changes)];
        const made = { openings, changes, ...change({ openings, changes }) };
        entry.openings = JSON.parse(made.openings) as NonNullable<typeof entry.openings>;
        entry.changes = JSON.parse(made.changes) as NonNullable<typeof entry.changes>;
      });
    const [asKnights, knightsCome] = [
      ofReveal(({ openings, changes }) => ({
        openings: openings.replace('["WRR"', '["KNT"'),
        changes: changes.replaceAll('["WRR"', '["KNT"').replace('"troopType":"WRR"', '"troopType":"KNT"'),
      })),
      ofReveal(({ changes }) => ({ changes: changes.replace('"troopType":"WRR"', '"troopType":"KNT"') })),
    ];
    expect(faultsOf(asKnights)[0]).toMatch(/^seal: .* as something else than it sealed/);
    expect(faultsOf(knightsCome)[0]).toMatch(/^rules: .* what comes in their place is something else/);
  });

  it('verifies after they are shown, forced and left over, with what comes in their place', async () => {
    const night = await evening(manyPose);
    const { at, faces } = night;
    await at.did('red-captain', 'reveal-secrets', { keys: [standSlot(faces.axes)] });
    await acceptUmpire(at);
    await at.did('umpire', 'reveal-secrets', { keys: [standSlot(faces.herd[0])], side: 'red' });
    await at.did('red-captain', 'begin-turn', {});
    expect((await at.act('red-captain', 'reveal-secrets', { keys: [standSlot(faces.king)] })).error?.code).toBe(
      'wrong-step',
    );
    await at.did('umpire', 'end-game', {});
    const report = verifyMatch(await file(night), rules);
    expect(report).toMatchObject({ ok: true, faults: [], isReplayed: true });
    expect(report.seals).toMatchObject({ sealed: 31, opened: 31, unopened: [] });
    const own = (
      await at.of('red-captain').get(`/api/tables/${at.table}/export?view=full`, { 'x-seat': 'red-captain' })
    ).text;
    expect(verifyMatch(own, rules)).toMatchObject({ ok: true, faults: [] });
  });

  it('is not taken back: what was sealed with its placing stays sealed', async () => {
    const server = await serverForTest();
    const at = await battleTable(server);
    const faces = facesOf(await at.bring('red', deceptiveArmy));
    const places = placesOf(faces);
    await at.did('red-captain', 'place-stands', at.placing('red', places, cooksPose(faces)));
    expect((await at.act('red-captain', 'undo-action', {})).error?.code).toBe('nothing-to-undo');
    await at.did('red-captain', 'return-stands', { stands: [faces.cooks] });
    const again = at.placing(
      'red',
      places.filter(({ id }) => id === faces.cooks),
      nobody(faces),
    );
    expect((await at.act('red-captain', 'place-stands', again)).error?.code).toBe('already-sealed');
    await at.did('red-captain', 'undo-action', {});
    const seals = (await at.ledger()).entries.filter(({ seals }) => seals !== undefined);
    expect(seals).toHaveLength(1);
  });
});
