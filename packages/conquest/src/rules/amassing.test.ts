import { describe, expect, test } from 'vitest';
import { sixShores } from './maps/packs/six-shores.ts';
import { TestMatch } from './testing/index.ts';

const armiesOfAll = (players: number) => {
  const match = new TestMatch({ players, map: sixShores, rules: { 'random-start': true, 'fair-start': 'no' } }).start();
  return match.game.order.map((side) => match.player(side).armiesLeft + match.armiesOf(side));
};

describe('initial armies', () => {
  test.each([
    ['KR-AMASS-2P two players', 2, 40],
    ['KR-AMASS-3P three players', 3, 35],
    ['KR-AMASS-4P four players', 4, 30],
    ['KR-AMASS-5P five players', 5, 25],
    ['KR-AMASS-6P six players', 6, 20],
    ['KR-AMASS-7P seven players', 7, 15],
    ['KR-AMASS-8P eight players', 8, 15],
  ] as const)('%s', (_, players, armies) => {
    expect(armiesOfAll(players)).toEqual(Array.from({ length: players }, () => armies));
  });

  test('KR-AMASS-REST an army that claimed a territory comes off the number', () => {
    const match = new TestMatch().start();
    match.act('player-1', 'claim-territory', { territory: 'a' });
    expect(match.player('player-1').armiesLeft).toBe(39);
  });
});

describe('amassing', () => {
  const amassing = () => new TestMatch({ rules: { 'random-start': true } }).start();
  const landOf = (match: TestMatch, side: string) =>
    ['a', 'b', 'c', 'd', 'e', 'f'].find((id) => match.at(id).startsWith(side)) ?? '';

  test('KR-AMASS-ONE one army a turn, on land of one’s own', () => {
    const match = amassing();
    const territory = landOf(match, 'player-1');
    expect(match.answer('player-1', 'place-army', { territory: landOf(match, 'player-2') })).toBe('not-your-territory');
    match.act('player-1', 'place-army', { territory });
    expect(match.at(territory)).toBe('player-1 2');
    expect(match.answer('player-1', 'place-army', { territory })).toBe('out-of-turn');
    expect(match.mover).toBe('player-2');
  });

  test('KR-AMASS-END when the last army is placed conquering begins, with the first player', () => {
    const match = amassing();
    for (let placed = 0; placed < 73; placed++)
      match.act(match.mover, 'place-army', { territory: landOf(match, match.mover) });
    expect(match.game.phase).toBe('amassing');
    match.act(match.mover, 'place-army', { territory: landOf(match, match.mover) });
    expect(match.game).toMatchObject({ phase: 'conquer', mover: 'player-1' });
    expect(match.armiesOf('player-1') + match.armiesOf('player-2')).toBe(80);
    expect(match.answer('player-1', 'place-army', { territory: landOf(match, 'player-1') })).toBe('wrong-phase');
  });

  test('who has more armies left places them alone at the end', () => {
    const match = new TestMatch({ players: 4, rules: { 'random-start': true } }).start();
    const movers: string[] = [];
    while (match.game.phase === 'amassing') {
      movers.push(match.mover);
      match.act(match.mover, 'place-army', { territory: landOf(match, match.mover) });
    }
    expect(movers.slice(-6)).toEqual(['player-1', 'player-2', 'player-3', 'player-4', 'player-3', 'player-4']);
  });
});
