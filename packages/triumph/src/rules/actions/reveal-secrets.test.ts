import { isRefusal, type Openings, type Outcome, reverse, withChanges } from '@vexillum/model';
import { testDigest } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { deploymentStatus } from '../deployment/deployment-status.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { markerCommandOf, modifierOf } from '../deployment/sealed.ts';
import {
  answerTo,
  asSeenBy,
  atFirstTurn,
  attempt,
  begun,
  deployed,
  marked,
  ordered,
  play,
  sealedTable,
  sentTo,
  standsIn,
} from '../testing/index.ts';
import type { Step } from '../records/step.ts';
import { Edits, stepOf } from '../records/table.ts';

const allMarkers = ['marker.A', 'marker.B', 'marker.C'];
const seventh = marked({ 3: { edge: 'LF' } }, { 2: { edge: 'RF', mod: -1 }, 1: { mod: 1 } });

const openingsOf = (outcome: Outcome): readonly Openings[] =>
  outcome.openings === undefined ? [] : ([outcome.openings].flat() as readonly Openings[]);

const reveal = (table: typeof seventh, seat: string, keys: readonly string[], side?: string) =>
  answerTo(table, seat, 'reveal-secrets', { keys, ...(side ? { side } : {}) });

describe('what is added to a command’s die', () => {
  test('is opened by its own commander too, and by no other', () => {
    const battle = sentTo(seventh, 11);
    expect(reveal(battle, 'blue-1', ['cmd.2.cp'])).toBe('not-allowed');
    expect(reveal(battle, 'blue-1', ['cmd.1.cp', 'cmd.1.roster'])).toBe('not-allowed');
    expect(reveal(battle, 'red-1', ['cmd.1.cp'], 'blue')).toBe('not-your-side');
    const { snapshot } = play(battle, 'blue-1', 'reveal-secrets', { keys: ['cmd.1.cp'] });
    expect(snapshot.public.seal.get('seal:blue:cmd.1.cp')?.opening?.payload).toEqual({ mod: 1 });
  });
});

describe('revealing markers', () => {
  test('the disadvantaged opens all three in step 7, and everyone sees their commands (GT-ORDER-009)', () => {
    const { snapshot, outcome } = play(seventh, 'blue-captain', 'reveal-secrets', { keys: allMarkers });
    const shown = (['A', 'B', 'C'] as const).map(
      (letter) => snapshot.public.marker.get(`marker:blue-${letter}`)?.command,
    );
    expect(new Set(shown)).toEqual(new Set([1, 2, 3]));
    expect(shown).toEqual((['A', 'B', 'C'] as const).map((letter) => markerCommandOf(seventh, 'blue', letter)));
    expect(openingsOf(outcome)[0]?.slots.map(({ k }) => k)).toEqual(allMarkers);
  });

  test('every browser can check what was opened against what was sealed', () => {
    const { snapshot, outcome } = play(seventh, 'blue-captain', 'reveal-secrets', { keys: allMarkers });
    for (const { side, slots } of openingsOf(outcome))
      for (const { k, p, salt } of slots)
        expect(testDigest(side, k, p, salt)).toBe(snapshot.public.seal.get(`seal:${side}:${k}`)?.digest);
  });

  test('a marker that is taken up and put down again stays that of its command', () => {
    const shown = play(seventh, 'blue-captain', 'reveal-secrets', { keys: allMarkers }).snapshot;
    const before = shown.public.marker.get('marker:blue-A');
    const gone = play(shown, 'blue-captain', 'remove-marker', { id: 'marker:blue-A' }).snapshot;
    const back = play(gone, 'blue-captain', 'place-marker', { side: 'blue', letter: 'A', pose: [1_000, 36_000, 0] });
    expect(back.snapshot.public.marker.get('marker:blue-A')).toEqual(before);
  });

  test('not one by one, not before its step, not by the other side (GT-ORDER-017)', () => {
    expect(reveal(seventh, 'blue-captain', ['marker.A'])).toBe('all-markers-at-once');
    expect(reveal(sentTo(seventh, 6), 'blue-captain', allMarkers)).toBe('wrong-step');
    expect(reveal(seventh, 'red-captain', ['marker.A'])).toBe('wrong-step');
    expect(reveal(seventh, 'red-captain', allMarkers, 'blue')).toBe('not-your-side');
    expect(reveal(seventh, 'blue-1', allMarkers)).toBe('not-allowed');
  });

  test('the advantaged side opens its orders in step 8, each as it places the command', () => {
    expect(reveal(sentTo(seventh, 8), 'red-captain', ['marker.B'])).toBe('done');
  });
});

