import { describe, expect, test } from 'vitest';
import { seatedSides } from './choices/index.ts';
import { conquestRules } from './house-rules/house-rules.ts';
import { TestMatch } from './testing/index.ts';

const lands = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('START', () => {
  test('KR-FLOW-START any one of the players may press it once all are seated', () => {
    const match = new TestMatch({ players: 3, rules: { seats: 3 } });
    expect(['player-1', 'player-2', 'player-3'].map((seat) => match.answer(seat, 'start-game'))).toEqual([
      'done',
      'done',
      'done',
    ]);
    expect(match.answer('player-4', 'start-game')).toBe('not-allowed');
    expect(match.answer('spectator', 'start-game')).toBe('not-allowed');
    expect(new TestMatch({ players: 2, rules: { seats: 3 } }).answer('player-1', 'start-game')).toBe('not-all-seated');
    expect(new TestMatch({ players: 4, rules: { seats: 3 } }).answer('player-1', 'start-game')).toBe('too-many-seated');
    expect(match.start().answer('player-2', 'start-game')).toBe('already-started');
  });

  test('KR-FLOW-PLAYERS two to eight can play, one alone cannot', () => {
    expect(new TestMatch({ players: 1 }).answer('player-1', 'start-game')).toBe('not-all-seated');
    expect(new TestMatch({ players: 2 }).answer('player-1', 'start-game')).toBe('done');
    expect(new TestMatch({ players: 5 }).answer('player-1', 'start-game')).toBe('done');
    expect(new TestMatch({ players: 6 }).answer('player-1', 'start-game')).toBe('map-too-small');
    expect(seatedSides(new TestMatch({ players: 8 }).snapshot)).toHaveLength(8);
  });

  test('who has sat down plays, in the order of the seats', () => {
    expect(new TestMatch({ players: 3 }).start().game.order).toEqual(['player-1', 'player-2', 'player-3']);
  });

  test('the order of play can be drawn', () => {
    const orders = [1, 2, 3, 4, 5, 6].map((seed) =>
      new TestMatch({ players: 3, rules: { 'random-order': true }, seed }).start().game.order.join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(orders.every((order) => order.split(',').sort().join() === 'player-1,player-2,player-3')).toBe(true);
  });

  test('KR-FLOW-PHASES assignment, then amassing, then conquering', () => {
    const match = new TestMatch().start();
    const seen = new Set([match.game.phase]);
    for (const territory of lands) match.act(match.mover, 'claim-territory', { territory });
    for (seen.add(match.game.phase); match.game.phase === 'amassing'; )
      match.act(match.mover, 'place-army', { territory: match.mover === 'player-1' ? 'a' : 'b' });
    expect([...seen.add(match.game.phase)]).toEqual(['assignment', 'amassing', 'conquer']);
  });
});

describe('manual start', () => {
  test('KR-ASSIGN-DEFAULT KR-ASSIGN-MODE KR-ADMIN-RANDOMON KR-ADMIN-RANDOMOFF it is how a game begins unless the menu says otherwise', () => {
    expect(conquestRules.find(({ key }) => key === 'random-start')?.default).toBe(false);
    const phaseAfter = (...wishes: readonly boolean[]) => {
      const match = new TestMatch();
      for (const wish of wishes) match.act('host', 'set-house-rules', { rules: { 'random-start': wish } });
      return match.start().game.phase;
    };
    expect([phaseAfter(), phaseAfter(true), phaseAfter(true, false)]).toEqual(['assignment', 'amassing', 'assignment']);
  });

  test('KR-ASSIGN-MANUAL players claim in turn what nobody has yet', () => {
    const match = new TestMatch().start();
    expect(match.answer('player-2', 'claim-territory', { territory: 'a' })).toBe('out-of-turn');
    match.act('player-1', 'claim-territory', { territory: 'a' });
    expect(match.at('a')).toBe('player-1 1');
    expect(match.answer('player-1', 'claim-territory', { territory: 'b' })).toBe('out-of-turn');
    expect(match.answer('player-2', 'claim-territory', { territory: 'a' })).toBe('already-claimed');
    expect(match.answer('player-2', 'claim-territory', { territory: 'z' })).toBe('no-such-territory');
    expect(match.answer('player-2', 'place-army', { territory: 'a' })).toBe('wrong-phase');
  });

  test('KR-ASSIGN-ALL KR-ASSIGN-NEXT with the last territory claimed amassing begins by itself', () => {
    const match = new TestMatch().start();
    for (const territory of lands) {
      expect(match.game.phase).toBe('assignment');
      match.act(match.mover, 'claim-territory', { territory });
    }
    expect(match.game.phase).toBe('amassing');
    expect(match.mover).toBe('player-1');
    expect(lands.map((id) => match.at(id))).toEqual([
      'player-1 1',
      'player-2 1',
      'player-1 1',
      'player-2 1',
      'player-1 1',
      'player-2 1',
    ]);
  });
});

describe('whoever was passed over until all land was claimed', () => {
  const passedOver = (players: number) => {
    const match = new TestMatch({ players }).start();
    for (const territory of lands) {
      if (match.mover === 'player-2') match.act('host', 'skip-turn', { turn: match.game.turn });
      match.act(match.mover, 'claim-territory', { territory });
    }
    return match;
  };

  test('has nothing to play with and is out; the others play on', () => {
    const match = passedOver(3);
    expect(match.game.phase).toBe('amassing');
    expect(match.player('player-2')).toMatchObject({ out: 'eliminated', armiesLeft: 0 });
    expect(match.happened).toEqual({ kind: 'territory-claimed', territory: 'f', landless: ['player-2'] });
    const own = { 'player-1': 'a', 'player-3': 'b' };
    const movers = new Set<string>();
    while (match.game.phase === 'amassing') {
      movers.add(match.mover);
      match.act(match.mover, 'place-army', { territory: own[match.mover as keyof typeof own] });
    }
    expect([...movers, match.mover]).toEqual(['player-1', 'player-3', 'player-1']);
  });

  test('leaves the other, where there is one alone, with all land and the victory', () => {
    const match = passedOver(2);
    expect(match.game).toMatchObject({ phase: 'over', winner: 'player-1' });
    expect(match.happened).toMatchObject({ territory: 'f', winner: 'player-1' });
  });

  test('also beside neutral land, where that need not fall', () => {
    const rules = { neutral: true, 'neutrals-must-fall': false };
    const match = new TestMatch({ players: 2, rules }).start();
    for (const territory of lands.filter((id) => match.at(id).startsWith('nobody'))) {
      if (match.mover === 'player-2') match.act('host', 'skip-turn', { turn: match.game.turn });
      match.act('player-1', 'claim-territory', { territory });
    }
    expect(match.game).toMatchObject({ phase: 'over', winner: 'player-1' });
  });
});

test('who is left alone while land is claimed has won with the last of it, where neutral land may stand (game 16 of the laws)', () => {
  const match = new TestMatch({ players: 2, rules: { 'neutrals-must-fall': false } }).start();
  match.act('player-1', 'claim-territory', { territory: 'b' });
  match.act('player-2', 'claim-territory', { territory: 'a' });
  match.act('host', 'evict-player', { player: 'player-2' });
  for (const territory of ['c', 'd', 'e', 'f']) match.act('player-1', 'claim-territory', { territory });
  expect(match.game).toMatchObject({ phase: 'over', winner: 'player-1' });
});

describe('random start', () => {
  const dealt = (players: number, seed = 1) =>
    new TestMatch({ players, rules: { 'random-start': true }, seed }).start();
  const counts = (match: TestMatch) =>
    match.game.order.map((side) => lands.filter((id) => match.at(id).startsWith(side)).length);

  test('KR-ASSIGN-RANDOM all territories are dealt by the dice, otherwise each time', () => {
    const deals = [1, 2, 3, 4, 5].map((seed) => lands.map((id) => dealt(2, seed).at(id)).join());
    expect(new Set(deals).size).toBeGreaterThan(2);
    expect(deals.every((deal) => !deal.includes('nobody'))).toBe(true);
    expect(new TestMatch({ rules: { 'random-start': true } }).act('player-1', 'start-game').draw).toBeDefined();
  });

  test('KR-ASSIGN-EQUAL equally, and what is left over goes to the first in order', () => {
    expect(counts(dealt(2))).toEqual([3, 3]);
    expect(counts(dealt(3))).toEqual([2, 2, 2]);
    expect(counts(dealt(4))).toEqual([2, 2, 1, 1]);
  });

  test('KR-ASSIGN-NEXT KR-AMASS-REST amassing follows at once, with what the dealt land has not taken', () => {
    const match = dealt(4);
    expect(match.game).toMatchObject({ phase: 'amassing', mover: 'player-1' });
    expect(match.game.order.map((side) => match.player(side).armiesLeft)).toEqual([28, 28, 29, 29]);
  });
});
