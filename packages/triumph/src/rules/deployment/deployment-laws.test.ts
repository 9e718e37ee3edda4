import fc from 'fast-check';
import type { Openings } from '@vexillum/model';
import { testDigest } from '@vexillum/model/testing';
import { expect, test } from 'vitest';
import type { CommandNumber } from '../armies/army-draft.ts';
import { batchOf } from '../orders/batch-of.ts';
import type { CommandDraft, OrdersDraft } from '../orders/order-draft.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { replayMatch } from '../replay/replay-match.ts';
import { markerArgs, RecordedMatch, type Side, splitArmy, testSealing } from '../testing/index.ts';
import { deploymentStatus } from './deployment-status.ts';
import type { Duty } from './duty.ts';
import { flankEdges } from './flank-edge.ts';
import { hasSealedOrders, isMarching, isShut, lettersFor, rosterOf } from './sealed.ts';
import { allCommands, markerSlot, orderSlot } from './slots.ts';
import { stepOf } from '../records/table.ts';

interface Plan {
  /** For each stand of the army which command it goes to. */
  readonly commands: readonly CommandNumber[];
  readonly edges: readonly CommandDraft['edge'][];
  readonly mods: readonly CommandDraft['mod'][];
  readonly seed: number;
  /** Thinks it over and seals something else first. */
  readonly hesitates: boolean;
}

const plans = fc.record<Plan>({
  commands: fc.array(fc.constantFrom(...allCommands), {
    minLength: splitArmy.stands.length,
    maxLength: splitArmy.stands.length,
  }),
  edges: fc.array(fc.constantFrom('none' as const, ...flankEdges), { minLength: 3, maxLength: 3 }),
  mods: fc.array(fc.constantFrom(-1 as const, 0 as const, 1 as const), { minLength: 3, maxLength: 3 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  hesitates: fc.boolean(),
});

const evenings = fc.record({
  red: plans,
  blue: plans,
  advantaged: fc.constantFrom<Side>('red', 'blue'),
  marchMarkers: fc.boolean(),
});

type Evening = typeof evenings extends fc.Arbitrary<infer T> ? T : never;

/** Two captains who do what the screen asks of them, and nothing else. */
class Captains {
  readonly match: RecordedMatch;
  readonly #evening: Evening;

  constructor(evening: Evening) {
    this.#evening = evening;
    this.match = new RecordedMatch({ 'sealed-orders': true, 'march-markers': evening.marchMarkers });
  }

  #act(side: Side, name: string, args: unknown): void {
    this.match.act(`${side}-captain`, name, args);
  }

  #draft(side: Side): OrdersDraft {
    const { commands, edges, mods } = this.#evening[side];
    const ids = [...this.match.snapshot.public.stand].filter(([, stand]) => stand.side === side).map(([id]) => id);
    const order = (command: CommandNumber): CommandDraft => {
      const stands = ids.filter((_, index) => commands[index] === command).sort();
      const edge = edges[command - 1] ?? 'none';
      return { stands, general: stands[0] ?? null, ally: false, edge, mod: mods[command - 1] ?? 0 };
    };
    return { 1: order(1), 2: order(2), 3: order(3) };
  }

  #seal(side: Side): void {
    const { seed, hesitates } = this.#evening[side];
    const draft = this.#draft(side);
    // Once both have sealed there is no more thinking it over.
    if (hesitates && !hasSealedOrders(this.match.snapshot, side === 'red' ? 'blue' : 'red')) {
      const first = { ...draft, 1: { ...draft[1], edge: 'none' as const } };
      this.#act(side, 'seal-orders', { batch: batchOf(first, testSealing(side, seed + 1)) });
    }
    this.#act(side, 'seal-orders', { batch: batchOf(draft, testSealing(side, seed)) });
  }

  #place(side: Side, command: CommandNumber): void {
    const reserve = (rosterOf(this.match.snapshot, side, command)?.stands ?? []).filter(
      (id) => this.match.snapshot.public.stand.get(id)?.place === 'reserve',
    );
    const pose = [45_000, side === 'red' ? 5_000 : 31_000, 0];
    if (reserve.length > 0) this.#act(side, 'place-stands', { stands: reserve.map((id) => ({ id, pose })) });
  }

  #reveal(side: Side, keys: readonly string[]): void {
    const shut = keys.filter((slot) => isShut(this.match.snapshot, side, slot));
    if (shut.length > 0) this.#act(side, 'reveal-secrets', { keys: shut });
  }

  #do(side: Side, duty: Duty): void {
    switch (duty.kind) {
      case 'agree-roles':
        return this.#act(side, 'set-roles', { advantaged: this.#evening.advantaged });
      case 'bring-army':
        return this.#act(side, 'bring-army', { side, army: splitArmy });
      case 'seal-orders':
        return this.#seal(side);
      case 'place-camp':
        return this.#act(side, 'place-camp', { side, pose: [45_000, 3_000, 0] });
      case 'place-markers':
        return this.#act(
          side,
          'seal-orders',
          markerArgs(this.match.snapshot, side, undefined, this.#evening[side].seed),
        );
      case 'reveal-markers':
        return this.#reveal(side, duty.letters.map(markerSlot));
      case 'reveal-rosters':
        return this.#reveal(
          side,
          duty.commands.map((command) => orderSlot(command, 'roster')),
        );
      case 'deploy':
        return this.#place(side, duty.commands[0]?.command ?? 1);
      case 'take-first-turn':
        return this.#act(side, 'begin-turn', {});
      case 'open-modifiers':
        return this.#reveal(
          side,
          duty.commands.map((command) => orderSlot(command, 'cp')),
        );
      case 'enter-march': {
        const stands = (rosterOf(this.match.snapshot, side, duty.command)?.stands ?? []).map((id) => ({
          id,
          pose: [1_000, 18_000, 9_000],
        }));
        if (stands.length > 0) return this.#act(side, 'enter-flank', { command: duty.command, stands });
      }
    }
  }

  status() {
    return deploymentStatus(this.match.snapshot, profileAt(this.match.snapshot));
  }

  /** What the side owes and has not tried yet: marches of nobody stay away for ever. */
  #owed(side: Side): Duty | undefined {
    const isEmpty = (command: CommandNumber) => rosterOf(this.match.snapshot, side, command)?.stands.length === 0;
    return this.status().sides[side]?.owes.find((duty) => duty.kind !== 'enter-march' || !isEmpty(duty.command));
  }

  /** Until the battle is on and everybody has come. */
  play(): void {
    for (let deed = 0; deed < 200; deed++) {
      const { number, waitingFor } = this.status();
      const [side = 'red'] = number === 11 ? (['red', 'blue'] as const).filter((each) => this.#owed(each)) : waitingFor;
      const duty = this.#owed(side as Side);
      if (duty) this.#do(side as Side, duty);
      else if (number === 11) return;
      else this.#act(side as Side, 'advance-step', {});
    }
    throw new Error(`two hundred deeds and still in step ${this.status().number}`);
  }
}

