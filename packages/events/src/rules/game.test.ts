import { choiceOf, eventsOf, plainText, type ReplayEntry, type Seat, sealId } from '@vexillum/model';
import { testDigest } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { mayRenew } from './choices/pairing.ts';
import { convenes } from './convenes.ts';
import { armyOf, callOf, event, pairingOf, precedentsFor, type Snapshot, standingsOf } from './index.ts';
import { saltOf, swissDay, TestEvent } from './testing/test-event.ts';

const convenesOf = (snapshot: Snapshot) => convenes.wanted(snapshot);

const faults = (entries: readonly ReplayEntry[]): readonly string[] =>
  (event.match?.replay(entries, () => testDigest) ?? []).map(({ says }) => plainText(says));

const table = (at: TestEvent) => standingsOf(at.snapshot).map(({ id, place, points }) => [id, place, points]);

describe('an event', () => {
  test('pairs by Swiss rules, counts results as they come in, and ends with a table that anybody can work out', () => {
    const at = new TestEvent().entered(4).round();
    expect(at.boards).toEqual([
      ['player-1', 'player-3'],
      ['player-4', 'player-2'],
    ]);
    at.won('1.1', 5);
    expect(table(at)[0]).toEqual(['player-1', 1, 2]);
    expect(at.refusal('host', 'draw-round')).toBe('round-is-on');
    at.won('1.2', 3).round();
    const met = at.boards.map((sides) => sides.toSorted());
    expect(met).toEqual([
      ['player-1', 'player-4'],
      ['player-2', 'player-3'],
    ]);
    at.played('2.1', { score: 2 }, { score: 2 }).won('2.2');
    expect(at.refusal('host', 'draw-round')).toBe('no-more-rounds');
    expect(at.refusal('player-1', 'end-event')).toBe('not-the-host');
    at.act('host', 'end-event');
    expect(event.result?.(at.snapshot)?.sides.filter(({ place }) => place === 1)).toHaveLength(1);
    expect(faults(at.entries)).toEqual([]);
  });

  test('refuses what its state does not allow, in plain words', () => {
    const at = new TestEvent();
    expect(at.refusal('host', 'close-sign-up')).toBe('too-few-entrants');
    expect(at.refusal('player-1', 'draw-round')).toBe('not-allowed');
    expect(at.refusal('host', 'draw-round')).toBe('not-running');
    expect(at.refusal('host', 'set-event', { ...swissDay, scoring: { win: 0, draw: 1, loss: 0, bye: 0 } })).toBe(
      'bad-scoring',
    );
    expect(at.refusal('host', 'set-event', { ...swissDay, method: 'round-robin', tableSize: 4 })).toBe(
      'bad-table-size',
    );
    at.act('player-1', 'enter-event');
    expect(at.refusal('player-1', 'enter-event')).toBe('already-in');
    at.act('player-2', 'enter-event');
    expect(at.refusal('host', 'close-sign-up', { seeds: ['player-1', 'player-1'] })).toBe('bad-seeds');
    at.act('host', 'close-sign-up', { seeds: ['player-2', 'player-1'] }).act('player-3', 'enter-event');
    expect(at.snapshot.public.entrant.get('player-3')?.state).toBe('reserve');
    expect(at.refusal('host', 'publish-round')).toBe('nothing-drawn');
    at.act('host', 'draw-round').act('host', 'publish-round');
    expect(at.refusal('host', 'attest-result', { pairing: '1.1' })).toBe('no-result');
    at.won('1.1');
    expect(at.refusal('host', 'set-event', { ...swissDay, game: 'conquest' })).toBe('tables-open');
    at.act('host', 'set-event', { ...swissDay, rounds: 3 });
  });

  test('seeds by dice where the organiser does not say', () => {
    const at = new TestEvent()
      .act('player-1', 'enter-event')
      .act('player-2', 'enter-event')
      .act('host', 'close-sign-up');
    const seeds = [...at.snapshot.public.entrant.values()].map(({ seed }) => seed);
    expect(new Set(seeds)).toEqual(new Set([1, 2]));
    expect(faults(at.entries)).toEqual([]);
  });

  test('gives the one left over a bye, and nobody a second one', () => {
    const at = new TestEvent().entered(3).round();
    const [bye] = at.boards.at(-1) ?? [];
    expect(at.boards.at(-1)).toHaveLength(1);
    expect(standingsOf(at.snapshot).find(({ id }) => id === bye)).toMatchObject({ points: 2, byes: 1, played: 0 });
    at.won('1.1').round();
    expect(at.boards.at(-1)).toHaveLength(1);
    expect(at.boards.at(-1)?.[0]).not.toBe(bye);
  });

  test('sets up tables of more than two where the game has them, and counts each against each', () => {
    const at = new TestEvent({ tableSize: 4 }).entered(7).round();
    expect(at.boards.map(({ length }) => length)).toEqual([4, 3]);
    at.played('1.1', { place: 2 }, { place: 1 }, { place: 4 }, { place: 3 });
    expect(standingsOf(at.snapshot)[0]).toMatchObject({ id: 'player-2', points: 2, wins: 1 });
    expect(standingsOf(at.snapshot).find(({ id }) => id === 'player-1')?.points).toBeCloseTo(4 / 3);
  });

  test('plays everybody against everybody, and who has withdrawn is a bye', () => {
    const at = new TestEvent({ method: 'round-robin', rounds: 3 }).entered(4).round().won('1.1').won('1.2');
    at.act('player-4', 'withdraw-entrant', { entrant: 'player-4' }).round();
    expect(new Set(at.boards.map(({ length }) => length))).toEqual(new Set([1, 2]));
    const played = at.boards.findIndex(({ length }) => length === 2) + 1;
    at.won(`2.${played}`).round();
    at.won(`3.${at.boards.findIndex(({ length }) => length === 2) + 1}`);
    expect(at.refusal('host', 'draw-round')).toBe('no-more-rounds');
    expect(faults(at.entries)).toEqual([]);
  });

  test('knocks out until one is left, who is first', () => {
    const at = new TestEvent({ method: 'single-elimination', rounds: 1 }).entered(4).round();
    expect(at.boards).toEqual([
      ['player-1', 'player-4'],
      ['player-2', 'player-3'],
    ]);
    at.won('1.1').won('1.2').round();
    expect(at.boards).toEqual([['player-1', 'player-2']]);
    at.played('2.1', { place: 2 }, { place: 1 });
    expect(at.refusal('host', 'draw-round')).toBe('no-more-rounds');
    expect(table(at).map(([id, place]) => [id, place])).toEqual([
      ['player-2', 1],
      ['player-1', 2],
      ['player-3', 3],
      ['player-4', 3],
    ]);
    // Nobody who shares a place is behind.
    expect(standingsOf(at.snapshot).filter(({ behindBy }) => behindBy !== undefined)).toEqual([]);
  });

  test('is paired by hand where the organiser wants that, and changed by hand before it is published', () => {
    const at = new TestEvent({ method: 'by-hand' }).entered(4);
    expect(at.refusal('host', 'draw-round')).toBe('pairs-missing');
    expect(at.refusal('host', 'draw-round', { pairs: [['player-1', 'player-1']] })).toBe('bad-pairs');
    at.act('host', 'draw-round', {
      pairs: [
        ['player-1', 'player-2'],
        ['player-3', 'player-4'],
      ],
    });
    at.act('host', 'swap-pairing', { one: 'player-2', other: 'player-4' });
    expect(at.boards).toEqual([
      ['player-1', 'player-4'],
      ['player-3', 'player-2'],
    ]);
    at.act('host', 'publish-round');
    expect(at.refusal('host', 'swap-pairing', { one: 'player-2', other: 'player-4' })).toBe('nothing-drawn');
  });
});

