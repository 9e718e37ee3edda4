import { gameOf } from '@vexillum/conquest';
import { verifyMatch } from '@vexillum/ledger';
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
