import { type GameState, possibleSets } from '../../rules/index.ts';
import { TestMatch } from '../../rules/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { buttonReason, turnButtons } from './control-reasons.ts';
import { inHand } from './control-words.ts';
import type { Aim } from './touch.ts';
import { meaningOfTouch } from './touch.ts';
import { turnWords } from './turn-words.ts';

const idle: Aim = { chosen: undefined, from: undefined, assign: 1 };

const playing = (land: Record<string, string> = {}, game: Partial<GameState> = {}) =>
  new TestMatch({ rules: { 'random-start': true } })
    .start()
    .lay(
      { a: 'player-1 5', b: 'player-2 5', c: 'player-2 1', d: 'player-1 1', e: 'player-2 1', f: 'player-2 1', ...land },
      game,
    );

const reasons = ({ snapshot }: TestMatch, side: string | undefined) =>
  turnButtons.map((button) => buttonReason(snapshot, side, button));

describe('the four buttons (KR-ACT-LIST)', () => {
  it('are those of the player on turn, and say so to everyone else', () => {
    const match = playing();
    expect(reasons(match, 'player-1').map((reason) => reason === undefined)).toEqual([true, true, false, true]);
    expect(new Set(reasons(match, 'player-2'))).toEqual(new Set(['It is player-1 the Bold’s turn.']));
    expect(new Set(reasons(match, undefined))).toEqual(new Set(['You are watching.']));
  });

  it('wait for the recruits to be placed (KR-REC-FIRST)', () => {
    expect(new Set(reasons(playing({}, { recruits: 4 }), 'player-1'))).toEqual(
      new Set(['Place your 4 recruits first.']),
    );
    expect(reasons(playing({}, { recruits: 1 }), 'player-1')[0]).toBe('Place your last recruit first.');
  });

  it('wait for a set that has to be turned in, all but RECRUIT (KR-FLAG-FORCED)', () => {
    const match = playing({}, { mustTurnIn: true }).give('player-1', 'crown', 'crown', 'crown', 'tower', 'tower');
    const [attack, , recruit] = reasons(match, 'player-1');
    expect(attack).toBe('With five flags or more you turn in a set first: RECRUIT.');
    expect(recruit).toBeUndefined();
    expect(turnWords(match.snapshot, 'player-1', idle).now).toBe('Turn in a set of flags');
  });

  it('RECRUIT is there before the first attack only, and with a set only (KR-RECRUIT-WHEN)', () => {
    const recruit = (match: TestMatch) => reasons(match, 'player-1')[2];
    expect(recruit(playing().give('player-1', 'crown', 'tower'))).toMatch(/^You have no set/);
    expect(recruit(playing().give('player-1', 'crown', 'tower', 'anchor'))).toBeUndefined();
    const late = playing({}, { hasAttacked: true }).give('player-1', 'crown', 'tower', 'anchor');
    expect(recruit(late)).toBe('A set is turned in before the first attack or move of a turn.');
  });

  it('no ATTACK comes after MOVE, and MOVE goes on only the same way (KR-MOVE-NOATTACK, KR-MOVE-ONCE)', () => {
    const match = playing();
    match.act('player-1', 'move-armies', { from: 'a', to: 'd', assign: 1 });
    expect(reasons(match, 'player-1').slice(0, 2)).toEqual([
      'After a move there are no more attacks this turn.',
      undefined,
    ]);
    match.act('player-1', 'move-armies', { from: 'a', to: 'd', assign: 'all' });
    expect(reasons(match, 'player-1')[1]).toBe('You have made your move, and no more can follow.');
  });

  it('ATTACK needs two armies beside somebody else (KR-ATT-OFF-0)', () => {
    expect(reasons(playing({ a: 'player-1 1' }), 'player-1')[0]).toMatch(/^None of your territories/);
  });
});