describe('a result', () => {
  const ended = () => new TestEvent().entered(2).round().won('1.1');
  const state = (at: TestEvent) => pairingOf(at.snapshot, '1.1')?.state;

  test('counts at once, and stands when both have confirmed it, or an umpire has', () => {
    const at = ended();
    expect(state(at)).toBe('ended');
    at.act('player-1', 'attest-result', { pairing: '1.1' });
    expect([state(at), at.refusal('player-1', 'attest-result', { pairing: '1.1' })]).toEqual([
      'ended',
      'attested-already',
    ]);
    expect(at.refusal('player-3', 'attest-result', { pairing: '1.1' })).toBe('not-your-game');
    at.act('player-2', 'attest-result', { pairing: '1.1' });
    expect(state(at)).toBe('attested');
    at.act('umpire-1', 'attest-result', { pairing: '1.1' });
    expect(at.refusal('player-2', 'dispute-result', { pairing: '1.1', why: 'no' })).toBe('umpire-has-said');
    expect(state(ended().act('host', 'attest-result', { pairing: '1.1' }))).toBe('attested');
  });

  test('that is disputed counts for nobody until the umpire has said what does', () => {
    const at = ended().act('player-2', 'dispute-result', { pairing: '1.1', why: 'They moved twice' });
    expect(table(at).map(([, , points]) => points)).toEqual([0, 0]);
    expect(at.refusal('host', 'draw-round')).toBe('round-is-on');
    expect(at.refusal('player-2', 'correct-result', { pairing: '1.1', outcomes: [{}, {}], why: 'x' })).toBe(
      'not-allowed',
    );
    expect(at.refusal('umpire-1', 'correct-result', { pairing: '1.1', outcomes: [{}, {}, {}], why: 'x' })).toBe(
      'bad-outcomes',
    );
    at.act('umpire-1', 'correct-result', { pairing: '1.1', outcomes: [{ place: 2 }, { place: 1 }], why: 'They did' });
    expect(standingsOf(at.snapshot)[0]).toMatchObject({ points: 2, wins: 1 });
    const pairing = pairingOf(at.snapshot, '1.1');
    // What was played stays beside what counts.
    expect([pairing?.state, pairing?.played?.outcomes[0]?.place, pairing?.correction?.outcomes[0]?.place]).toEqual([
      'corrected',
      1,
      2,
    ]);
    expect(faults(at.entries)).toEqual([]);
  });

  test('is taken once, and of the table that counts', () => {
    const at = ended();
    const told = { key: '1.1.1', table: 'table-1.1.1', outcomes: [{}, {}], rule: 'x', seq: 1, head: '' };
    expect(at.refusal('host', 'game-ended', told)).toBe('told-already');
    at.act('host', 'renew-table', { pairing: '1.1', why: 'The clock failed' });
    expect(at.refusal('host', 'game-ended', told)).toBe('another-table');
    expect(convenesOf(at.snapshot)).toMatchObject([{ key: '1.1.2', players: at.boards[0] }]);
    expect(convenesOf(at.snapshot)[0]).not.toHaveProperty('table');
  });

  test('is begun anew five times at most, and an event of before that has more is still checked', () => {
    const at = new TestEvent().entered(2).round();
    const host = event.seats.find(({ kind }) => kind === 'host') as Seat;
    const why = () => choiceOf(mayRenew, at.snapshot, host).whyNot({ pairing: '1.1' })?.code;
    const renew = { pairing: '1.1', why: 'Once more' };
    for (let nth = 1; nth <= 8; nth += 1) {
      at.act('host', 'table-opened', { key: `1.1.${nth}`, table: `table-${nth}`, gameId: `table-${nth}` });
      expect(why()).toBe(nth <= 5 ? undefined : 'renewed-too-often');
      at.act('host', 'renew-table', renew);
    }
    expect(faults(at.entries)).toEqual([]);
  });

  test('of a game that nobody came to is what the umpire says, and a late end changes nothing', () => {
    const at = new TestEvent().entered(2).round();
    at.act('host', 'correct-result', { pairing: '1.1', outcomes: [{ place: 1 }, { place: 2 }], why: 'Nobody came' });
    expect(convenesOf(at.snapshot)).toEqual([]);
    expect(pairingOf(at.snapshot, '1.1')?.state).toBe('corrected');
  });
});

