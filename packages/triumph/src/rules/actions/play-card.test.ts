import type { ReplayEntry } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { cardsLeft, isAtWork, workingOn } from '../cards/played.ts';
import { cardIsPlayedInItsPhase, cardIsPlayedOnce, cardIsPlayedOnItsTroops } from '../flags/cards/played-cards.ts';
import { replayMatch } from '../replay/replay-match.ts';
import { answerTo, boardWith, play, RecordedMatch, smallArmy } from '../testing/index.ts';
import { changed } from '../testing/changed.ts';
import { saidOf } from '../testing/flags-of.ts';
import { withCards } from '../testing/with-cards.ts';
import type { Snapshot } from '../records/table.ts';
import type { PhaseCode } from '../profiles/turn-rules.ts';

/** Two red knights who hold the line, behind them spears; two blue spears side by side, a third apart, and skirmishers. */
const board = boardWith(
  {
    k1: { troopType: 'KNT', at: [40, 20, 0] },
    k2: { troopType: 'KNT', at: [42, 20, 0] },
    spears: { at: [40, 18, 0] },
    b1: { side: 'blue', at: [40, 20, 180] },
    b2: { side: 'blue', at: [42, 20, 180] },
    b3: { side: 'blue', at: [60, 20, 180] },
    loose: { side: 'blue', troopType: 'SKM', at: [70, 20, 180] },
  },
  {},
  withCards({ HL: 2, CT: 1, SC: 1 }),
);
const inPhase = (phase: PhaseCode, side: 'red' | 'blue' = 'red', from: Snapshot = board, number = 3): Snapshot =>
  changed(from, (edits) => {
    edits.put('turn', 'this', { number, side, phase });
    for (const id of ['k1', 'k2']) {
      const stand = from.public.stand.get(id);
      if (stand) edits.put('stand', id, { ...stand, cards: ['CT', 'HL'] });
    }
  });
const ask = (table: Snapshot, args: object, seat = 'red-captain') => play(table, seat, 'play-card', args);
const held = (on: string[], from = inPhase('close')) => ask(from, { card: 'HL', on }).snapshot;

