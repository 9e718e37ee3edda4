import type { RuleValues } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { ToldGame } from '../testing/told-game.ts';
import { conquestLog } from './log-entries.ts';

const land = { a: 'player-1 9', b: 'player-2 1', c: 'player-2 1', d: 'player-1 9', e: 'player-3 1', f: 'player-3 9' };

const game = (rules: RuleValues = {}) => new ToldGame({ players: 3, rules: { 'random-start': true, ...rules } });

/** A game in the middle, on Ann’s turn. */
const inTheMiddle = (rules = {}) => {
  const told = game(rules);
  told.match.start().lay(land);
  return told;
};

const lines = ({ match }: ToldGame): string[] =>
  conquestLog(match.snapshot).map(({ who, text, dice, against }) =>
    [who, text, dice && `[${dice.join(' ')}]`, against && `against [${against.join(' ')}]`].filter(Boolean).join(' '),
  );

describe('the log of a game tells', () => {
  it('an attack with its dice, its losses, and whose land it was', () => {
    const told = inTheMiddle();
    told.match.throws(6, 4, 1, 5);
    told.act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    expect(lines(told)).toEqual([
      'Ann attacked B (Bob) from A and took it: the defenders lost 1 army, 3 armies moved in [6 4 1] against [5]',
    ]);
  });

  it('what an attack cost, where nothing was taken', () => {
    const told = inTheMiddle();
    told.match.throws(2, 1, 1, 5).lay({ ...land, b: 'player-2 2' });
    told.match.throws(6, 2, 1, 5, 3);
    told.act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    told.match.throws(2, 2, 1, 5, 3);
    told.match.lay({ ...land, b: 'player-2 2' }).throws(2, 2, 1, 5, 3);
    told.act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    expect(lines(told)).toEqual([
      'Ann attacked B (Bob) from A: lost 1 army, the defenders 1 army [6 2 1] against [5 3]',
      'Ann attacked B (Bob) from A: lost 2 armies [2 2 1] against [5 3]',
    ]);
  });

  it('an elimination with the victory flags that came with it, and the sets that were turned in at once', () => {
    const told = inTheMiddle();
    told.match.lay({ ...land, c: 'player-3 2' });
    told.match.give('player-1', 'crown', 'crown', 'tower', 'anchor').give('player-2', 'crown', 'tower');
    told.match.throws(6, 6, 6, 1);
    told.act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    expect(lines(told)[0]).toContain(
      'moved in; Bob is out of the game; 2 victory flags captured; sets turned in at once bring 4 recruits [6 6 6] against [1]',
    );
  });

  it('the teams that are chosen, and the team that wins', () => {
    const told = game({ teams: 2 });
    told.act('host', 'choose-teams', { teams: { 'player-1': 1, 'player-2': 2, 'player-3': 1 } });
    expect(lines(told).at(-1)).toMatch(/chose the teams\. Team 1: Ann and .*; Team 2: Bob$/);
    told.match.start().lay(land);
    told.act('player-2', 'resign-game');
    expect(lines(told).at(-1)).toBe('Bob resigned the game; Team 1 has won the game');
  });

  it('the victory', () => {
    const told = inTheMiddle();
    told.match
      .lay({ a: 'player-1 9', b: 'player-2 1', c: 'player-1 1', d: 'player-1 1', e: 'player-1 1', f: 'player-1 1' })
      .throws(6, 6, 6, 1);
    told.act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    expect(lines(told)[0]).toMatch(/this wins the game \[6 6 6\] against \[1\]$/);
  });

  it('recruits that one player places in many touches as one line', () => {
    const told = inTheMiddle();
    told.match.lay(land, { recruits: 7 });
    for (const territory of ['a', 'a', 'd']) told.act('player-1', 'place-recruits', { territory, assign: 1 });
    told.act('player-1', 'place-recruits', { territory: 'a', assign: 'all' });
    expect(lines(told)).toEqual(['Ann placed 7 recruits: 6 on A and 1 on D']);
  });

  it('a whole turn: recruits, a set, troops that follow, the strategic move, the victory flag', () => {
    const told = inTheMiddle();
    told.match.lay(land, { recruits: 3 }).give('player-1', 'crown', 'tower', 'anchor');
    told.act('player-1', 'place-recruits', { territory: 'a', assign: 'all' }).act('player-1', 'turn-in-set');
    told.act('player-1', 'place-recruits', { territory: 'd', assign: 'all' });
    told.match.throws(6, 6, 6, 1);
    told
      .act('player-1', 'attack-territory', { from: 'a', to: 'b' })
      .act('player-1', 'move-in', { assign: 1 })
      .act('player-1', 'move-in', { assign: 5 });
    told.act('player-1', 'move-armies', { from: 'd', to: 'a', assign: 5 }).act('player-1', 'end-turn');
    expect(lines(told)).toEqual([
      'Ann placed 3 recruits on A',
      'Ann turned in a set of victory flags for 4 recruits',
      'Ann placed 4 recruits on D',
      expect.stringContaining('Ann attacked B (Bob) from A and took it'),
      'Ann moved 6 armies more from A into B',
      'Ann moved 5 armies from D to A',
      'Ann ended the turn and was given a victory flag',
    ]);
  });

  it('never of what kind a victory flag is that only its owner knows', () => {
    const told = inTheMiddle();
    told.match.give('player-1', 'crown', 'crown', 'crown').throws(6, 6, 6, 1);
    told.act('player-1', 'attack-territory', { from: 'a', to: 'b' }).act('player-1', 'end-turn');
    expect(JSON.stringify(conquestLog(told.match.snapshot))).not.toMatch(/crown|tower|anchor/);
  });
});