describe('a reserve', () => {
  test('takes a no-show’s place, and plays what the other has not finished from its beginning', () => {
    const at = new TestEvent().entered(4).act('player-5', 'enter-event').round();
    at.act('host', 'table-opened', { key: '1.1.1', table: 'empty', gameId: 'empty' });
    expect(at.refusal('umpire-1', 'replace-entrant', { entrant: 'player-3', by: 'player-4' })).toBe('no-reserve');
    at.act('umpire-1', 'replace-entrant', { entrant: 'player-3', by: 'player-5' });
    expect(at.boards[0]).toEqual(['player-1', 'player-5']);
    expect(convenesOf(at.snapshot).map(({ key }) => key)).toEqual(['1.1.2', '1.2.1']);
    at.played('1.1', { place: 2 }, { place: 1 });
    expect(standingsOf(at.snapshot)[0]?.id).toBe('player-5');
    expect(standingsOf(at.snapshot).map(({ id }) => id)).not.toContain('player-3');
    expect(at.refusal('player-3', 'enter-event')).toBe('withdrawn');
    expect(faults(at.entries)).toEqual([]);
  });

  test('goes on for somebody in a knock-out', () => {
    const at = new TestEvent({ method: 'single-elimination' }).entered(4).act('player-5', 'enter-event').round();
    at.won('1.1').won('1.2').act('host', 'replace-entrant', { entrant: 'player-1', by: 'player-5' }).round();
    expect(at.boards).toEqual([['player-5', 'player-2']]);
  });
});