describe('play-card', () => {
  it('BC-10-HOLD-PLAY-1, BC-00-PLAY-5: what was played lies there with its turn and its stands, for all to see, and is spent', () => {
    const { snapshot, event } = ask(inPhase('close'), { card: 'HL', on: ['k1'] });
    expect(snapshot.public.played.get('red:HL:1')).toEqual({
      side: 'red',
      card: 'HL',
      turn: 3,
      phase: 'close',
      inTurnOf: 'red',
      on: ['k1'],
    });
    expect(event).toMatchObject({ kind: 'card-played', card: 'HL', by: 'red', count: 1, isOver: false });
    expect(cardsLeft(snapshot, 'red', 'HL')).toBe(1);
    expect(workingOn(snapshot, 'HL', 'k1')?.[0]).toBe('red:HL:1');
    expect(workingOn(snapshot, 'HL', 'k2')).toBeUndefined();
  });

  it('BC-10-HOLD-PLAY-4: each is played once; one more than the army has is flagged to everybody, and not refused', () => {
    const twice = held(['k2'], held(['k1']));
    expect(cardsLeft(twice, 'red', 'HL')).toBe(0);
    expect(saidOf(cardIsPlayedOnce, twice, 'blue')).toEqual([]);
    const thrice = held(['k1'], twice);
    for (const reader of ['red', 'blue'] as const)
      expect(saidOf(cardIsPlayedOnce, thrice, reader)).toEqual([
        'Hold the Line was played more often than the army has it (2); each card works once.',
      ]);
  });

  it('BC-00-PLAY-4: a card that was not bought is flagged, and so is one that is never played (BC-00-PLAY-3)', () => {
    const blue = ask(inPhase('cards', 'blue'), { card: 'SC', on: ['k1'] }, 'blue-captain').snapshot;
    expect(saidOf(cardIsPlayedOnce, blue)).toEqual([
      'Scythed Chariots and Stampedes was played, and the army does not have it.',
    ]);
    const camels = ask(inPhase('cards'), { card: 'LC' }).snapshot;
    expect(saidOf(cardIsPlayedOnce, camels)).toEqual([
      'Light Camelry is never played: what it gives works all the time.',
    ]);
  });

  it('BC-10-HOLD-PLAY-2: it is played when a combat has its result, in either side’s turn', () => {
    expect(saidOf(cardIsPlayedInItsPhase, held(['k1']))).toEqual([]);
    expect(saidOf(cardIsPlayedInItsPhase, held(['k1'], inPhase('close', 'blue')))).toEqual([]);
    expect(saidOf(cardIsPlayedInItsPhase, held(['k1'], inPhase('ranged')), 'blue')).toEqual([
      'Hold the Line is played as soon as a close combat has its result, and not in another phase.',
    ]);
  });

  it('BC-10-HOLD-PLAY-3: on a stand that has the card, never on an enemy', () => {
    expect(saidOf(cardIsPlayedOnItsTroops, held(['k1']))).toEqual([]);
    expect(saidOf(cardIsPlayedOnItsTroops, held(['b1']))).toEqual([
      'Hold the Line is played on stands of its own army; Sp1 is an enemy.',
    ]);
    const bare = changed(inPhase('close'), (edits) =>
      edits.put('stand', 'spears', { side: 'red', troopType: 'SPR', place: 'board', cards: [] }),
    );
    expect(saidOf(cardIsPlayedOnItsTroops, held(['spears'], bare))).toEqual([
      'Hold the Line was played on Sp1, whose troops it was not given to.',
    ]);
    expect(saidOf(cardIsPlayedOnItsTroops, held(['k1', 'k2']))).toEqual([
      'Hold the Line was played on 2 stands; it is for 1 at most.',
    ]);
  });

  it('BC-15-SCYTHED-PLAY-1: scythed chariots come first of all in their own turn, before command points', () => {
    const marks = (from: Snapshot) => saidOf(cardIsPlayedInItsPhase, ask(from, { card: 'SC', on: ['b1'] }).snapshot);
    expect(marks(inPhase('cards'))).toEqual([]);
    expect(marks(inPhase('command'))).toHaveLength(1);
    expect(marks(inPhase('cards', 'blue'))).toEqual([
      'Scythed Chariots and Stampedes was played in the other side’s turn; it is for its own.',
    ]);
  });

  it('BC-15-SCYTHED-PLAY-2, BC-15-SCYTHED-PLAY-3: they mark one enemy, or two that touch along an edge and at corners', () => {
    const said = (...on: string[]) =>
      saidOf(cardIsPlayedOnItsTroops, ask(inPhase('cards'), { card: 'SC', on }).snapshot);
    expect(said('b1')).toEqual([]);
    expect(said('b1', 'b2')).toEqual([]);
    expect(said('b1', 'b3')).toEqual([
      'Scythed Chariots and Stampedes marks two stands that touch along an edge and at its corners; these do not.',
    ]);
    expect(said('k1')).toHaveLength(1);
    expect(said()).toEqual(['Scythed Chariots and Stampedes was played without saying on which stands.']);
  });

  it('BC-15-SCYTHED-PLAY-3: whichever way the two look, but not corner to corner or edge to edge alone', () => {
    const said = (at: readonly [number, number, number]) => {
      const table = changed(inPhase('cards'), (edits) =>
        edits.put('pose', 'b2', [at[0] * 1000, at[1] * 1000, at[2] * 100]),
      );
      return saidOf(cardIsPlayedOnItsTroops, ask(table, { card: 'SC', on: ['b1', 'b2'] }).snapshot);
    };
    for (const at of [
      [42, 20.75, 0],
      [40, 20.75, 180],
    ] as const)
      expect(said(at)).toEqual([]);
    for (const at of [
      [42, 20.75, 180],
      [42, 20.4, 180],
      [41, 20.75, 180],
    ] as const)
      expect(said(at)).toHaveLength(1);
  });

  it('BC-15-SCYTHED-PLAY-5, BC-09-PLAUST-PLAY-2, BC-08-MOBINF-PLAY-1: barriers make close order foot of bow levy, transports open order of spears', () => {
    const said = (troopType: string, card: string) => {
      const table = changed(inPhase('cards'), (edits) =>
        edits.put('stand', 'b1', { side: 'blue', troopType, place: 'board', uses: { [card]: 7 } }),
      );
      return saidOf(cardIsPlayedOnItsTroops, ask(table, { card: 'SC', on: ['b1'] }).snapshot);
    };
    expect(said('BLV', 'PL')).toEqual([]);
    expect(said('SPR', 'MI')).toHaveLength(1);
    expect(said('ECV', 'CH')).toHaveLength(1);
  });

  it('BC-15-SCYTHED-PLAY-5: on close order foot alone', () => {
    const table = ask(inPhase('cards'), { card: 'SC', on: ['loose'] }).snapshot;
    expect(saidOf(cardIsPlayedOnItsTroops, table)).toEqual([
      'Scythed Chariots and Stampedes works on close order foot alone; Sk1 is none.',
    ]);
  });

  it('BC-15-SCYTHED-PLAY-8, BC-15-SCYTHED-PLAY-4: the marks stay with their stands until the close combats are over', () => {
    const marked = ask(inPhase('cards'), { card: 'SC', on: ['b1', 'b2'] }).snapshot;
    const on = (phase: PhaseCode, number = 3) =>
      workingOn(inPhase(phase, 'red', marked, number), 'SC', 'b1') !== undefined;
    expect((['cards', 'command', 'movement', 'rout', 'ranged', 'close'] as const).map((phase) => on(phase))).toEqual(
      Array.from({ length: 6 }, () => true),
    );
    expect(on('end')).toBe(false);
    expect(on('cards', 4)).toBe(false);
    const apart = play(inPhase('movement', 'red', marked), 'blue-captain', 'move-stands', {
      moves: [{ id: 'b2', from: [42_000, 20_000, 18_000], to: [50_000, 20_000, 18_000] }],
    }).snapshot;
    expect(workingOn(apart, 'SC', 'b2')).toBeDefined();
    expect(saidOf(cardIsPlayedOnItsTroops, apart)).toEqual([]);
  });

  it('BC-15-SCYTHED-PLAY-10: one that was said to be over stays spent', () => {
    const marked = ask(inPhase('cards'), { card: 'SC', on: ['b1'] }).snapshot;
    const { snapshot, event } = ask(marked, { card: 'SC', over: 'red:SC:1' });
    expect(event).toMatchObject({ kind: 'card-played', isOver: true, count: 1 });
    const played = snapshot.public.played.get('red:SC:1');
    expect(played && isAtWork(snapshot, played)).toBe(false);
    expect(cardsLeft(snapshot, 'red', 'SC')).toBe(0);
  });

  it('BC-15-SCYTHED-PLAY-9: a second time, in a later turn, is flagged where the army has one card', () => {
    const once = ask(inPhase('cards'), { card: 'SC', on: ['b1'] }).snapshot;
    expect(saidOf(cardIsPlayedOnce, once)).toEqual([]);
    const again = ask(inPhase('cards', 'red', once, 5), { card: 'SC', on: ['b2'] }).snapshot;
    expect(saidOf(cardIsPlayedOnce, again)).toHaveLength(1);
  });

  it('refuses what is no card, no stand on the board, or not this side’s to say', () => {
    const table = inPhase('close');
    const to = (args: object, seat = 'red-captain') => answerTo(table, seat, 'play-card', args);
    expect(to({ card: 'XX' })).toBe('no-such-card');
    expect(to({ card: '__proto__' })).toBe('bad-arguments');
    expect(to({ card: 'HL', on: ['k1', 'k1'] })).toBe('stand-twice');
    expect(to({ card: 'HL', on: ['nobody'] })).toBe('not-on-board');
    expect(to({ card: 'HL', on: Array.from({ length: 61 }, () => 'k1') })).toBe('bad-arguments');
    expect(to({ card: 'HL', over: 'red:HL:1' })).toBe('no-such-card');
    expect(to({ card: 'HL', side: 'blue' })).toBe('bad-arguments');
    expect(to({ card: 'HL', on: ['k1'] }, 'umpire')).not.toBe('done');
    expect(to({ card: 'HL', on: ['k1'] }, 'spectator')).not.toBe('done');
    const spent = held(['k1']);
    expect(answerTo(spent, 'blue-captain', 'play-card', { card: 'HL', over: 'red:HL:1' })).toBe('no-such-card');
    const over = ask(spent, { card: 'HL', over: 'red:HL:1' }).snapshot;
    expect(answerTo(over, 'red-captain', 'play-card', { card: 'HL', over: 'red:HL:1' })).toBe('already-done');
  });

  it('answers the same of a stand in reserve and of one that marches', () => {
    const awayAs = (place: 'flank' | undefined) =>
      changed(board, (edits) => {
        edits.put('stand', 'away', { side: 'red', troopType: 'KNT', place: 'reserve' });
        edits.putSecret('red', 'stand', 'away', { command: 1, halfPoints: 8, ...(place ? { place } : {}) });
      });
    const args = { card: 'HL', on: ['away'] };
    expect(answerTo(awayAs('flank'), 'blue-captain', 'play-card', args)).toBe('not-on-board');
    expect(answerTo(awayAs(undefined), 'blue-captain', 'play-card', args)).toBe('not-on-board');
  });

  it('is undone as a whole, and verifies in a match', () => {
    const match = new RecordedMatch({ 'sealed-orders': false });
    const brought = match.act('red-captain', 'bring-army', { side: 'red', army: smallArmy });
    const id = (brought.result as { stands: string[] }).stands[0] as string;
    match.act('red-captain', 'place-stands', { stands: [{ id, pose: [45_000, 5_000, 0] }] });
    match.act('red-captain', 'begin-turn', {});
    match.act('red-captain', 'play-card', { card: 'HL', on: [id] });
    match.act('red-captain', 'play-card', { card: 'HL', over: 'red:HL:1' });
    expect(replayMatch(match.entries).faults).toEqual([]);
    const forged = match.entries.map(
      (entry) =>
        JSON.parse(
          JSON.stringify(entry).replace('"turn":1,"phase":"cards"', '"turn":9,"phase":"cards"'),
        ) as ReplayEntry,
    );
    expect(replayMatch(forged).faults).not.toEqual([]);
  });
});
