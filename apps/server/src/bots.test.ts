import { gameOf } from '@vexillum/conquest';
import { type MatchFile, verifyMatch } from '@vexillum/ledger';
import { TestGiver } from '@vexillum/ledger/testing';
import { type LinkAsk, linkMessage, readJson, readType } from '@vexillum/protocol';
import { TestClock } from '@vexillum/table/testing';
import { expect, it } from 'vitest';
import { campaignTable } from '../test/campaign-table.ts';
import { serverForTest } from '../test/server-for-test.ts';
import { heardBack, sitting } from '../test/sitting.ts';
import { games } from './all-games.ts';

const BOT_PACE = 900;
/** A machine that has not attacked after so many moves sits there for ever. */
const MOST_MOVES = 2000;

it('machines play their turns by themselves while somebody looks on, and the match can be checked', async () => {
  const clock = new TestClock();
  const server = await serverForTest({ clock, botPace: BOT_PACE });
  const table = await campaignTable(server, ['host', 'player-1'], { 'random-start': true });
  const first = await sitting(table.of('player-1'), table.table, 'player-1');
  await table.did('host', 'seat-bots', { seats: ['player-2', 'player-3'] });
  await table.did('player-1', 'start-game');
  await table.did('host', 'evict-player', { player: 'player-1' });
  for (let moves = 0; moves < MOST_MOVES && !first.hasHeard('attack-territory'); moves++) {
    clock.pass(BOT_PACE);
    await heardBack(first.wire);
  }
  expect(gameOf(await table.snapshot())?.phase).toBe('conquer');
  const entries = await table.entries();
  expect(new Set(entries.slice(-20).map(({ seat }) => seat))).toEqual(new Set(['player-2', 'player-3']));
  // SHA-256 of `[]`: an entry that begins or ends a game says that no piece of it has a place.
  const checkpoint = '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945';
  expect(entries.find(({ name }) => name === 'start-game')).toMatchObject({ checkpoint });
  first.wire.socket.close();
  const file = (await table.of('host').get(`/api/tables/${table.table}/export`)).text;
  expect(verifyMatch(file, games)).toMatchObject({ ok: true, faults: [], isReplayed: true });
});

it('machines throw dice that no operator can choose where a person’s device is opposite', async () => {
  const clock = new TestClock();
  // Far longer than the machines are watched here, by the clock that they play by.
  const server = await serverForTest({ clock, botPace: BOT_PACE, linkWithin: 100_000_000 });
  const table = await campaignTable(server, ['host', 'player-1'], { 'random-start': true });
  const first = await sitting(table.of('player-1'), table.table, 'player-1');
  const giver = new TestGiver('player-1', 'player-1', table.table);
  const named = giver.named(['player-2', 'player-3'].map((seat) => ({ seat, c: 0 })));
  const answer = await table.of('player-1').post(`/api/tables/${table.table}/devices`, named, { 'x-seat': 'player-1' });
  expect(answer.status).toBe(200);
  first.wire.socket.on('message', (data: Buffer) => {
    const { type, decoder } = readType(data);
    if (type !== linkMessage) return;
    const { seat, c, k } = (readJson(decoder) as LinkAsk).ask.request;
    first.wire.sendJson(linkMessage, { link: { ...giver.give({ seat, c, k }), seat, c, k } });
  });
  await table.did('host', 'seat-bots', { seats: ['player-2', 'player-3'] });
  await table.did('player-1', 'start-game');
  await table.did('host', 'evict-player', { player: 'player-1' });
  const isAttacked = () => first.hasHeard('attack-territory');
  for (let moves = 0; moves < MOST_MOVES && !isAttacked(); moves++) {
    clock.pass(BOT_PACE);
    await heardBack(first.wire);
  }
  first.wire.socket.close();
  const file = (await table.of('host').get(`/api/tables/${table.table}/export`)).text;
  const attacks = (JSON.parse(file) as MatchFile).ledger.filter(({ name }) => name === 'attack-territory');
  expect(attacks.length).toBeGreaterThan(0);
  for (const { draw } of attacks) expect(draw).toMatchObject({ opp: { seat: 'player-1', key: giver.key } });
  expect(verifyMatch(file, games)).toMatchObject({ ok: true, isReplayed: true, tier2Rolls: attacks.length });
});
