import { checkClock, clockOf, type RuleValues, type Seat, winnersOf } from '@vexillum/model';
import { seenBy, testDigest } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { mayAttack, mayMove, mayPlaceRecruits } from './choices/index.ts';
import { flagsOf } from './flags/own-flags.ts';
import { campaignResult } from './play/campaign-result.ts';
import { conquestClock } from './clock/conquest-clock.ts';
import { conquestKinds } from './records.ts';
import { matchRules } from './replay/match-rules.ts';
import { setupOf } from './state/setup.ts';
import { seatOf } from './state/sides.ts';
import { winnersIn } from './state/teams.ts';
import { TestMatch } from './testing/index.ts';

/** Two against two: players 1 and 3 are one team, 2 and 4 the other. */
const four = (rules: RuleValues = {}, isRecorded = false) =>
  new TestMatch({ players: 4, rules: { teams: 2, 'random-start': true, ...rules }, isRecorded }).start().lay({
    a: 'player-1 9',
    b: 'player-3 3',
    c: 'player-2 1',
    d: 'player-1 2',
    e: 'player-4 1',
    f: 'player-4 1',
  });

const armiesAt = (match: TestMatch, id: string) => Number(match.at(id).split(' ')[1]);
const take = (match: TestMatch, from: string, to: string) => {
  const [attack, defense] = [Math.min(3, armiesAt(match, from) - 1), Math.min(2, armiesAt(match, to))];
  const dice = [...Array.from({ length: attack }, () => 6), ...Array.from({ length: defense }, () => 1)];
  match.throws(...dice).act(match.mover, 'attack-territory', { from, to });
};
const seat = (side: string) => seatOf(side) as Seat;
const ended = (match: TestMatch) => {
  const result = campaignResult(match.snapshot);
  return result && { winners: winnersOf(result), rule: result.rule.id };
};

describe('who plays for which team', () => {
  const teams = (match: TestMatch) => match.game.order.map((side) => match.player(side).team);

  test('a plain table has no teams, and nobody can choose any', () => {
    const match = new TestMatch({ players: 4 });
    expect(match.answer('host', 'choose-teams', { teams: { 'player-1': 1 } })).toBe('no-teams');
    expect(match.start().player('player-1')).not.toHaveProperty('team');
  });

  test('where nothing is chosen teams take one after the other, so that they take turns', () => {
    expect(teams(four())).toEqual([1, 2, 1, 2]);
    expect(teams(new TestMatch({ players: 5, rules: { teams: 3 } }).start())).toEqual([1, 2, 3, 1, 2]);
  });

  test('administrators choose, three against one too; the others do not, and nobody after START', () => {
    const match = new TestMatch({ players: 4, rules: { teams: 2 } });
    const chosen = { 'player-1': 1, 'player-2': 2, 'player-3': 2, 'player-4': 2 };
    expect(match.answer('player-1', 'choose-teams', { teams: chosen })).toBe('not-an-administrator');
    expect(match.answer('host', 'choose-teams', { teams: { umpire: 1 } })).toBe('no-such-seat');
    expect(match.answer('host', 'choose-teams', { teams: { 'player-1': 3 } })).toBe('no-such-team');
    expect(match.answer('host', 'choose-teams', { teams: { 'player-1': 0 } })).toBe('bad-args');
    match.act('host', 'choose-teams', { teams: chosen });
    expect(match.told).toEqual({ kind: 'teams-chosen', teams: chosen });
    expect(teams(match.start())).toEqual([1, 2, 2, 2]);
    expect(match.answer('host', 'choose-teams', { teams: {} })).toBe('game-is-on');
  });

  test('one team alone does not start', () => {
    const match = new TestMatch({ players: 2, rules: { teams: 2 } });
    match.act('host', 'choose-teams', { teams: { 'player-1': 2, 'player-2': 2 } });
    expect(match.answer('player-1', 'start-game')).toBe('one-team-only');
  });

  test('a rematch keeps them', () => {
    const match = new TestMatch({ players: 3, rules: { teams: 2 } });
    match.act('host', 'choose-teams', { teams: { 'player-1': 2, 'player-2': 2, 'player-3': 1 } });
    match.start().act('host', 'reset-game');
    expect(setupOf(match.snapshot).teams).toEqual({ 'player-1': 2, 'player-2': 2, 'player-3': 1 });
    expect(teams(match.start())).toEqual([2, 2, 1]);
  });
});