test('a penalty takes match points, and a warning none', () => {
  const at = new TestEvent().entered(2).round().won('1.1');
  at.act('umpire-2', 'penalize-entrant', { entrant: 'player-1', points: 1, why: 'Late' });
  at.act('umpire-2', 'penalize-entrant', { entrant: 'player-2', points: 0, why: 'Loud' });
  expect(standingsOf(at.snapshot).find(({ id }) => id === 'player-1')).toMatchObject({ points: 1, penalty: 1 });
  expect(at.snapshot.public.penalty.size).toBe(2);
});

describe('armies', () => {
  const army = (n: number, list = `the list of player-${n}`) => ({ name: `Army ${n}`, list, salt: saltOf(n) });
  const sealed = () => {
    const at = new TestEvent({ armies: { areNeeded: true, lockBy: '2026-01-01T13:00:00Z' } });
    at.act('player-1', 'enter-event').act('player-2', 'enter-event');
    return at.act('player-1', 'seal-army', army(1));
  };

  test('are sealed by everybody, may be thought over, and are opened for all at once by the first round', () => {
    const at = sealed().act('player-1', 'seal-army', army(1, 'another list'));
    at.act('host', 'close-sign-up', { seeds: ['player-1', 'player-2'] }).act('host', 'draw-round');
    expect(at.refusal('host', 'publish-round')).toBe('armies-missing');
    at.act('player-2', 'seal-army', army(2));
    expect(JSON.stringify(at.entries)).not.toContain('list');
    expect(armyOf({ ...at.snapshot, sides: {} }, 'player-2')).toBeUndefined();
    at.act('host', 'publish-round').settle();
    const everybodys = { ...at.snapshot, sides: {} };
    expect([armyOf(everybodys, 'player-1')?.list, armyOf(everybodys, 'player-2')?.name]).toEqual([
      'another list',
      'Army 2',
    ]);
    expect(at.refusal('player-1', 'seal-army', army(1))).toBe('army-open');
    expect(faults(at.entries)).toEqual([]);
    const forged = at.entries.map((entry) => {
      const openings = entry.openings as { readonly side: string; readonly slots: readonly object[] }[] | undefined;
      return openings ? { ...entry, openings: openings.slice(0, 1) } : entry;
    });
    expect(faults(forged)[0]).toMatch(/open-armies/);
  });

  test('are taken until the time is up, of reserves also later, and then opened at once', () => {
    const at = sealed();
    at.now = Date.parse('2026-01-01T13:00:01Z');
    expect(at.refusal('player-2', 'seal-army', army(2))).toBe('too-late');
    expect(at.refusal('player-3', 'seal-army', army(3))).toBe('not-in');
    at.act('player-2', 'withdraw-entrant', { entrant: 'player-2' }).act('player-3', 'enter-event');
    at.act('host', 'set-event', { ...swissDay, armies: { areNeeded: true } }).act('player-3', 'seal-army', army(3));
    at.act('host', 'close-sign-up', { seeds: ['player-1', 'player-3'] })
      .round()
      .act('player-4', 'enter-event');
    at.act('player-4', 'seal-army', army(4)).settle();
    expect(at.snapshot.public.seal.get(sealId('player-4', 'army'))?.opening?.payload).toMatchObject({ name: 'Army 4' });
    expect(faults(at.entries)).toEqual([]);
  });
});

