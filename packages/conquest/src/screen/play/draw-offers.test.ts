import { expect, it } from 'vitest';
import { seatOf } from '../../rules/index.ts';
import { TestMatch } from '../../rules/testing/index.ts';
import { drawOffers } from './draw-offers.ts';

const offered = () => {
  const match = new TestMatch({ players: 3, rules: { 'random-start': true } }).start();
  const to = (side: string) => {
    const seat = seatOf(side);
    if (!seat) throw new Error(`no seat ${side}`);
    return drawOffers(match.snapshot, seat);
  };
  return { match, to };
};

it('whoever has not agreed sees who would have a draw, until that is taken back', () => {
  const { match, to } = offered();
  expect(to('player-1')).toEqual([]);
  match.act('player-2', 'offer-draw', { agrees: true });
  expect([to('player-1'), to('player-2'), to('player-3')]).toEqual([['player-2'], [], ['player-2']]);
  match.act('player-3', 'offer-draw', { agrees: true });
  expect([...to('player-1')].toSorted()).toEqual(['player-2', 'player-3']);
  match.act('player-2', 'offer-draw', { agrees: false });
  expect(to('player-1')).toEqual(['player-3']);
});

it('whoever has resigned is asked no more', () => {
  const { match, to } = offered();
  match.act('player-2', 'offer-draw', { agrees: true });
  match.act('player-1', 'resign-game', {});
  expect([to('player-1'), to('player-3')]).toEqual([[], ['player-2']]);
});