describe('partners', () => {
  test('do not attack each other, however it is asked', () => {
    const match = four();
    expect(match.answer('player-1', 'attack-territory', { from: 'a', to: 'b' })).toBe('partners-territory');
    const targets = mayAttack.targets(match.snapshot, seat('player-1'), {});
    expect(targets.map(({ to }) => to)).toEqual(['e']);
  });

  test('who has nobody but partners beside them has nothing to attack', () => {
    const match = four().lay({ d: 'player-3 2', e: 'player-3 1' });
    expect(match.answer('player-1', 'attack-territory', { from: 'a', to: 'd' })).toBe('partners-territory');
    expect(mayAttack.whyNot(match.snapshot, seat('player-1'), {})?.code).toBe('no-attack');
  });

  test('put nothing on each other’s land and move nothing there, unless the house rule says so', () => {
    const match = four().lay({}, { recruits: 3 });
    const place = { territory: 'b', assign: 'all' };
    expect(match.answer('player-1', 'place-recruits', place)).toBe('not-your-territory');
    match.lay({}, { recruits: 0 });
    expect(match.answer('player-1', 'move-armies', { from: 'a', to: 'b', assign: 1 })).toBe('not-your-territory');
    const shared = four({ 'shared-land': true }).lay({}, { recruits: 3 });
    const places = mayPlaceRecruits.targets(shared.snapshot, seat('player-1'), {});
    expect(places.map(({ territory }) => territory)).toEqual(['a', 'b', 'd']);
    shared.act('player-1', 'place-recruits', place);
    expect(shared.at('b')).toBe('player-3 6');
    shared.act('player-1', 'move-armies', { from: 'a', to: 'b', assign: 5 });
    expect([shared.at('a'), shared.at('b')]).toEqual(['player-1 4', 'player-3 11']);
  });

  test('what has been given is theirs: nobody moves or attacks with a partner’s armies', () => {
    const match = four({ 'shared-land': true });
    expect(match.answer('player-1', 'move-armies', { from: 'b', to: 'a', assign: 1 })).toBe('not-your-territory');
    expect(match.answer('player-1', 'attack-territory', { from: 'b', to: 'c' })).toBe('not-your-territory');
    expect(match.answer('player-1', 'place-recruits', { territory: 'e', assign: 1 })).toBe('not-your-territory');
    expect(match.answer('player-1', 'place-recruits', { territory: 'nowhere', assign: 1 })).toBe('no-such-territory');
  });

  test('a far move leads through partners’ land where that is shared, and not otherwise', () => {
    const land = { a: 'player-1 5', b: 'player-3 1', c: 'player-1 1', d: 'player-2 1' };
    const far = { 'move-reach': 'connected' };
    const way = { from: 'a', to: 'c', assign: 'all' };
    expect(four(far).lay(land).answer('player-1', 'move-armies', way)).toBe('not-a-neighbour');
    const shared = four({ ...far, 'shared-land': true }).lay(land);
    expect(mayMove.targets(shared.snapshot, seat('player-1'), { from: 'a' }).map(({ to }) => to)).toEqual(['b', 'c']);
    shared.act('player-1', 'move-armies', way);
    expect(shared.at('c')).toBe('player-1 5');
  });

  test('who has left the game has no partners: land that stays theirs is attacked and conquered like any other', () => {
    const match = four({ 'evicted-become-neutral': false, 'shared-land': true });
    match.act('host', 'evict-player', { player: 'player-3' });
    expect(match.answer('player-1', 'attack-territory', { from: 'a', to: 'b' })).toBe('done');
    expect(match.answer('player-1', 'move-armies', { from: 'a', to: 'b', assign: 1 })).toBe('not-your-territory');
  });
});