describe('while the clock stands still', () => {
  const paused = (by: string, ...asking: string[]) => {
    const match = playing();
    match.act('host', 'set-house-rules', { rules: { timeout: 60 } });
    if (by === 'sides') for (const side of ['player-1', 'player-2']) match.act(side, 'propose-pause');
    else match.act(by, 'propose-pause');
    for (const side of asking) match.act(side, 'resume-clock');
    return match;
  };

  it('the buttons say so, and offer nothing', () => {
    const match = paused('sides');
    expect(new Set(reasons(match, 'player-1'))).toEqual(new Set(['The game is paused.']));
    expect(new Set(reasons(match, 'player-2'))).toEqual(new Set(['The game is paused.']));
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(meaningOfTouch(match.snapshot, 'player-1', { ...idle, chosen: 'attack' }, id)).toEqual({
        kind: 'nothing',
      });
  });

  it('the words say how it goes on', () => {
    const next = (match: TestMatch, side: string | undefined) => turnWords(match.snapshot, side, idle).next;
    expect(turnWords(paused('sides').snapshot, 'player-2', idle).now).toBe('The game is paused.');
    expect(next(paused('sides'), 'player-1')).toBe('“Go on” is in the clock’s menu.');
    expect(next(paused('sides', 'player-1'), 'player-1')).toBe('It goes on when the others want it too.');
    expect(next(paused('umpire'), 'player-1')).toBe('The umpire lets it go on.');
    expect(next(paused('sides'), undefined)).toBe('You are watching.');
  });
});

describe('the words over the buttons', () => {
  it('lead through a claimed start', () => {
    const match = new TestMatch().start();
    expect(turnWords(match.snapshot, 'player-1', idle)).toEqual({
      now: 'Claim a territory',
      next: 'Touch a territory that nobody has.',
    });
    expect(turnWords(match.snapshot, 'player-2', idle)).toEqual({
      now: 'player-1 the Bold claims a territory',
      next: 'You are next.',
    });
    for (const land of ['a', 'b', 'c', 'd', 'e', 'f']) match.act(match.mover, 'claim-territory', { territory: land });
    expect(turnWords(match.snapshot, 'player-1', idle).now).toBe('Place one of your 37 armies');
    expect(inHand(match.snapshot, 'player-1')).toEqual({ count: 37, text: '37 armies left' });
    expect(inHand(match.snapshot, 'player-2')).toBeUndefined();
  });

  it('tell where ATTACK and MOVE go next', () => {
    const { snapshot } = playing();
    const next = (aim: Partial<Aim>) => turnWords(snapshot, 'player-1', { ...idle, ...aim }).next;
    expect(next({})).toBe('Choose ATTACK, MOVE or END TURN.');
    expect(next({ chosen: 'attack' })).toBe('Touch the territory of yours to attack from.');
    expect(next({ chosen: 'attack', from: 'a' })).toBe('Now touch the territory to attack.');
    expect(next({ chosen: 'move', from: 'a' })).toBe('Touch where they go: 1 army at a touch, of 4 armies.');
    expect(next({ chosen: 'move', from: 'a', assign: 5 })).toBe(
      'Touch where they go: 4 armies at a touch, of 4 armies.',
    );
  });

  it('name only what can be pressed', () => {
    const next = (land: Record<string, string>) => turnWords(playing(land).snapshot, 'player-1', idle).next;
    const theirs = { b: 'player-2 1', c: 'player-2 1', d: 'player-2 1', e: 'player-2 1', f: 'player-2 1' };
    expect(next({ a: 'player-1 9', ...theirs })).toBe('Choose ATTACK or END TURN.');
    expect(next({ a: 'player-1 1', ...theirs })).toBe('Choose END TURN.');
  });

  it('tell what is aimed at, from where, and the chance of it', () => {
    const words = (match: TestMatch, target?: string) =>
      turnWords(match.snapshot, 'player-1', { ...idle, chosen: 'attack', from: 'a' }, { target });
    expect(words(playing(), 'b')).toEqual({ now: 'A → B', next: '5 against 5: 36% to take it.' });
    expect(words(playing()).now).toBe('Attack from A');
    const hidden = playing();
    hidden.act('host', 'set-house-rules', { rules: { 'show-odds': false } });
    expect(words(hidden, 'b').next).toBe('5 against 5.');
  });

  it('do not ask for a target where the last army is left', () => {
    const aim: Aim = { ...idle, chosen: 'attack', from: 'd' };
    expect(turnWords(playing().snapshot, 'player-1', aim, { target: 'b' })).toEqual({
      now: 'Your turn',
      next: 'D can attack no more. Touch another territory of yours.',
    });
  });

  it('after a conquest say who can follow, and how', () => {
    const match = playing({ a: 'player-1 9', b: 'player-2 1' }).throws(6, 6, 6, 1);
    match.act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    const words = (aim: Partial<Aim>, target?: string) =>
      turnWords(match.snapshot, 'player-1', { ...idle, ...aim }, { target });
    const follow = { now: 'B is yours', next: '5 armies can follow from A: touch B again. Or go on.' };
    expect(words({})).toEqual(follow);
    expect(words({ chosen: 'attack', from: 'a' })).toEqual(follow);
    expect(words({ chosen: 'attack', from: 'b' }).now).toBe('Attack from B');
    match.act('player-1', 'move-in', { assign: 'all' });
    expect(words({})).toEqual({ now: 'B is yours', next: 'Choose ATTACK, MOVE or END TURN.' });
  });

  it('say what can be done while the player on turn is away', () => {
    const { snapshot } = playing();
    const next = (side: string | undefined, maySkip: boolean) =>
      turnWords(snapshot, side, idle, { isMoverAway: true, maySkip }).next;
    expect(next('player-2', false)).toBe('Away. Wait, or ask the host to skip this turn.');
    expect(next('player-2', true)).toBe('Away. Wait, or skip this turn: menu, Players.');
    expect(next(undefined, false)).toBe('You are watching.');
  });

  it('count the recruits that are left', () => {
    expect(inHand(playing({}, { recruits: 5 }).snapshot, 'player-1')?.text).toBe('5 recruits left');
    expect(turnWords(playing({}, { recruits: 5 }).snapshot, 'player-2', idle).now).toBe(
      'player-1 the Bold places recruits',
    );
  });

  it('tell the end', () => {
    const match = playing({}, { phase: 'over', winner: 'player-1' });
    expect(turnWords(match.snapshot, 'player-1', idle).now).toBe('You have won.');
    expect(turnWords(match.snapshot, undefined, idle).now).toBe('player-1 the Bold has won.');
  });

  it('after the end say what comes next', () => {
    const { snapshot } = playing({}, { phase: 'over', winner: 'player-1' });
    const next = (side: string | undefined, mayReset: boolean) => turnWords(snapshot, side, idle, { mayReset }).next;
    expect(next('player-2', true)).toBe('A rematch at this table, or the replay: both are in the result.');
    expect(next(undefined, false)).toBe('The players may begin another game here. The result has the replay.');
  });
});