describe('a call', () => {
  const state = (at: TestEvent, nth = 1) => callOf(at.snapshot, nth)?.state;

  test('waits until an umpire has answered it, and the answer can be kept as a precedent', () => {
    const at = new TestEvent().entered(2).round();
    expect(at.refusal('host', 'call-umpire', { text: 'x' })).toBe('not-allowed');
    expect(at.refusal('player-3', 'call-umpire', { text: 'x' })).toBe('not-in');
    expect(at.refusal('player-1', 'call-umpire', { pairing: '2.1', text: 'x' })).toBe('not-your-game');
    at.act('player-1', 'call-umpire', { pairing: '1.1', text: 'Does that die count? ' });
    expect(at.refusal('player-1', 'call-umpire', { text: 'Hello?' })).toBe('called-already');
    at.act('umpire-1', 'take-call', { call: 1 });
    expect(state(at)).toBe('taken');
    expect(at.refusal('umpire-1', 'keep-precedent', { call: 1 })).toBe('no-answer');
    at.act('umpire-1', 'answer-call', { call: 1, text: 'It lies flat: yes' });
    expect(at.refusal('player-1', 'withdraw-call', { call: 1 })).toBe('settled-already');
    at.act('umpire-1', 'keep-precedent', { call: 1 });
    expect([...at.snapshot.public.precedent.values()]).toEqual([
      { call: 1, question: 'Does that die count?', answer: 'It lies flat: yes', by: 'umpire-1' },
    ]);
    expect(at.refusal('umpire-1', 'keep-precedent', { call: 1 })).toBe('kept-already');
    at.act('player-1', 'call-umpire', { text: 'And now?' }).act('player-1', 'withdraw-call', { call: 2 });
    expect([state(at, 2), at.refusal('umpire-2', 'take-call', { call: 2 })]).toEqual(['withdrawn', 'settled-already']);
    expect(faults(at.entries)).toEqual([]);
  });

  test('that a table’s flag has made is there once, and answered by the ruling there', () => {
    const at = new TestEvent().entered(2).round();
    const asked = { key: '1.1.1', by: 'player-1', flag: 'a:b', rule: 'a', says: { text: 'A', values: [] } };
    at.act('host', 'umpire-called', asked);
    expect(at.refusal('host', 'umpire-called', asked)).toBe('told-already');
    at.act('host', 'call-ruled', { key: '1.1.1', flag: 'a:b', verdict: 'noted', text: '' });
    expect(callOf(at.snapshot, 1)?.answer).toEqual({ by: 'table', text: '', verdict: 'noted' });
    at.act('host', 'umpire-called', asked).act('host', 'keep-precedent', { call: 1 });
    expect(precedentsFor(at.snapshot, 'a')).toHaveLength(1);
  });
});

test('every entry of an event tells what happened, in people’s names', () => {
  const at = new TestEvent().entered(4).act('player-5', 'enter-event').round().won('1.1');
  at.act('player-1', 'attest-result', { pairing: '1.1' }).act('player-1', 'call-umpire', { text: 'Help' });
  at.act('host', 'replace-entrant', { entrant: 'player-2', by: 'player-5' });
  at.act('host', 'penalize-entrant', { entrant: 'player-1', points: 1, why: 'Late' });
  const told = [...eventsOf(event, at.entries)].slice(event.seats.length + 1).map((line) => line.event);
  expect(told.map(({ kind }) => kind)).not.toContain('untold');
  expect(told.at(-2)).toEqual({ kind: 'replaced', name: 'player-2', by: 'player-5' });
});