const openingsIn = (match: RecordedMatch): (Openings['slots'][number] & { side: string; seq: number })[] =>
  match.entries.flatMap(({ openings, seq }) =>
    ([openings ?? []].flat() as Openings[]).flatMap(({ side, slots }) => slots.map((slot) => ({ ...slot, side, seq }))),
  );

test('whoever does what the screen asks comes through the ten steps, and at the end every seal is open and fits', () => {
  fc.assert(
    fc.property(evenings, (evening) => {
      const captains = new Captains(evening);
      captains.play();
      const { match } = captains;
      expect(stepOf(match.snapshot)).toMatchObject({ number: 11, advantaged: evening.advantaged });
      for (const side of ['red', 'blue'] as const) match.act(`${side}-captain`, 'end-game', {});
      const opened = openingsIn(match);
      const letters = (['red', 'blue'] as const).reduce((n, side) => n + lettersFor(match.snapshot, side).length, 0);
      expect(opened).toHaveLength(18 + letters);
      expect(new Set(opened.map(({ side, k }) => `${side} ${k}`)).size).toBe(opened.length);
      for (const { side, k, p, salt } of opened)
        expect(testDigest(side, k, p, salt)).toBe(match.snapshot.public.seal.get(`seal:${side}:${k}`)?.digest);
      expect(replayMatch(match.entries).faults).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('until a salt is opened, no public entry holds it, and no edge that was sealed', () => {
  fc.assert(
    fc.property(evenings, (evening) => {
      const captains = new Captains(evening);
      captains.play();
      const { match } = captains;
      match.act('umpire', 'end-game', {});
      for (const { side, k, salt, seq } of openingsIn(match)) {
        const before = JSON.stringify(match.entries.slice(0, seq));
        expect(before.includes(salt), `${side} ${k}`).toBe(false);
      }
      const firstEdge = openingsIn(match).find(({ k }) => k.endsWith('.flank'))?.seq ?? match.entries.length;
      expect(JSON.stringify(match.entries.slice(0, firstEdge))).not.toMatch(/"(LF|RF|LB|RB|none)"/);
    }),
    { numRuns: 20 },
  );
});

test('no command ever comes to the board before its orders say so, and who marches comes in by its entry alone', () => {
  fc.assert(
    fc.property(evenings, (evening) => {
      const captains = new Captains(evening);
      captains.play();
      const { match } = captains;
      const replay = replayMatch(match.entries);
      for (const [index, { name, args }] of match.entries.entries()) {
        if (name !== 'place-stands') continue;
        const number = stepOf(replay.snapshotAt(index))?.number ?? 0;
        expect(number).toBeGreaterThanOrEqual(7);
        for (const { id } of (args as { stands: { id: string }[] }).stands) {
          const stand = match.snapshot.public.stand.get(id);
          expect(isMarching(match.snapshot, stand?.side ?? '', stand?.command ?? 1)).toBe(false);
        }
      }
    }),
    { numRuns: 15 },
  );
});
