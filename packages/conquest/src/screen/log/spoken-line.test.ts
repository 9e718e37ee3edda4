import { describe, expect, it } from 'vitest';
import { ToldGame } from '../testing/told-game.ts';
import { spokenLine } from './spoken-line.ts';
import { yourTurnText } from './conquest-live-region.ts';

const land = { a: 'player-1 9', b: 'player-2 1', c: 'player-2 1', d: 'player-1 9', e: 'player-3 1', f: 'player-3 9' };

const inTheMiddle = () => {
  const told = new ToldGame({ players: 3, rules: { 'random-start': true } });
  told.match.start().lay(land, { recruits: 4 });
  return told;
};

/** What a listener on that side was told, line for line, as they came. */
const heard = (told: ToldGame, side: string | undefined, play: (act: ToldGame['act']) => void): string[] => {
  const said: string[] = [];
  play((...deed) => {
    told.act(...deed);
    const newest = [...told.match.snapshot.public.log.values()].at(-1);
    if (newest && newest.seat !== side) said.push(spokenLine(told.match.snapshot, newest, side));
    return told;
  });
  return said.filter((sentence) => sentence !== '');
};

const annsTurn = (told: ToldGame) => (act: ToldGame['act']) => {
  act('player-1', 'place-recruits', { territory: 'a', assign: 1 });
  act('player-1', 'place-recruits', { territory: 'a', assign: 'all' });
  told.match.throws(6, 6, 6, 1);
  act('player-1', 'attack-territory', { from: 'a', to: 'b' });
  act('player-1', 'move-in', { assign: 1 });
  told.match.throws(1, 1, 1, 6);
  act('player-1', 'attack-territory', { from: 'd', to: 'e' });
  act('player-1', 'move-armies', { from: 'd', to: 'a', assign: 'all' });
  act('player-1', 'end-turn');
};

const summary = 'Ann put 4 recruits on the map, attacked 2 times, took B, moved 7 armies, and was given a victory flag';

describe('aloud', () => {
  it('a whole turn of somebody else is one sentence', () => {
    const told = inTheMiddle();
    expect(heard(told, 'player-3', annsTurn(told))).toEqual([summary]);
  });

  it('a player who loses land hears so at once', () => {
    const told = inTheMiddle();
    expect(heard(told, 'player-2', annsTurn(told))).toEqual([
      'Ann attacked B (Bob) from A and took it: the defenders lost 1 army, 3 armies moved in',
      summary,
    ]);
  });

  it('single armies of the others are told together when one’s own turn has come', () => {
    const told = new ToldGame({ players: 3 });
    told.match.start();
    const claims = heard(told, 'player-1', (act) => {
      for (const territory of ['a', 'b', 'c']) act(told.match.mover, 'claim-territory', { territory });
    });
    expect(claims).toEqual(['Claimed: Bob B and Carol C']);
  });

  it('to a spectator they are told once a round', () => {
    const told = new ToldGame({ players: 3 });
    told.match.start();
    const claims = heard(told, undefined, (act) => {
      for (const territory of ['a', 'b', 'c', 'd']) act(told.match.mover, 'claim-territory', { territory });
    });
    expect(claims).toEqual(['Claimed: Bob B and Carol C']);
  });

  it('the reader hears when it is their turn, and what is to be done', () => {
    const told = inTheMiddle();
    expect(yourTurnText(told.match.snapshot, 'player-1')).toBe('Your turn: place 4 recruits.');
    expect(yourTurnText(told.match.snapshot, 'player-2')).toBe('');
    expect(yourTurnText(told.match.snapshot, undefined)).toBe('');
    const early = new ToldGame({ players: 3 });
    early.match.start();
    expect(yourTurnText(early.match.snapshot, 'player-1')).toBe('Your turn: claim a territory.');
  });
});
