import { type MatchFile, verifyMatch } from '@vexillum/ledger';
import { replayMatch } from '@vexillum/triumph';
import { smallArmy } from '@vexillum/triumph/testing';
import { expect, it, onTestFinished } from 'vitest';
import type * as Y from 'yjs';
import { battleTable } from '../test/battle-table.ts';
import { acceptUmpire } from '../test/claim-all.ts';
import { serverForTest } from '../test/server-for-test.ts';
import { stockClient, untilDoc } from '../test/sync-client.ts';
import { games } from './all-games.ts';

const poseIn = (doc: Y.Doc, id: string): unknown => doc.getMap('pose').get(id);
const everybody = ['red-captain', 'red-1', 'blue-captain', 'umpire', 'spectator'];

/** A battle with both armies on the board in Red's first turn, and a socket for everybody. */
const battle = async () => {
  const server = await serverForTest();
  const at = await battleTable(server, { houseRules: { 'sealed-orders': false } });
  const seq = async (seat: string, name: string, args: unknown): Promise<number> => {
    const answer = await at.act(seat, name, args);
    if (answer.status !== 200) throw new Error(`${seat} could not ${name}: ${answer.text}`);
    return answer.json<{ seq: number }>().seq;
  };
  const codeOf = async (seat: string, name: string, args: unknown): Promise<string> => {
    const answer = await at.act(seat, name, args);
    return answer.status === 200 ? 'done' : (answer.error?.code ?? String(answer.status));
  };
  const [mine = ''] = await at.bring('red', smallArmy);
  const [theirs = ''] = await at.bring('blue', smallArmy);
  await at.did('red-captain', 'place-stands', { stands: [{ id: mine, pose: [40_000, 10_000, 0] }] });
  await at.did('blue-captain', 'place-stands', { stands: [{ id: theirs, pose: [40_000, 30_000, 18_000] }] });
  await acceptUmpire(at);
  const start = await seq('red-captain', 'begin-turn', {});
  await at.did('red-captain', 'begin-phase', { phase: 'movement' });
  const docs = everybody.map((seat) => {
    const client = stockClient(at.of(seat), at.table, 'public');
    onTestFinished(() => client.stop());
    return client.doc;
  });
  const allSee = (id: string, pose: unknown) =>
    Promise.all(
      docs.map((doc) => untilDoc(doc, () => JSON.stringify(poseIn(doc, id)) === JSON.stringify(pose ?? undefined))),
    );
  return { server, at, seq, codeOf, mine, theirs, start, allSee };
};

it('two captains go back together: everybody sees the same board, the file verifies, and the replay tells both', async () => {
  const { server, at, seq, codeOf, mine, theirs, start, allSee } = await battle();
  const { table, of } = at;
  const named = await seq('blue-captain', 'name-position', { name: 'before the charge' });
  await at.did('red-captain', 'move-stands', { moves: [{ id: mine, to: [40_000, 12_000, 0] }] });
  await at.did('red-captain', 'move-stands', { moves: [{ id: mine, to: [40_000, 13_000, 0] }] });
  await at.did('blue-captain', 'lose-stands', { stands: [theirs] });
  await allSee(theirs, undefined);
  await allSee(mine, [40_000, 13_000, 0]);

  // What others try meanwhile is refused in words.
  expect(await codeOf('blue-captain', 'return-to-position', { to: named })).toBe('not-proposed');
  expect(await codeOf('red-captain', 'propose-return', { to: 4_000 })).toBe('no-such-moment');
  expect(await codeOf('red-captain', 'name-position', { name: 'x'.repeat(10_000) })).toBe('bad-name');
  for (const seat of ['red-1', 'spectator', 'host'])
    for (const name of ['propose-return', 'return-to-position', 'withdraw-return'])
      expect([seat, name, await codeOf(seat, name, { to: named })]).toEqual([seat, name, 'not-allowed']);
  await at.did('red-captain', 'propose-return', { to: start });
  expect(await codeOf('blue-captain', 'propose-return', { to: named })).toBe('proposed-another');
  await at.did('red-captain', 'propose-return', { to: named });
  expect(await codeOf('blue-captain', 'return-to-position', { to: start })).toBe('proposed-another');

  const back = await seq('blue-captain', 'return-to-position', { to: named });
  await allSee(mine, [40_000, 10_000, 0]);
  await allSee(theirs, [40_000, 30_000, 18_000]);
  expect(await codeOf('red-captain', 'undo-action', {})).not.toBe('done');
  await at.did('red-captain', 'move-stands', { moves: [{ id: mine, to: [41_000, 11_000, 0] }] });
  await seq('umpire', 'return-to-position', { to: start });
  await allSee(mine, [40_000, 10_000, 0]);

  const file = (await of('spectator').get(`/api/tables/${table}/export`)).text;
  expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
  const { ledger } = JSON.parse(file) as MatchFile;
  expect(ledger.filter(({ name }) => name === 'return-to-position')).toHaveLength(2);
  const replay = replayMatch(ledger);
  expect(replay.snapshotAt(back - 1).public.stand.get(theirs)?.place).toBe('lost');
  expect(replay.snapshotAt(back).public.stand.get(theirs)?.place).toBe('board');
  // A side's own file says the same, and another server goes on from it: the list of moments goes with the match.
  const ofRed = (await of('red-captain').get(`/api/tables/${table}/export?view=side`)).text;
  expect(verifyMatch(ofRed, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
  const made = await server.browser().post('/api/tables', { match: file });
  const { table: next, invites } = made.json<{ table: string; invites: { seat: string; token: string }[] }>();
  const umpire = server.browser();
  await umpire.claim(invites.find(({ seat }) => seat === 'umpire')?.token, 'Ursula');
  const rule = () => umpire.act(next, 'umpire', 'return-to-position', { to: start });
  expect((await rule()).error?.code).toBe('umpire-not-accepted');
  for (const seat of ['red-captain', 'blue-captain']) {
    const captain = server.browser();
    await captain.claim(invites.find((one) => one.seat === seat)?.token, seat);
    await captain.act(next, seat, 'accept-umpire', {});
  }
  expect((await rule()).status).toBe(200);
  const again = (await umpire.get(`/api/tables/${next}/export`)).text;
  expect(verifyMatch(again, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
});

it('a file that says the table went back elsewhere is found out', async () => {
  const { at, mine, start } = await battle();
  await at.did('red-captain', 'move-stands', { moves: [{ id: mine, to: [40_000, 12_000, 0] }] });
  await at.did('umpire', 'return-to-position', { to: start });
  const { ledger } = JSON.parse((await at.of('host').get(`/api/tables/${at.table}/export`)).text) as MatchFile;
  const forged = ledger.map((entry) =>
    entry.name === 'return-to-position'
      ? (JSON.parse(JSON.stringify(entry).replace('[40000,10000,0]]', '[40000,11000,0]]')) as typeof entry)
      : entry,
  );
  expect(replayMatch(ledger).faults).toEqual([]);
  expect(replayMatch(forged).faults).toHaveLength(1);
});