describe('the time of a team', () => {
  const late = (rules: RuleValues = {}) => {
    const match = four({ timeout: 30, bank: 600, 'auto-skip': false, ...rules }).lay({}, { hasBegun: false });
    match.now = new Date(Date.parse(match.now) + 3600_000).toISOString();
    return match;
  };

  test('no partner gives any, to the mover or to a bank; an opponent does', () => {
    const rules = { teams: 2, 'random-start': true, timeout: 30, bank: 600 };
    const match = new TestMatch({ players: 4, rules, isRecorded: true }).start();
    expect(match.mover).toBe('player-1');
    expect(match.answer('player-3', 'grant-time', { seconds: 300 })).toBe('partners-time');
    expect(match.answer('player-4', 'grant-time', { side: 'player-2', seconds: 300 })).toBe('partners-time');
    match.act('player-2', 'grant-time', { seconds: 300 });
    match.act('player-1', 'grant-time', { side: 'player-2', seconds: 300 });
    expect(clockOf(match.snapshot)?.teams).toEqual([
      ['player-1', 'player-3'],
      ['player-2', 'player-4'],
    ]);
    expect(checkClock(match.entries, conquestClock, conquestKinds)).toEqual([]);
  });

  test('no partner passes over who is late; opponents do, and whoever has left the team is no partner', () => {
    const match = late({ evict: true });
    const { turn } = match.game;
    expect(match.answer('player-3', 'skip-turn', { turn })).toBe('partners-turn');
    expect(match.answer('player-3', 'evict-player', { player: 'player-1', turn })).toBe('partners-turn');
    expect(match.answer('player-2', 'skip-turn', { turn })).toBe('done');
    match.act('player-3', 'resign-game');
    match.act('player-4', 'resign-game');
    expect(clockOf(match.snapshot)).not.toHaveProperty('teams');
  });

  test('against machines alone they may: nobody else could', () => {
    const match = new TestMatch({
      players: 2,
      rules: { teams: 2, 'random-start': true, timeout: 30, 'auto-skip': false },
    });
    match.act('host', 'seat-bots', { seats: ['player-3'] });
    match.act('host', 'choose-teams', { teams: { 'player-1': 1, 'player-2': 1, 'player-3': 2 } });
    match.start();
    match.now = new Date(Date.parse(match.now) + 3600_000).toISOString();
    expect(match.answer('player-2', 'grant-time', { seconds: 300 })).toBe('partners-time');
    expect(match.answer('player-2', 'skip-turn', { turn: match.game.turn })).toBe('done');
  });

  test('a plain table has no teams on its clock', () => {
    const match = new TestMatch({ players: 4, rules: { 'random-start': true, timeout: 30 } }).start();
    expect(clockOf(match.snapshot)).not.toHaveProperty('teams');
    expect(match.answer('player-3', 'grant-time', { seconds: 300 })).toBe('done');
  });
});

describe('a team wins together', () => {
  /** b, c and e, f are all that is not player-1's. */
  const last = (rules: RuleValues = {}) => four(rules).lay({ c: 'player-3 1', e: 'player-2 1', f: 'player-1 1' });

  test('with all land between its players', () => {
    const match = last();
    match.act('host', 'evict-player', { player: 'player-4' });
    take(match, 'd', 'e');
    expect(match.game).toMatchObject({ phase: 'over', winner: 'player-1' });
    expect(ended(match)).toEqual({ winners: ['player-1', 'player-3'], rule: 'holds-every-territory' });
    expect(campaignResult(match.snapshot)?.sides.map(({ team }) => team)).toEqual(['1', '2', '1', '2']);
  });

  test.each([
    ['who was driven out before wins, too', 'eliminated', ['player-1', 'player-3']],
    ['who resigned does not', 'resigned', ['player-1']],
  ] as const)('a partner %s', (_, out, winners) => {
    const match = four().lay({ b: 'player-2 9', c: 'player-3 1', e: 'player-1 9', f: 'player-1 1' });
    match.lay({}, { mover: 'player-2' });
    if (out === 'eliminated') take(match, 'b', 'c');
    else match.act('player-3', 'resign-game');
    expect(match.player('player-3').out).toBe(out);
    for (const player of ['player-2', 'player-4']) match.act(player, 'resign-game');
    expect(winnersIn(match.snapshot)).toEqual(winners);
  });

  test('the last opponent’s resigning ends it, with two partners left', () => {
    const match = four();
    match.act('player-2', 'resign-game');
    expect(match.game.phase).toBe('conquer');
    match.act('player-4', 'resign-game');
    expect(match.game.phase).toBe('over');
    expect(ended(match)).toEqual({ winners: ['player-1', 'player-3'], rule: 'everybody-else-has-gone' });
  });

  test('and the last opponent’s eviction only where no neutral land has to fall', () => {
    const evicted = (rules: RuleValues) => {
      const match = four(rules);
      for (const player of ['player-2', 'player-4']) match.act('host', 'evict-player', { player });
      return match;
    };
    expect(evicted({}).game.phase).toBe('conquer');
    expect(ended(evicted({ 'neutrals-must-fall': false }))?.winners).toEqual(['player-1', 'player-3']);
  });

  test('also with the last claim, where all opponents have left before they had any land', () => {
    const match = new TestMatch({ players: 3, rules: { teams: 2 } }).start();
    match.act('host', 'evict-player', { player: 'player-2' });
    for (const territory of ['a', 'b', 'c', 'd', 'e', 'f']) match.act(match.mover, 'claim-territory', { territory });
    expect(ended(match)?.winners).toEqual(['player-1', 'player-3']);
    expect(match.told).toMatchObject({ kind: 'territory-claimed', winner: 'player-1' });
  });

  test('not while one of two opponents is left, whatever a partner holds', () => {
    const match = four().lay({ c: 'player-3 1', e: 'player-2 1', f: 'player-4 1' });
    take(match, 'd', 'e');
    expect(match.player('player-2').out).toBe('eliminated');
    expect(match.game.phase).toBe('conquer');
  });

  test('all capitals between partners are enough', () => {
    const match = new TestMatch({ players: 4, rules: { teams: 2, capitals: true } }).start();
    for (const territory of ['a', 'c', 'b', 'f', 'd', 'e']) match.act(match.mover, 'claim-territory', { territory });
    match.lay({ a: 'player-1 1', b: 'player-3 9', c: 'player-2 1', d: 'player-1 1', e: 'player-2 1', f: 'player-1 1' });
    match.lay({}, { mover: 'player-3' });
    take(match, 'b', 'c');
    expect(match.game).toMatchObject({ phase: 'over', winner: 'player-3', wonBy: 'capitals' });
    expect(ended(match)?.winners).toEqual(['player-1', 'player-3']);
  });

  test('victory flags of whoever is driven out go to the conqueror, not to the team', () => {
    const match = four().lay({ e: 'player-2 1', c: 'player-4 1' }).give('player-2', 'crown', 'tower');
    take(match, 'd', 'e');
    expect(match.player('player-1').flags).toHaveLength(2);
    expect(match.player('player-3').flags).toHaveLength(0);
  });

  test('a draw is agreed between teams: partners alone against machines agree on none', () => {
    const match = new TestMatch({ players: 3, rules: { teams: 2, 'random-start': true } });
    match.act('host', 'seat-bots', { seats: ['player-4'] });
    match.act('host', 'choose-teams', { teams: { 'player-1': 1, 'player-2': 2, 'player-3': 1, 'player-4': 2 } });
    match.start();
    expect(match.answer('player-1', 'offer-draw', { agrees: true })).toBe('done');
    match.act('player-2', 'resign-game');
    expect(match.answer('player-1', 'offer-draw', { agrees: true })).toBe('nobody-to-ask');
  });
});

