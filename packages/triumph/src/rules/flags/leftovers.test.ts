import { plainText, reverse, THIS_TABLE, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { guessedActions } from '../actions/guessed-actions.ts';
import type { PhaseCode } from '../profiles/turn-rules.ts';
import { replayMatch } from '../replay/replay-match.ts';
import { changed } from '../testing/changed.ts';
import { asPlain, asSeenBy, boardWith, lineOf, play, RecordedMatch, seated } from '../testing/index.ts';
import { leavingOpen } from '../actions/leaving-open.ts';
import { beginPhase } from '../actions/begin-phase.ts';
import type { Snapshot } from '../records/table.ts';

const board = seated(
  boardWith({ ...lineOf(3, [40, 10], { command: 1 }), ...lineOf(2, [40, 30], { side: 'blue', command: 1 }) }),
);

const inPhase = (phase: PhaseCode | undefined, from = board): Snapshot =>
  changed(from, (edits) => {
    edits.put('turn', THIS_TABLE, { number: 1, side: 'red', ...(phase ? { phase } : {}) });
    edits.put('points', 'red:1', { turn: 1, die: 6, terms: [], points: 6 });
    edits.put('step', 'this', { number: 11, done: {} });
  });

type Deed = (table: Snapshot) => Snapshot;

const does =
  (seat: string, name: string, args: object): Deed =>
  (table) =>
    play(table, seat, name, args).snapshot;

const move =
  (id: string, y: number, seat = 'red-captain'): Deed =>
  (table) =>
    play(table, seat, 'move-stands', { moves: [{ id, to: [table.public.pose.get(id)?.[0] ?? 0, y * 1000, 0] }] })
      .snapshot;

const pass = (phase?: PhaseCode): Deed => does('red-captain', 'begin-phase', phase ? { phase } : { isTurnOver: true });
const back = does('umpire', 'begin-phase', { phase: 'movement' });

const LIVE = { id: 'moves-keep-their-allowance:red:red0', rule: 'moves-keep-their-allowance' };
const flagSaid = (mu: number) => ({
  text: 'Moved {1} MU, and {2} MU are allowed: {0}.',
  values: ['Sp1', String(mu), '3'],
});
/** What is said to the flag while its rule still says it. */
const toLive = (seat: string, name: string, more: object = {}) =>
  does(seat, name, { ...LIVE, about: ['red0'], says: flagSaid(8), ...more });
/** And once its moment is past. */
const toPast = (seat: string, name: string, more: object = {}) =>
  does(seat, name, { ...LIVE, id: `${LIVE.id}@1`, about: [], says: flagSaid(8), ...more });
const ruling = (verdict: string) => ({ verdict, scope: 'move', text: '' });

const leftIn = ({ public: { leftover } }: Snapshot): string[] =>
  [...leftover.values()].map(
    ({ turn, phase, says, isPast }) => `${turn} ${phase ?? '-'}: ${plainText(says)}${isPast ? ' (past)' : ''}`,
  );

const TOO_FAR = '1 movement: Moved 8 MU, and 3 MU are allowed: Sp1.';

/** As a referee would ask it: TURN.md section 3, "flags that stand open when a phase ends … until agreed, ruled or put right". */
describe('a flag that stands open when a phase ends', () => {
  test.each<[asks: string, deeds: readonly Deed[], left: readonly string[]]>([
    ['nothing is open: nothing is left', [pass('rout')], []],
    ['spears move 8 MU, and the movement ends', [move('red0', 18), pass('rout')], [TOO_FAR]],
    ['further phases add nothing', [move('red0', 18), pass('rout'), pass('close')], [TOO_FAR]],
    ['the turn ends, and its trails go', [move('red0', 18), pass('rout'), pass()], [`${TOO_FAR} (past)`]],
    ['the turn ends at once', [move('red0', 18), pass()], [`${TOO_FAR} (past)`]],
    ['it is put right before the phase ends', [move('red0', 18), move('red0', 10), pass('rout')], []],
    ['it is put right in a later phase', [move('red0', 18), pass('rout'), move('red0', 10), pass('close')], []],
    [
      'both find it right before the phase ends',
      [move('red0', 18), toLive('red-captain', 'agree-flag'), toLive('blue-captain', 'agree-flag'), pass('rout')],
      [],
    ],
    [
      'one finds it right, and that is not enough',
      [move('red0', 18), toLive('red-captain', 'agree-flag'), pass('rout')],
      [TOO_FAR],
    ],
    [
      'both find it right in a later phase',
      [
        move('red0', 18),
        pass('rout'),
        toLive('red-captain', 'agree-flag'),
        toLive('blue-captain', 'agree-flag'),
        pass('close'),
      ],
      [],
    ],
    [
      'the umpire allows it for the game before the phase ends',
      [move('red0', 18), toLive('umpire', 'rule-flag', { ...ruling('allowed'), scope: 'game' }), pass('rout')],
      [],
    ],
    [
      'its moment is past, and both find it right',
      [
        move('red0', 18),
        pass(),
        toPast('red-captain', 'agree-flag'),
        toPast('blue-captain', 'agree-flag'),
        does('blue-captain', 'begin-phase', {}),
      ],
      [],
    ],
    [
      'what one said before its moment was past still counts',
      [
        move('red0', 18),
        toLive('red-captain', 'agree-flag'),
        pass(),
        toPast('blue-captain', 'agree-flag'),
        does('blue-captain', 'begin-phase', {}),
      ],
      [],
    ],
    [
      'its moment is past, and the umpire plays on',
      [move('red0', 18), pass(), toPast('umpire', 'rule-flag', ruling('noted')), does('umpire', 'begin-phase', {})],
      [],
    ],
    [
      'what the umpire does not allow has to be put right, so it stays',
      [
        move('red0', 18),
        pass(),
        toPast('umpire', 'rule-flag', ruling('not-allowed')),
        does('umpire', 'begin-phase', {}),
      ],
      [`${TOO_FAR} (past)`],
    ],
    [
      'what is said of a moment that is past holds wherever the stand goes',
      [
        move('red0', 18),
        pass(),
        toPast('red-captain', 'agree-flag'),
        move('red0', 20),
        toPast('blue-captain', 'agree-flag'),
        does('blue-captain', 'begin-phase', { phase: 'close' }),
      ],
      ['2 cards: Moved in the other side’s turn: Sp1.'],
    ],
    [
      'the umpire goes back to the movement, where it is put right',
      [move('red0', 18), pass('rout'), back, move('red0', 10), pass('rout')],
      [],
    ],
    [
      'one captain wants to end the game, which ends nothing yet',
      [move('red0', 18), does('red-captain', 'end-game', {})],
      [],
    ],
    [
      'the game ends, and with it its last phase',
      [move('red0', 18), does('red-captain', 'end-game', {}), does('blue-captain', 'end-game', {})],
      [TOO_FAR],
    ],
    [
      'a turn of before turns had phases ends as a whole',
      [move('red0', 18), does('red-captain', 'begin-turn', {})],
      ['1 -: Moved 8 MU, and 3 MU are allowed: Sp1. (past)'],
    ],
  ])('%s', (asks, deeds, left) => {
    const from = inPhase(asks.startsWith('a turn of before') ? undefined : 'movement');
    const table = deeds.reduce((snapshot, deed) => deed(snapshot), from);
    expect(leftIn(table)).toEqual(left);
  });

  test('that stands for turns is left once, until it is put right', () => {
    const camp = { side: 'red', size: [4000, 2000] } as const;
    const table = changed(inPhase('movement'), (edits) =>
      edits.put('camp', 'camp:red-1', { ...camp, moved: 1 }).put('pose', 'camp:red-1', [45_000, 1000, 0]),
    );
    const once = pass()(table);
    expect(leftIn(once)).toEqual(['1 movement: This camp was moved in turn 1.']);
    const twice = does('blue-captain', 'begin-phase', { isTurnOver: true })(once);
    expect(leftIn(twice)).toEqual(leftIn(once));
    const right = changed(twice, (edits) => edits.put('camp', 'camp:red-1', camp));
    expect(leftIn(pass('close')(right))).toEqual([]);
  });

  test('is told by the entry, whoever’s turn ended, and once', () => {
    const moved = move('red0', 18)(inPhase('movement'));
    const flag = { rule: LIVE.rule, says: flagSaid(8), of: 'red' };
    const rout = play(moved, 'red-captain', 'begin-phase', { phase: 'rout' });
    expect(rout.event).toMatchObject({ kind: 'phase-begun', leftOpen: { flags: [flag], further: 0 } });
    expect(play(rout.snapshot, 'red-captain', 'begin-phase', {}).event).not.toHaveProperty('leftOpen');
    expect(play(moved, 'red-captain', 'begin-phase', { isTurnOver: true }).event).toMatchObject({
      kind: 'turn-begun',
      leftOpen: { flags: [flag], further: 0 },
    });
  });

  test('comes and goes with the entry that is undone', () => {
    const moved = move('red0', 18)(toLive('red-captain', 'agree-flag')(move('red0', 18)(inPhase('movement'))));
    const { snapshot, outcome } = play(moved, 'red-captain', 'begin-phase', { isTurnOver: true });
    expect(asPlain(withChanges(snapshot, reverse(outcome.changes)))).toEqual(asPlain(moved));
  });

  test('does not come before anybody’s turn, and no browser waits for the rules to guess a phase', () => {
    expect(leftIn(does('red-captain', 'begin-turn', {})(board))).toEqual([]);
    expect(guessedActions).toContain(beginPhase);
    expect(guessedActions.some((action) => action === leavingOpen(beginPhase))).toBe(false);
  });

  test('rests on what everybody sees: a server that knows both sides leaves what a spectator would', () => {
    const secret = changed(move('red0', 18)(inPhase('movement')), (edits) =>
      edits.putSecret('red', 'stand', 'red1', { command: 2, halfPoints: 999, cards: ['FC'] }),
    );
    const from = (table: Snapshot) => leftIn(pass('rout')(table));
    expect(from(secret)).toEqual(from(asSeenBy(secret, 'nobody')));
    expect(from(secret)).toEqual([TOO_FAR]);
  });
});

describe('a match with flags left open', () => {
  const match = () => {
    const recorded = new RecordedMatch({});
    recorded.act('red-captain', 'begin-turn', {});
    return recorded;
  };

  const faultsOf = (recorded: RecordedMatch, change: (changes: Record<string, unknown>) => void = () => undefined) => {
    const entries = JSON.parse(JSON.stringify(recorded.entries)) as typeof recorded.entries;
    change((entries.at(-1)?.changes ?? {}) as Record<string, unknown>);
    return replayMatch(entries).faults.map(({ says }) => plainText(says));
  };

  const left = { flag: 'a:b', rule: 'a', weight: 'illegal', says: { text: 'x', values: [] }, about: [] };
  const ofThisTurn = { ...left, turn: 1, side: 'red', phase: 'cards' };

  test.each<[asks: string, kind: string, id: string, record: object, isSound: boolean]>([
    ['of the phase that ends', 'leftover', 'a:b@1', ofThisTurn, true],
    ['of another turn', 'leftover', 'a:b@2', { ...ofThisTurn, turn: 2 }, false],
    ['of another phase', 'leftover', 'a:b@1', { ...ofThisTurn, phase: 'close' }, false],
    ['under another name', 'leftover', 'a:c@1', ofThisTurn, false],
    ['of another rule', 'leftover', 'a:b@1', { ...ofThisTurn, rule: 'b' }, false],
    ['with a ruling of nobody’s', 'ruling', 'a:b', { rule: 'a', about: [], says: left.says, poses: {} }, false],
  ])('%s: verifies or not', (_asks, kind, id, record, isSound) => {
    const recorded = match();
    recorded.act('red-captain', 'begin-phase', {});
    expect(faultsOf(recorded)).toEqual([]);
    const faults = faultsOf(recorded, (changes) => {
      changes[kind] = { [id]: [null, record] };
    });
    expect(faults).toEqual(isSound ? [] : ['Entry 2: the flags that it leaves open are not of the phase that ends.']);
  });

  test('leaves none where no phase ends', () => {
    const recorded = match();
    recorded.act('red-captain', 'set-roles', { advantaged: 'red' });
    const faults = faultsOf(recorded, (changes) => {
      changes['leftover'] = { 'a:b@1': [null, ofThisTurn] };
    });
    expect(faults).toContain('Entry 2 ends no phase and leaves flags open.');
  });
});