describe('revealing rosters', () => {
  test('shows command and general of every stand in it', () => {
    const table = deployed(seventh, 'blue', 1);
    const [general] = standsIn(table, 'blue', 1).filter((id) => table.sides['blue']?.stand.get(id)?.general);
    for (const id of standsIn(table, 'blue', 1))
      expect(table.public.stand.get(id)).toMatchObject({ command: 1, ...(id === general ? { general: true } : {}) });
    for (const id of standsIn(table, 'blue', 3)) expect(table.public.stand.get(id)).not.toHaveProperty('command');
  });

  test('only in the steps where its side places commands (GT-ORDER-014)', () => {
    expect(reveal(ordered(), 'blue-captain', ['cmd.1.roster'])).toBe('wrong-step');
    expect(reveal(seventh, 'red-captain', ['cmd.1.roster'])).toBe('wrong-step');
    expect(reveal(sentTo(seventh, 8), 'red-captain', ['cmd.1.roster'])).toBe('done');
  });

  test('two of them in step 7, the third in step 9 (GT-ORDER-010, GT-ORDER-012)', () => {
    const table = deployed(deployed(marked(), 'blue', 1), 'blue', 2);
    expect(reveal(table, 'blue-captain', ['cmd.3.roster'])).toBe('too-many-commands');
    expect(reveal(sentTo(table, 9), 'blue-captain', ['cmd.3.roster'])).toBe('done');
  });

  test('a march stays shut until it comes in', () => {
    expect(reveal(seventh, 'blue-captain', ['cmd.2.roster'])).toBe('opens-on-entry');
    expect(reveal(sentTo(seventh, 11), 'blue-captain', ['cmd.2.flank'])).toBe('opens-on-entry');
  });
});

describe('opening anything', () => {
  test('needs a seal that is shut', () => {
    const shown = play(seventh, 'blue-captain', 'reveal-secrets', { keys: allMarkers }).snapshot;
    expect(reveal(shown, 'blue-captain', ['marker.A'])).toBe('already-open');
    expect(reveal(begun(), 'red-captain', ['cmd.1.cp'])).toBe('not-sealed');
    expect(reveal(seventh, 'blue-captain', ['cmd.4.cp'])).toBe('not-sealed');
  });

  test('takes no text from the one who asks, so nobody reveals something else', () => {
    const forged = { keys: ['marker.A'], p: { command: 1 } };
    expect(answerTo(seventh, 'blue-captain', 'reveal-secrets', forged)).toBe('bad-arguments');
  });

  test('modifiers of command points open with the first turn, whose owner it is', () => {
    const tenth = atFirstTurn({}, { 1: { mod: 1 } });
    expect(reveal(tenth, 'blue-captain', ['cmd.1.cp'])).toBe('wrong-step');
    expect(reveal(tenth, 'red-captain', ['cmd.1.cp', 'cmd.2.cp', 'cmd.3.cp'])).toBe('done');
    const battle = play(sentTo(tenth, 11), 'blue-captain', 'reveal-secrets', { keys: ['cmd.1.cp'] });
    expect(modifierOf(asSeenBy(battle.snapshot, 'red'), 'blue', 1)).toBe(1);
    expect(battle.event).toMatchObject({ kind: 'opened', side: 'blue', modifiers: { 1: 1 } });
  });

  test('the umpire orders it in any step, and says whose it is', () => {
    expect(reveal(seventh, 'umpire', ['cmd.2.flank'], 'blue')).toBe('done');
    expect(reveal(seventh, 'umpire', ['marker.A'], 'blue')).toBe('done');
    expect(reveal(seventh, 'umpire', ['cmd.2.flank'])).toBe('which-side');
  });

  test('a seal that came void from another server can be opened by nobody', () => {
    const seal = seventh.public.seal.get('seal:blue:marker.A') as NonNullable<
      ReturnType<typeof seventh.public.seal.get>
    >;
    const gone = new Map(seventh.public.seal).set('seal:blue:marker.A', { ...seal, isVoid: true });
    const table = { ...seventh, public: { ...seventh.public, seal: gone } };
    expect(reveal(table, 'umpire', ['marker.A'], 'blue')).toBe('void-seal');
  });
});