it('the end of claiming, where somebody has got no land', () => {
  const told = new ToldGame({ players: 2 });
  told.match.start();
  for (const territory of ['a', 'b', 'c', 'd', 'e']) {
    told.match.act('player-1', 'claim-territory', { territory });
    told.match.act('host', 'skip-turn', { turn: told.match.game.turn });
  }
  told.act('player-1', 'claim-territory', { territory: 'f' });
  expect(lines(told)).toEqual(['Ann claimed F; Bob has no land and is out of the game; this wins the game']);
});

describe('before and beside the game the log tells', () => {
  it('who sat down, which seats are free and which the machine plays, the map, the start', () => {
    const told = game();
    told
      .log('host', { kind: 'table-created', game: 'conquest', name: 'Test' })
      .log('player-2', { kind: 'seat-claimed', name: 'Bob' })
      .log('player-7', { kind: 'seat-freed' });
    told.act('host', 'seat-bots', { seats: ['player-5'] }).act('host', 'choose-map', { map: 'twin-holms' });
    told.act('player-1', 'start-game');
    expect(lines(told)).toEqual([
      'The table was set up',
      'Bob sat down',
      'Player G is free for a new player',
      'Hanno lets the machine play: Machine E (Captain)',
      'Hanno chose the map Twin Holms',
      'Ann started the game. In this order: Ann, Bob, Carol, and Machine E',
    ]);
  });

  it('changes of the house rules in words', () => {
    const told = game();
    told.act('host', 'set-house-rules', { rules: { neutral: true } });
    told.act('host', 'set-house-rules', { rules: { timeout: 30, 'random-start': false } });
    told.act('host', 'set-house-rules', { rules: { timeout: 0, 'recruit-rounding': 'up' } });
    expect(lines(told)).toEqual([
      'Hanno switched “Neutral countries” on',
      'Hanno set “Timeout” to “30 seconds” and switched “Random start” off',
      'Hanno set “Timeout” to “no limit” and set “Rounding of recruits” to “up”',
    ]);
  });

  it('administrators, and who is alone again', () => {
    const told = game();
    told
      .act('host', 'name-administrators', { seats: ['player-2', 'player-3'] })
      .act('host', 'name-administrators', { seats: [] });
    expect(lines(told)).toEqual([
      'Hanno named as administrators: Bob and Carol',
      'Hanno is the only administrator now',
    ]);
  });

  it('whom somebody skipped, and whose time ran out', () => {
    const told = inTheMiddle({ timeout: 30 });
    told.act('host', 'skip-turn', { turn: told.match.game.turn });
    told.match.now = '2026-01-01T13:00:00.000Z';
    told.act('player-1', 'skip-turn', { turn: told.match.game.turn });
    told.match.now = '2026-01-01T14:00:00.000Z';
    told.act('host', 'skip-turn', { turn: told.match.game.turn });
    told.act('host', 'evict-player', { player: 'player-2' });
    expect(lines(told)).toEqual([
      'Hanno skipped Ann',
      'Ann skipped Bob, whose time had run out',
      'Carol’s time has run out: skipped for this round',
      'Hanno took Bob out of the game',
    ]);
  });

  it('pauses, time given and time given back', () => {
    const told = inTheMiddle();
    told
      .log('player-1', { kind: 'pause-asked', isPaused: false })
      .log('player-2', { kind: 'pause-asked', isPaused: true })
      .log('player-2', { kind: 'resumption-asked', isPaused: false })
      .log('player-3', { kind: 'time-granted', side: 'player-1', seconds: 60 })
      .log('host', { kind: 'time-credited', side: 'player-1', seconds: 120, why: 'absent' })
      .log('host', { kind: 'clock-set', bankSeconds: 600, incrementSeconds: 10 });
    expect(lines(told)).toEqual([
      'Ann would like the clock to be stopped',
      'Bob stopped the clock',
      'Bob let the clock go on',
      'Carol gave Ann 60 seconds more',
      'Ann has lost the connection: 2 minutes more to begin the turn',
      'Hanno set the clock: 10 minutes for all turns together, 10 seconds more with each turn',
    ]);
  });

  it('an eviction that ends the game, with the winner', () => {
    const told = new ToldGame({ players: 2, rules: { 'neutrals-must-fall': false, 'random-start': true } });
    told.match
      .start()
      .lay({ a: 'player-1 9', b: 'player-1 1', c: 'player-1 1', d: 'player-1 1', e: 'player-2 1', f: 'player-2 9' });
    told.act('host', 'evict-player', { player: 'player-2' });
    expect(lines(told)).toEqual(['Hanno took Bob out of the game; Ann has won the game']);
  });

  it('who resigned, and with the last of them the winner', () => {
    const told = new ToldGame({ players: 3, rules: { 'random-start': true } });
    told.match.start();
    told.act('player-3', 'resign-game');
    told.act('player-2', 'resign-game');
    expect(lines(told)).toEqual(['Carol resigned the game', 'Bob resigned the game; Ann has won the game']);
  });
});

