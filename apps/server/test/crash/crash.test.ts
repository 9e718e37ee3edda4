import type { LedgerEntry } from '@vexillum/protocol';
import { withNames } from '@vexillum/model';
import { howMany, seeds } from '@vexillum/model/testing';
import { seededRandom } from '@vexillum/table/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainLayer } from './harness/plain.ts';
import { canCutPower } from './harness/power.ts';
import { answersLost, type Played, playThrough } from './harness/play-through.ts';
import { type DiskTruth, readDisk } from './harness/read-disk.ts';
import { chainFault, foldLedger, readLedger } from './harness/read-ledger.ts';
import { differenceAmong, differenceFrom } from './harness/same-everywhere.ts';
import { CrashServer } from './harness/crash-server.ts';
import { until } from './harness/until.ts';

const KILLS = howMany(8, 50);
const CUTS = howMany(4, 10);

interface Deaths {
  readonly times: number;
  readonly how: string;
  readonly seed: number;
}

const kills = seeds(1, 2).map((seed): Deaths => ({ times: KILLS, how: 'is killed', seed }));
const cuts = seeds(1, 1).map((seed): Deaths => ({ times: CUTS, how: 'loses its power', seed }));

/** The seed decides who does what and when the server dies, as far as a machine with other work lets it. */
describe.each(canCutPower ? [...kills, ...cuts] : kills)(
  'a table whose server $how $times times (seed $seed)',
  ({ times, how, seed }) => {
    const isKilled = how === 'is killed';
    // The few that lose their power are not waited for until each kind of mishap has come.
    const least = isKilled ? 1 : 0;

    const began = performance.now();
    let server: CrashServer;
    let played: Played;
    let entries: readonly LedgerEntry[];
    let claimFaults: readonly string[];
    let spectatorActs: number;
    let lost: number;
    let disk: DiskTruth;

    beforeAll(async () => {
      server = await CrashServer.build();
      const random = seededRandom(seed);
      if (!isKilled) server.dependOnPower(random);
      played = await playThrough(
        server,
        random,
        async (battle, claims) =>
          server.kills >= times && (!isKilled || (claims.seated > 0 && (await answersLost(battle)) > 0)),
      );
      const { battle, claims } = played;
      // The others may hear of the last action a moment after its author has their answer.
      await until('all browsers show the same', () => differenceAmong(battle.all) === undefined).catch(() => undefined);
      entries = await readLedger(battle.of('spectator').browser, battle.table);
      lost = await answersLost(battle);
      claimFaults = await claims.check();
      const tried = await battle
        .of('spectator')
        .browser.act(battle.table, 'spectator', 'say', { text: 'May I?', to: 'table' });
      spectatorActs = tried.status;
      await server.end('SIGTERM');
      disk = await readDisk(server.dataFolder, battle.table, ['red', 'blue']);
      console.log(figures());
    });

    afterAll(async () => {
      played?.battle.close();
      await server?.tearDown();
    });

    const players = () => played.battle.all;

    const figures = () => {
      const { claims, stops, battle } = played;
      const acked = battle.all.reduce((sum, { tap }) => sum + tap.acked.size, 0);
      return [
        `seed ${seed}, a server that ${how}: ${server.kills} times and ${stops.length} stops in ${((performance.now() - began) / 1000).toFixed(0)} s`,
        `${acked} actions acknowledged, ${lost} of them asked for again after they were done; ${entries.length} entries in the ledger`,
        `claims: ${claims.answered} answered, ${claims.triedAgain} tried again, ${claims.burnt} burnt with the answer lost`,
        `tables made: ${claims.tablesKept} answered, ${claims.tablesUnanswered} not; page reloads: ${battle.all.reduce((sum, { reloads }) => sum + reloads, 0)}`,
      ].join('\n');
    };

    it('killed the server often, and the players got much done', () => {
      expect(server.kills).toBeGreaterThanOrEqual(times);
      for (const { tap } of played.battle.actors) expect(tap.acked.size).toBeGreaterThan(times);
      expect(lost).toBeGreaterThanOrEqual(least);
    });

    it('has every acknowledged action in the ledger, where its answer said', () => {
      for (const { tap } of players())
        for (const [id, { seq }] of tap.acked) expect(disk.seqsOf.get(id), `action ${id}`).toEqual([seq]);
    });

    it('did nothing twice', () => {
      const twice = [...disk.seqsOf].filter(([, seqs]) => seqs.length > 1);
      expect(twice).toEqual([]);
    });

    it('did nothing that nobody asked for', () => {
      const asked = new Set(players().flatMap(({ tap }) => [...tap.asked.keys()]));
      const unknown = entries.filter(({ id, seq, name }) => seq > 0 && id && name !== 'claim-seat' && !asked.has(id));
      // A commander was invited, and both armies were brought and placed, before the browsers were opened.
      expect(unknown.map(({ name }) => name)).toEqual([
        'rotate-seat',
        'bring-army',
        'place-stands',
        'bring-army',
        'place-stands',
      ]);
    });

    it('answered every action that was ever sent, once a connection, and never differently', () => {
      for (const { tap } of players()) {
        expect([...tap.asked.keys()].filter((id) => !tap.answers.has(id))).toEqual([]);
        expect(tap.answeredTwice).toEqual([]);
        // A refused action may be asked for again and be done then; one that was done has one answer for ever.
        const done = [...tap.answers].filter(([id]) => tap.acked.has(id));
        for (const [id, answers] of done)
          expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, `answers to ${id}`).toBe(1);
      }
    });

    it('told each player what became of their actions', () => {
      for (const { tap, acked, seat } of players()) {
        const seqs = new Set([...tap.acked.values()].map(({ seq }) => seq));
        const unheard = acked.filter(({ seq }) => !seqs.has(seq));
        expect(unheard, `what ${seat.id} was told`).toEqual([]);
      }
    });

    it('refused nothing for a reason that only a crash explains', () => {
      const reasons = new Set(players().flatMap(({ refused }) => refused.map(({ code }) => code)));
      const everyday = [
        'nothing-to-undo',
        'touched-since',
        'not-on-board',
        'not-in-reserve',
        // Taken back to where it is: the answer to an undo or redo was still under way.
        'not-in-play',
        'not-your-command',
      ];
      expect([...reasons].filter((code) => !everyday.includes(code))).toEqual([]);
    });

    it('keeps a whole chain', () => {
      expect(chainFault(entries)).toBeUndefined();
      expect(players().map(({ live }) => live.$isChainWhole.get())).toEqual([true, true, true, true]);
    });

    it('ends with every browser equal to the others', () => {
      expect(differenceAmong(players())).toBeUndefined();
    });

    it('ends with every browser equal to what the ledger says', () => {
      const { log: _log, ...told } = plainLayer(withNames(foldLedger(entries).public, disk.nameOf));
      for (const { live } of players()) {
        const { log: _log, ...shown } = plainLayer(live.$snapshot.get().public);
        expect(shown).toEqual(told);
      }
    });

    it('ends with every browser equal to what is on the disk, secrets and log included', () => {
      expect(players().flatMap((player) => differenceFrom(disk.snapshot, player) ?? [])).toEqual([]);
    });

    it('keeps every note of a plan that a teammate saw, and every one whose page stayed open', () => {
      for (const { live, seenNotes, writtenNotes } of played.battle.actors) {
        const kept = live.plan?.$notes.get();
        for (const [id, text] of [...seenNotes, ...writtenNotes]) expect(kept?.get(id)?.text, `note ${id}`).toBe(text);
      }
      for (const seat of ['red-captain', 'red-1']) expect(played.battle.of(seat).seenNotes.size).toBeGreaterThan(0);
    });

    it('keeps every seat with whoever was told that it is theirs', () => {
      expect(claimFaults).toEqual([]);
      expect(played.claims.seated).toBeGreaterThanOrEqual(least);
    });

    it('leaves with code 0 within ten seconds when it is asked to, and tells everyone to come back', () => {
      for (const { code, signal, milliseconds } of played.stops) {
        expect({ code, signal }).toEqual({ code: 0, signal: null });
        expect(milliseconds).toBeLessThan(10_000);
      }
      for (const { tap } of players()) expect(tap.closeCodes).toContain(1012);
    });

    it('never let the spectator do anything', () => {
      expect(spectatorActs).toBe(409);
      expect(played.battle.of('spectator').tap.acked.size).toBe(0);
    });
  },
);