describe('ending the game', () => {
  const end = (table: typeof seventh, seat: string, args: object = {}) => attempt(table, seat, 'end-game', args);

  test('both captains say so, and every seal opens, of both sides', () => {
    const asked = play(seventh, 'red-captain', 'end-game', {}).snapshot;
    expect(stepOf(asked)).toMatchObject({ number: 7, ending: { red: true } });
    const { snapshot, outcome } = play(asked, 'blue-captain', 'end-game', {});
    expect(stepOf(snapshot)).toEqual({ number: 12, advantaged: 'red', done: {} });
    expect(openingsOf(outcome).map(({ side, slots }) => [side, slots.length])).toEqual([
      ['red', 12],
      ['blue', 12],
    ]);
    expect([...snapshot.public.seal.values()].filter((seal) => !seal.opening)).toEqual([]);
  });

  test('the umpire ends it alone', () => {
    expect(play(seventh, 'umpire', 'end-game', {}).event).toEqual({ kind: 'game-ended', count: 24 });
  });

  test('one captain’s word is no end, is not said twice, and can be taken back', () => {
    const asked = play(seventh, 'red-captain', 'end-game', {}).snapshot;
    expect(answerTo(asked, 'red-captain', 'end-game', {})).toBe('already-done');
    const withdrawn = play(asked, 'red-captain', 'end-game', { withdraw: true }).snapshot;
    expect(stepOf(withdrawn)).not.toHaveProperty('ending');
    expect(answerTo(withdrawn, 'red-captain', 'end-game', { withdraw: true })).toBe('nothing-to-withdraw');
  });

  test('one captain’s wish lapses when play goes on, and is said anew; of a match of before it stays', () => {
    const first = play(play(seventh, 'umpire', 'advance-step', { to: 11 }).snapshot, 'red-captain', 'begin-turn', {});
    const asked = play(first.snapshot, 'red-captain', 'end-game', {}).snapshot;
    const wants = (table: typeof seventh) => deploymentStatus(table, profileAt(table)).sides['red']?.wantsEnd;
    expect(wants(asked)).toBe(true);
    const next = play(asked, 'red-captain', 'begin-phase', { phase: 'movement' });
    const over = play(asked, 'red-captain', 'begin-phase', { isTurnOver: true });
    for (const { snapshot } of [next, over]) {
      expect(wants(snapshot)).toBe(false);
      expect(answerTo(snapshot, 'red-captain', 'end-game', { withdraw: true })).toBe('nothing-to-withdraw');
      const theirs = play(snapshot, 'blue-captain', 'end-game', {});
      expect(theirs.event).toMatchObject({ kind: 'end-wanted', side: 'blue' });
      expect(wants(theirs.snapshot)).toBe(false);
      expect(play(theirs.snapshot, 'red-captain', 'end-game', {}).event.kind).toBe('game-ended');
    }
    expect(wants(withChanges(next.snapshot, reverse(next.outcome.changes)))).toBe(true);
    const { endingAt: _, ...ofBefore } = stepOf(next.snapshot) as Step;
    const old = withChanges(next.snapshot, new Edits(next.snapshot).put('step', 'this', ofBefore).changes());
    expect(wants(old)).toBe(true);
  });

  test('after it nothing is sealed, revealed or stepped back', () => {
    const over = play(seventh, 'umpire', 'end-game', {}).snapshot;
    expect(answerTo(over, 'umpire', 'advance-step', { to: 5 })).toBe('game-over');
    expect(answerTo(over, 'red-captain', 'end-game', {})).toBe('game-over');
    expect(reveal(over, 'umpire', ['marker.A'], 'blue')).toBe('already-open');
  });

  test('a table where nothing was sealed ends as well', () => {
    const outcome = end(sealedTable({ 'sealed-orders': false }), 'umpire');
    expect(isRefusal(outcome) ? outcome.code : openingsOf(outcome)).toEqual([]);
  });
});