describe('victory flags at a table with teams', () => {
  const withFlag = (rules: RuleValues = {}) => {
    const match = four(rules, true);
    take(match, 'd', 'e');
    match.act('player-1', 'end-turn');
    return match;
  };
  const kindsSeen = (match: TestMatch, side: string) => flagsOf(seenBy(match.snapshot, side), 'player-1')[0]?.kind;

  test('are the player’s own secret', () => {
    const match = withFlag();
    expect(kindsSeen(match, 'player-1')).toBeDefined();
    expect([kindsSeen(match, 'player-2'), kindsSeen(match, 'player-3')]).toEqual([undefined, undefined]);
  });

  test('and by house rule their partners’, and nobody else’s', () => {
    const match = withFlag({ 'team-flags': true });
    expect(kindsSeen(match, 'player-3')).toBe(kindsSeen(match, 'player-1'));
    expect([kindsSeen(match, 'player-2'), kindsSeen(match, 'player-4')]).toEqual([undefined, undefined]);
    const [flag] = flagsOf(match.snapshot, 'player-1');
    match.lay({}, { mover: 'player-3' });
    expect(match.answer('player-3', 'turn-in-set', { flags: [flag?.number ?? 0, 98, 99] })).toBe('not-your-flag');
  });

  test('once they are shown no partner keeps a secret of them', () => {
    const match = withFlag({ 'team-flags': true });
    for (const side of ['player-2', 'player-4']) match.act(side, 'resign-game');
    expect(match.game.phase).toBe('over');
    for (const layer of Object.values(match.snapshot.sides)) expect([...(layer?.flag.keys() ?? [])]).toEqual([]);
    expect(kindsSeen(match, 'player-2')).toBeDefined();
  });
});

test('a match of teams is checked like any other; a forged attack on a partner is found', () => {
  const match = new TestMatch({
    players: 4,
    rules: { teams: 2, 'random-start': true, 'laid-out': 'even', 'team-flags': true },
    isRecorded: true,
  }).start();
  while (match.game.recruits > 0) {
    const own = Object.keys(Object.fromEntries(match.snapshot.public.territory)).find((id) =>
      match.at(id.slice('territory:'.length)).startsWith(match.mover),
    );
    match.act(match.mover, 'place-recruits', { territory: own?.slice('territory:'.length), assign: 'all' });
  }
  match.act(match.mover, 'end-turn');
  for (const side of ['player-2', 'player-4']) match.act(side, 'resign-game');
  expect(match.game.phase).toBe('over');
  expect(matchRules.replay(match.entries, () => testDigest)).toEqual([]);
  const forged = match.entries.map((entry) =>
    JSON.parse(JSON.stringify(entry).replaceAll('"team":2', '"team":1')),
  ) as typeof match.entries;
  expect(matchRules.replay(forged, () => testDigest).length).toBeGreaterThan(0);
});