describe('a quiet table (KR-ADMIN-QUIET)', () => {
  it('has its lines again, every one, when it is chatty again (KR-ADMIN-CHATTY)', () => {
    const told = game();
    told.match.start();
    const place = () => {
      const { mover } = told.match;
      const own = ['a', 'b', 'c', 'd', 'e', 'f'].find((id) => told.match.at(id).startsWith(mover));
      told.act(mover, 'place-army', { territory: own });
    };
    for (let placed = 0; placed < 6; placed++) place();
    const chatty = lines(told);
    told.match.act('host', 'set-house-rules', { rules: { quiet: true } });
    expect([chatty.length, lines(told).length]).toEqual([6, 1]);
    told.match.act('host', 'set-house-rules', { rules: { quiet: false } });
    expect(lines(told)).toEqual(chatty);
  });

  it('tells single armies of all players in one line', () => {
    const told = game({ quiet: true });
    told.match.start();
    for (let placed = 0; placed < 7; placed++) {
      const { mover, snapshot } = told.match;
      const own = ['a', 'b', 'c', 'd', 'e', 'f'].find((id) => told.match.at(id).startsWith(mover));
      expect(snapshot.public.territory.has(`territory:${own}`)).toBe(true);
      told.act(mover, 'place-army', { territory: own });
    }
    expect(lines(told)).toEqual(['Armies placed: Ann 3, Bob 2, and Carol 2']);
  });

  it('tells an assault as one line without its dice, and not the troops that follow', () => {
    const told = inTheMiddle({ quiet: true });
    told.match.lay({ ...land, b: 'player-2 2' }).throws(2, 2, 2, 5, 3);
    told.act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    told.match.throws(6, 6, 6, 5, 3);
    told.act('player-1', 'attack-territory', { from: 'a', to: 'b' }).act('player-1', 'move-in', { assign: 1 });
    expect(lines(told)).toEqual([
      'Ann attacked B (Bob) from A 2 times and took it: lost 2 armies, the defenders 2 armies, 3 armies moved in',
    ]);
  });
});

it('what this page does not know is told by its kind, so that nothing goes unsaid', () => {
  const told = inTheMiddle();
  told.log('player-1', { kind: 'untold', what: 'built-a-bridge' });
  expect(lines(told)).toEqual(['Ann built a bridge']);
});
