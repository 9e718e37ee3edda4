import { randomUUID } from 'node:crypto';
import { isRefusal, plainText } from '@vexillum/model';
import { howMany, seeds } from '@vexillum/model/testing';
import { actionMessage, encodeJson } from '@vexillum/protocol';
import { seededRandom } from '@vexillum/table/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allIsWell } from './harness/all-is-well.ts';
import { askForTable, Battle, invitedBy } from './harness/battle.ts';
import { canLimitDisk, limitDisk, limitInTheMiddleOfARecord } from './harness/disk-limit.ts';
import { keepPlaying } from './harness/habits.ts';
import { Player } from './harness/player.ts';
import { readLedger } from './harness/read-ledger.ts';
import { CrashServer } from './harness/crash-server.ts';
import { until } from './harness/until.ts';

const NOTHING = 0;

/** Runs against the real process, whose writes the system refuses; a disk that is really full would be the machine's. */
describe.skipIf(!canLimitDisk).each(seeds(1, 2))(
  'a server whose disk is full (needs prlimit of util-linux; seed %i)',
  (seed) => {
    let server: CrashServer;
    let battle: Battle;
    const random = seededRandom(seed);

    beforeEach(async () => {
      server = await CrashServer.build();
      await server.start();
      battle = await Battle.begin(server);
      await until('everyone sees the table', () => battle.all.every(({ live }) => live.$isLoaded.get()));
    });

    afterEach(async () => {
      battle?.close();
      await server?.tearDown();
    });

    const say = (text: string) => battle.of('red-captain').act('say', { text, to: 'table' });

    it('refuses every action in one plain sentence, goes on showing the table, and goes on when there is space', async () => {
      const { browser } = battle.of('red-captain');
      expect(isRefusal(await say('Before'))).toBe(false);
      const page = async () =>
        (await browser.get(`/api/tables/${battle.table}/ledger`)).json<{ entries?: unknown[] }>().entries;
      const readBefore = await page();
      limitDisk(server.process.pid, NOTHING);
      for (const text of ['One', 'Two', 'Three']) {
        const answer = await say(text);
        expect(answer).toMatchObject({ kind: 'refusal', code: 'not-saved' });
        expect(isRefusal(answer) && plainText(answer.words)).toMatch(/^[A-Z][^.]*\.( [A-Z][^.]*\.)?$/);
      }
      expect((await browser.get('/healthz')).status).toBe(200);
      expect((await browser.get(`/api/tables/${battle.table}`)).status).toBe(200);
      expect((await browser.get(`/api/tables/${battle.table}/actions`)).status).toBe(200);

      // A database cannot be opened where nothing at all can be written, so pages that nobody has read yet wait for space; what is in memory does
      // not. The players read on from what they have checked, so none of them has begun with the second entry.
      expect((await browser.get(`/api/tables/${battle.table}/ledger?from=1`)).status).toBe(503);
      expect(await page()).toEqual(readBefore);
      expect(readBefore?.length).toBeGreaterThan(5);

      const latecomer = new Player(battle.table, 'spectator', battle.of('spectator').browser);
      await until('a latecomer sees the table', () => latecomer.live.$isLoaded.get());
      expect([...latecomer.live.$snapshot.get().public.chat.values()].map(({ text }) => text)).toEqual(['Before']);
      latecomer.close();

      limitDisk(server.process.pid, 'unlimited');
      await until('an action is done again', async () => !isRefusal(await say('After')));
      await allIsWell(server, battle);
    });

    it('does an action that was refused when it is asked for again, once', async () => {
      const { browser } = battle.of('red-captain');
      const id = randomUUID();
      const act = () => browser.act(battle.table, 'red-captain', 'roll-dice', { dice: [6], why: 'to see' }, id);
      limitDisk(server.process.pid, NOTHING);
      expect((await act()).error?.code).toBe('not-saved');
      expect((await act()).error?.code).toBe('not-saved');
      limitDisk(server.process.pid, 'unlimited');
      await until('it is done', async () => (await act()).status === 200);
      const [first, second] = [await act(), await act()];
      expect(second.text).toBe(first.text);
      const entries = await readLedger(browser, battle.table);
      expect(entries.filter((entry) => entry.id === id).map(({ seq }) => seq)).toEqual([
        first.json<{ seq: number }>().seq,
      ]);
      await allIsWell(server, battle);
    });

    it('answers an action that was done before as it did then, or not yet', async () => {
      const { browser } = battle.of('red-captain');
      const id = randomUUID();
      const act = () => browser.act(battle.table, 'red-captain', 'roll-dice', { dice: [6, 6], why: 'to see' }, id);
      const answer = await act();
      limitDisk(server.process.pid, NOTHING);
      expect(isRefusal(await say('No'))).toBe(true);
      const repeated = await act();
      expect([200, 503]).toContain(repeated.status);
      expect(repeated.status === 200 ? repeated.text : answer.text).toBe(answer.text);
      limitDisk(server.process.pid, 'unlimited');
      await until('it is answered', async () => (await act()).status === 200);
      expect((await act()).text).toBe(answer.text);
      await allIsWell(server, battle);
    });

    it('outlives a browser that asks again, over its socket, for an action whose answer cannot be read', async () => {
      const { browser } = battle.of('red-captain');
      const id = randomUUID();
      const act = { id, name: 'roll-dice', args: { dice: [6, 6], why: 'to see' } };
      const answer = await browser.act(battle.table, 'red-captain', act.name, act.args, id);
      const wire = browser.wire(battle.table, 'public', '?seat=red-captain&events=1');
      await wire.opened;
      limitDisk(server.process.pid, NOTHING);
      expect(isRefusal(await say('No'))).toBe(true);
      wire.send(encodeJson(actionMessage, JSON.stringify({ act })));
      // Nothing is said about it that might be wrong: the browser is sent away, comes back and asks again.
      expect((await wire.closed).code).toBe(4503);
      limitDisk(server.process.pid, 'unlimited');
      await until('it is answered', async () => {
        const repeated = await browser.act(battle.table, 'red-captain', act.name, act.args, id);
        return repeated.status === 200 && repeated.text === answer.text;
      });
      await allIsWell(server, battle);
    });

    it('keeps an invite whole that could not be claimed', async () => {
      const invited = invitedBy(await askForTable(server.browser()));
      const claim = () => server.browser().claim(invited.tokenOf('blue-captain'), 'Ralf');
      limitDisk(server.process.pid, NOTHING);
      expect((await claim()).error?.code).toBe('not-saved');
      expect((await askForTable(server.browser())).error?.code).toBe('not-saved');
      limitDisk(server.process.pid, 'unlimited');
      await until('a table can be made', async () => (await askForTable(server.browser())).status === 201);
      await until('the seat is claimed', async () => (await claim()).status === 200);
      expect((await claim()).status).toBe(410);
      await allIsWell(server, battle);
    });

    it('loses nothing while the disk fills up and empties under load, records are cut in two and the server dies of it', async () => {
      const stopPlaying = battle.actors.map((player) => keepPlaying(player, random));
      const refusedSoFar = () =>
        battle.actors.reduce((sum, { refused }) => sum + refused.filter(({ code }) => code === 'not-saved').length, 0);
      const ackedSoFar = () => battle.actors.reduce((sum, { tap }) => sum + tap.ackCount, 0);
      for (let time = 0; time < howMany(5, 18); time++) {
        const [acked, refused] = [ackedSoFar(), refusedSoFar()];
        await until('the players go on', () => ackedSoFar() > acked + 15);
        if (time % 3 === 0) limitDisk(server.process.pid, NOTHING);
        else limitInTheMiddleOfARecord(server.process.pid, server.dataFolder, Math.floor(random() * 1500));
        await until('the players are told', () => refusedSoFar() > refused + 10);
        if (time % 4 === 3) {
          await server.end('SIGKILL');
          await server.start();
        } else limitDisk(server.process.pid, 'unlimited');
      }
      for (const stop of stopPlaying) stop();
      for (const { refused, seat } of battle.actors) {
        const said = new Set(refused.filter(({ code }) => code === 'not-saved').map(({ words }) => plainText(words)));
        expect(said.size, `sentences told to ${seat.id}`).toBe(1);
      }
      await allIsWell(server, battle);
      for (const { live, seenNotes, writtenNotes } of battle.actors) {
        const kept = live.plan?.$notes.get();
        for (const [id, text] of [...seenNotes, ...writtenNotes]) expect(kept?.get(id)?.text, `note ${id}`).toBe(text);
      }
    });
  },
);