describe('the sets that RECRUIT offers (KR-FLAG-SET, KR-FLAG-SET-MIX)', () => {
  const flags = (...kinds: ('crown' | 'tower' | 'anchor' | undefined)[]) =>
    kinds.map((kind, at) => ({ number: at + 1, drawnBy: 'test', ...(kind === undefined ? {} : { kind }) }));

  it('are three alike and one of each, by the oldest victory flags', () => {
    expect(possibleSets(flags('crown', 'tower', 'crown', 'anchor', 'crown')).map((set) => set.flags)).toEqual([
      [1, 3, 5],
      [1, 2, 4],
    ]);
  });

  it('are none where the kinds are not known or do not fit', () => {
    expect(possibleSets(flags('crown', 'tower', 'crown', undefined))).toEqual([]);
  });
});

describe('a touch after a conquest', () => {
  const taken = () => {
    const match = playing({ a: 'player-1 9', b: 'player-2 1' }).throws(6, 6, 6, 1);
    match.act('player-1', 'attack-territory', { from: 'a', to: 'b' });
    return match.snapshot;
  };
  const meaning = (aim: Partial<Aim>) => meaningOfTouch(taken(), 'player-1', { ...idle, ...aim }, 'b');

  it('sends more in while the attack is the same (KR-ATT-CAPTURE-MORE)', () => {
    expect(meaning({ chosen: 'attack', from: 'a', assign: 5 })).toMatchObject({ name: 'move-in', args: { assign: 5 } });
    expect(meaning({})).toMatchObject({ name: 'move-in' });
  });

  it('starts from there once ATTACK or MOVE has been pressed again (KR-ATT-SWITCH)', () => {
    expect(meaning({ chosen: 'attack' })).toEqual({ kind: 'from', id: 'b' });
    expect(meaning({ chosen: 'move' })).toEqual({ kind: 'from', id: 'b' });
  });
});
