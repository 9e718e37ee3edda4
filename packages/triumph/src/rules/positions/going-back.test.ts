import { plainText, rematchWishOf, type ReplayEntry, signersOf, THIS_TABLE } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { whyNotTakeBack } from '../actions/why-not-take-back.ts';
import { orderSlot, standSlot } from '../deployment/slots.ts';
import { outcomeOf } from '../losses/outcome-of.ts';
import { publicLosses } from '../losses/losses-for.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { battleResult } from '../losses/battle-result.ts';
import { positionsOf } from './keep-position.ts';
import { positionId } from '../records/position.ts';
import { type Snapshot, stepOf } from '../records/table.ts';
import { replayMatch } from '../replay/replay-match.ts';
import {
  asPlain,
  atItsPoints,
  deceptiveArmy,
  facesOf,
  markerArgs,
  orderArgs,
  placesOf,
  placingArgs,
  RecordedMatch,
  seatNamed,
  smallArmy,
  splitArmy,
  standsIn,
  truthsOf,
} from '../testing/index.ts';

const players = ['red-captain', 'red-1', 'blue-captain', 'umpire'] as const;

/** Both small armies on the board with open orders, and Red's first turn has begun in entry 12 or so. */
const battle = (...seats: readonly string[]) => {
  const match = new RecordedMatch({ 'sealed-orders': false }).sit(...(seats.length > 0 ? seats : players));
  for (const side of ['red', 'blue'] as const) {
    match.act(`${side}-captain`, 'bring-army', { side, army: atItsPoints(match.snapshot, smallArmy) });
    const stands = standsIn(match.snapshot, side, 1).map((id, index) => ({
      id,
      pose: [40_000 + 2_000 * index, side === 'red' ? 10_000 : 30_000, side === 'red' ? 0 : 18_000],
    }));
    match.act(`${side}-captain`, 'place-stands', { stands });
  }
  match.act('red-captain', 'begin-turn', {});
  match.act('red-captain', 'begin-phase', { phase: 'command' });
  return match;
};

const poseOf = (match: RecordedMatch, id: string) => match.snapshot.public.pose.get(id);
const latest = ({ snapshot }: RecordedMatch): number => positionsOf(snapshot)[0]?.seq ?? -1;
const says = (entries: readonly ReplayEntry[]) => replayMatch(entries).faults.map((fault) => plainText(fault.says));

/** What is on the board and in the turn. */
const boardOf = ({ public: all }: Snapshot) => {
  const { seat: _who, position: _list, log: _log, ...others } = all;
  return asPlain({ public: others, sides: {} } as never);
};

/** Named "before the charge", then two moves, a loss, and the next phase. */
const charged = (...seats: readonly string[]) => {
  const match = battle(...seats);
  const [mine = ''] = standsIn(match.snapshot, 'red', 1);
  const [theirs = ''] = standsIn(match.snapshot, 'blue', 1);
  match.act('red-captain', 'roll-command-points', {});
  const told = match.tell('red-captain', 'name-position', { name: ' before the charge ' });
  const named = latest(match);
  const before = match.snapshot;
  for (const y of [12_000, 14_000])
    match.act('red-captain', 'move-stands', {
      moves: [{ id: mine, to: [40_000, y, 0] }],
      legs: [{ kind: 'advance', mu: 2000, arc: 2000, chord: 2000 }],
    });
  match.act('blue-captain', 'lose-stands', { stands: [theirs] });
  return { match, mine, theirs, named, before, told };
};

/** The battle was over, Blue had signed how it ended and wished for another; then the umpire went back. */
const signedAndGone = () => {
  const { match, named, theirs } = charged();
  match.act('umpire', 'end-game', {});
  const result = battleResult(match.snapshot);
  match.act('blue-captain', 'sign-result', {});
  match.act('blue-captain', 'offer-rematch', { wish: 'same' });
  match.act('umpire', 'return-to-position', { to: named });
  return { match, named: { theirs, result } };
};

describe('positions that the table can go back to', () => {
  it('name themselves where a turn begins', () => {
    const match = battle();
    match.act('red-captain', 'begin-phase', { isTurnOver: true });
    const [second, first] = positionsOf(match.snapshot);
    expect(first).toMatchObject({ kind: 'turn', turn: { number: 1, side: 'red', phase: 'cards' } });
    expect(second).toMatchObject({ kind: 'turn', seq: match.entries.length - 1, turn: { number: 2, side: 'blue' } });
    expect(match.entries[first?.seq ?? 0]?.name).toBe('begin-turn');
    expect(says(match.entries)).toEqual([]);
  });

  it('are named by a captain or the umpire, and the log hears of it', () => {
    const { match, named, told } = charged();
    expect(positionsOf(match.snapshot)[0]).toMatchObject({
      kind: 'named',
      name: 'before the charge',
      by: 'red-captain',
      seq: named,
      turn: { number: 1, side: 'red', phase: 'movement' },
    });
    expect(told.event).toEqual({
      kind: 'position-named',
      position: { kind: 'named', turn: 1, side: 'red', name: 'before the charge' },
    });
    expect(match.answerTo('umpire', 'name-position', { name: 'x' })).toBe('done');
  });

  it.each([
    ['nothing', 'bad-name', ' '],
    ['ten thousand characters', 'bad-name', 'a'.repeat(10_000)],
    ['what nobody can see', 'bad-name', 'left\u202eright'],
  ])('are not called %s', (_what, code, name) => {
    expect(battle().answerTo('red-captain', 'name-position', { name })).toBe(code);
  });

  it('are not named by a commander, a spectator or the host', () => {
    for (const seat of ['red-1', 'spectator', 'host'])
      expect(battle().answerTo(seat, 'name-position', { name: 'x' })).toBe('not-allowed');
  });

  it('are a dozen names at most: the oldest goes', () => {
    const match = battle();
    for (let i = 1; i <= 14; i++) match.act('blue-captain', 'name-position', { name: `name ${i}` });
    const names = positionsOf(match.snapshot).flatMap(({ name }) => name ?? []);
    expect([names.length, names[0], names.at(-1)]).toEqual([12, 'name 14', 'name 3']);
    expect(says(match.entries)).toEqual([]);
  });

  it('do not exist during the deployment, where going back would undo secrets', () => {
    const match = new RecordedMatch();
    expect(match.answerTo('red-captain', 'name-position', { name: 'x' })).toBe('still-deploying');
    match.act('umpire', 'set-roles', { advantaged: 'red' });
    match.act('umpire', 'advance-step', { to: 8 });
    expect(match.answerTo('red-captain', 'name-position', { name: 'x' })).toBe('still-deploying');
    expect(match.answerTo('umpire', 'return-to-position', { to: 0 })).toBe('still-deploying');
    match.act('umpire', 'advance-step', { to: 11 });
    expect(match.answerTo('red-captain', 'name-position', { name: 'x' })).toBe('done');
  });
});

describe('going back by consent', () => {
  it('puts the table back as it was, in one entry, and play goes on from there', () => {
    const { match, mine, theirs, named, before } = charged();
    const length = match.entries.length;
    expect(match.tell('red-captain', 'propose-return', { to: named }).event).toMatchObject({
      kind: 'return-proposed',
      position: { name: 'before the charge' },
    });
    const { event } = match.tell('blue-captain', 'return-to-position', { to: named });
    expect(event).toEqual({
      kind: 'went-back',
      position: { kind: 'named', turn: 1, side: 'red', name: 'before the charge' },
      how: 'agreed',
      wasOver: false,
    });
    expect(match.entries).toHaveLength(length + 2);
    expect(boardOf(match.snapshot)).toEqual(boardOf(before));
    expect(poseOf(match, mine)).toEqual([40_000, 10_000, 0]);
    expect(match.snapshot.public.stand.get(theirs)?.place).toBe('board');
    match.act('red-captain', 'move-stands', { moves: [{ id: mine, to: [40_000, 11_000, 0] }] });
    match.act('red-captain', 'begin-phase', { isTurnOver: true });
    expect(match.snapshot.public.turn.get(THIS_TABLE)).toMatchObject({ number: 2, side: 'blue' });
    expect(says(match.entries)).toEqual([]);
    const replay = replayMatch(match.entries);
    expect(boardOf(replay.snapshotAt(length + 1))).toEqual(boardOf(before));
    expect(replay.snapshotAt(length - 1).public.stand.get(theirs)?.place).toBe('lost');
  });

  it('brings the turn, the phase, what was rolled and what was spent back with it', () => {
    const { match } = charged();
    const [start] = positionsOf(match.snapshot).filter(({ kind }) => kind === 'turn');
    match.act('red-captain', 'begin-phase', { isTurnOver: true });
    match.act('blue-captain', 'begin-phase', { isTurnOver: true });
    match.act('umpire', 'return-to-position', { to: start?.seq });
    const { turn, points, slip, trail } = match.snapshot.public;
    expect(turn.get(THIS_TABLE)).toEqual({ number: 1, side: 'red', phase: 'cards' });
    expect([points.size, slip.size, trail.size]).toEqual([0, 0, 0]);
    // Dice that were thrown stay thrown: their entry is in the ledger, and new ones are new.
    expect(match.entries.some(({ name }) => name === 'roll-command-points')).toBe(true);
    match.act('red-captain', 'begin-phase', { phase: 'command' });
    match.act('red-captain', 'roll-command-points', {});
    expect(match.snapshot.public.points.size).toBeGreaterThan(0);
    expect(says(match.entries)).toEqual([]);
  });

  it('keeps the moment before it, and drops those that were undone', () => {
    const { match, named } = charged();
    match.act('red-captain', 'begin-phase', { isTurnOver: true });
    match.act('umpire', 'name-position', { name: 'later' });
    const left = match.snapshot;
    match.act('umpire', 'return-to-position', { to: named });
    expect(positionsOf(match.snapshot).map(({ kind, name }) => name ?? kind)).toEqual([
      'left',
      'before the charge',
      'turn',
    ]);
    // Whoever regrets it goes back to what they left.
    match.act('umpire', 'return-to-position', { to: latest(match) });
    expect(boardOf(match.snapshot)).toEqual(boardOf(left));
    expect(says(match.entries)).toEqual([]);
  });

  it('is ruled by the umpire alone, and needs nobody where nobody sits opposite', () => {
    const { match, named } = charged();
    expect(match.tell('umpire', 'return-to-position', { to: named }).event).toMatchObject({ how: 'ruled' });
    const alone = charged('red-captain');
    expect(alone.match.answerTo('red-captain', 'propose-return', { to: alone.named })).toBe('nobody-to-ask');
    expect(alone.match.tell('red-captain', 'return-to-position', { to: alone.named }).event).toMatchObject({
      how: 'alone',
    });
  });

  it('takes the end of the game back too', () => {
    const { match, named } = charged();
    match.act('umpire', 'end-game', {});
    expect(battleResult(match.snapshot)).toBeDefined();
    const { event } = match.tell('umpire', 'return-to-position', { to: named });
    expect(event).toMatchObject({ wasOver: true });
    expect(battleResult(match.snapshot)).toBeUndefined();
    expect(stepOf(match.snapshot)?.number ?? 0).toBe(0);
    match.act('umpire', 'end-game', {});
    expect(battleResult(match.snapshot)).toBeDefined();
    expect(says(match.entries)).toEqual([]);
  });

  it('leaves nobody’s word under an end that they have not seen, though it comes to the same', () => {
    const { match, named } = signedAndGone();
    const { theirs } = named;
    expect(match.snapshot.public.consent.size).toBe(0);
    match.act('blue-captain', 'lose-stands', { stands: [theirs] });
    match.act('umpire', 'end-game', {});
    const result = battleResult(match.snapshot);
    expect(result).toEqual(named.result);
    expect(result && signersOf(result, match.snapshot).filter(({ hasSigned }) => hasSigned)).toEqual([]);
    expect(rematchWishOf(match.snapshot, 'blue')).toBeUndefined();
    expect(match.answerTo('blue-captain', 'sign-result', {})).toBe('done');
    expect(says(match.entries)).toEqual([]);
  });

  it('brings no wish of then back: nobody wants to end the game because they did', () => {
    const match = battle();
    match.act('red-captain', 'end-game', {});
    match.act('blue-captain', 'ask-for-turn', {});
    match.act('umpire', 'name-position', { name: 'tired' });
    match.act('red-captain', 'end-game', { withdraw: true });
    match.act('umpire', 'return-to-position', { to: latest(match) });
    expect(stepOf(match.snapshot)?.ending).toBeUndefined();
    expect(match.snapshot.public.turn.get(THIS_TABLE)?.isAskedFor).toBeUndefined();
  });

  it('reckons losses by what stands there again', () => {
    const { match, theirs, named } = charged();
    const lost = () => publicLosses(match.snapshot, profileAt(match.snapshot)).map((army) => army.lost);
    expect(lost()[1]).toBeGreaterThan(0);
    match.act('umpire', 'return-to-position', { to: named });
    expect(lost()).toEqual([0, 0]);
    expect(outcomeOf(publicLosses(match.snapshot, profileAt(match.snapshot))).kind).not.toBe('defeat');
    expect(match.snapshot.public.stand.get(theirs)?.place).toBe('board');
  });

  it('leaves nothing to take back of what was done before', () => {
    const { match, named } = charged();
    const moved = match.entries.findLast(({ name }) => name === 'move-stands');
    const deed = { name: 'move-stands', changes: {}, seq: moved?.seq ?? 0 };
    expect(whyNotTakeBack(match.snapshot, seatNamed('red-captain'), deed)).toBeUndefined();
    match.act('umpire', 'return-to-position', { to: named });
    expect(whyNotTakeBack(match.snapshot, seatNamed('red-captain'), deed)?.code).toBe('gone-back-since');
    const next = { ...deed, seq: match.entries.length };
    expect(whyNotTakeBack(match.snapshot, seatNamed('red-captain'), next)).toBeUndefined();
  });

  it('keeps a ruling for the rest of the game, and who leads a command', () => {
    const { match, named, mine } = charged();
    const flag = {
      id: `deploys-within-band:${mine}`,
      rule: 'deploys-within-band',
      about: [mine],
      says: { text: '{0} is {1} MU from its base edge.', values: ['Sp1', '9.2'] },
    };
    match.act('umpire', 'rule-flag', { ...flag, verdict: 'allowed', scope: 'game', text: 'Always.' });
    match.act('red-captain', 'agree-flag', { ...flag, id: `${flag.id}:2` });
    match.act('red-captain', 'hand-over-command', { command: 1, to: 'red-captain' });
    match.act('umpire', 'return-to-position', { to: named });
    expect([...match.snapshot.public.ruling.keys()]).toEqual([flag.id]);
    expect(match.snapshot.public.lead.size).toBe(1);
    expect(says(match.entries)).toEqual([]);
  });
});

describe('a proposal to go back', () => {
  it('is withdrawn by its own side, and declined by the other', () => {
    const { match, named } = charged();
    match.act('red-captain', 'propose-return', { to: named });
    expect(match.tell('red-captain', 'withdraw-return', { to: named }).event).toMatchObject({ isDeclined: false });
    expect(match.snapshot.public.return.size).toBe(0);
    match.act('red-captain', 'propose-return', { to: named });
    expect(match.tell('blue-captain', 'withdraw-return', { to: named }).event).toMatchObject({
      isDeclined: true,
    });
    expect(match.answerTo('blue-captain', 'return-to-position', { to: named })).toBe('not-proposed');
    expect(match.answerTo('blue-captain', 'withdraw-return', { to: named })).toBe('nothing-to-withdraw');
    expect(says(match.entries)).toEqual([]);
  });

  it('is agreed to by the other captain alone, and as it stands', () => {
    const { match, named } = charged();
    const start = positionsOf(match.snapshot).at(-1)?.seq ?? 0;
    const answer = (seat: string, name: string, to: number) => match.answerTo(seat, name, { to });
    match.act('red-captain', 'propose-return', { to: start });
    expect(answer('red-captain', 'return-to-position', start)).toBe('not-proposed');
    expect(answer('red-1', 'return-to-position', start)).toBe('not-allowed');
    expect(answer('spectator', 'return-to-position', start)).toBe('not-allowed');
    expect(answer('red-captain', 'propose-return', start)).toBe('already-done');
    // Blue has read another proposal than stands now.
    match.act('red-captain', 'propose-return', { to: named });
    expect(answer('blue-captain', 'return-to-position', start)).toBe('proposed-another');
    expect(answer('blue-captain', 'withdraw-return', start)).toBe('proposed-another');
    // Both captains propose different moments.
    expect(answer('blue-captain', 'propose-return', start)).toBe('proposed-another');
    expect(answer('blue-captain', 'propose-return', named)).toBe('proposed-already');
    expect(answer('blue-captain', 'return-to-position', named)).toBe('done');
  });

  it('is about a moment of the list, and lapses with the next phase or with its moment', () => {
    const { match, named } = charged();
    for (const to of [0, 3, 999_999, Number.MAX_SAFE_INTEGER]) {
      expect(match.answerTo('red-captain', 'propose-return', { to })).toBe('no-such-moment');
      expect(match.answerTo('umpire', 'return-to-position', { to })).toBe('no-such-moment');
    }
    match.act('red-captain', 'propose-return', { to: named });
    match.act('umpire', 'begin-phase', {});
    expect(match.answerTo('blue-captain', 'return-to-position', { to: named })).toBe('not-proposed');
    match.act('blue-captain', 'propose-return', { to: named });
    const start = positionsOf(match.snapshot).at(-1)?.seq ?? 0;
    match.act('umpire', 'return-to-position', { to: start });
    expect(match.snapshot.public.return.size).toBe(0);
    expect(match.answerTo('red-captain', 'return-to-position', { to: named })).toBe('no-such-moment');
  });
});

/** Red has masquerades and a command on a flank march, all sealed; everybody is seated and Red's turn is on. */
const sealedBattle = () => {
  const match = new RecordedMatch().sit(...players);
  const brought = match.act('red-captain', 'bring-army', { side: 'red', army: deceptiveArmy });
  const faces = facesOf((brought.result as { stands: string[] }).stands);
  match.act('blue-captain', 'bring-army', { side: 'blue', army: splitArmy });
  match.act('umpire', 'set-roles', { advantaged: 'red' });
  match.act('umpire', 'advance-step', { to: 2 });
  match.act('red-captain', 'seal-orders', orderArgs(match.snapshot, 'red', { 1: { edge: 'LF' } }));
  match.act('blue-captain', 'seal-orders', orderArgs(match.snapshot, 'blue', { 3: { edge: 'LF' } }, 2));
  match.act('umpire', 'advance-step', { to: 6 });
  match.act('red-captain', 'seal-orders', markerArgs(match.snapshot, 'red'));
  match.act('umpire', 'advance-step', { to: 8 });
  const marching = standsIn(match.snapshot, 'red', 1);
  const places = placesOf(faces).filter(({ id }) => !marching.includes(id));
  match.act('red-captain', 'place-stands', placingArgs(match.snapshot, places, truthsOf(faces)));
  const keys = ([2, 3] as const).map((command) => orderSlot(command, 'roster'));
  match.act('red-captain', 'reveal-secrets', { keys });
  match.act('umpire', 'advance-step', { to: 11 });
  match.act('red-captain', 'begin-turn', {});
  return { match, faces, start: latest(match) };
};

describe('what was opened since', () => {
  it('stays open: orders for the dice, and a flank march that comes in once more', () => {
    const { match, start } = sealedBattle();
    match.act('red-captain', 'roll-command-points', {});
    match.act('red-captain', 'begin-phase', { isTurnOver: true });
    const [first = '', second = ''] = standsIn(match.snapshot, 'blue', 3);
    const stands = [first, second].map((id, index) => ({ id, pose: [1_000, 20_000 + 2_000 * index, 9_000] }));
    match.act('blue-captain', 'enter-flank', { command: 3, stands });
    const seal = `seal:blue:${orderSlot(3, 'flank')}`;
    expect(match.snapshot.public.seal.get(seal)).toMatchObject({ entered: { turn: 2 } });
    match.act('umpire', 'return-to-position', { to: start });
    const shut = [...match.snapshot.public.seal].filter(([, each]) => each.opening === undefined).map(([id]) => id);
    expect(shut).not.toContain(seal);
    expect(shut).not.toContain(`seal:red:${orderSlot(2, 'cp')}`);
    expect(match.snapshot.public.seal.get(seal)?.entered).toBeUndefined();
    // They are in reserve again, and everybody still knows in which command they are.
    expect(match.snapshot.public.stand.get(first)).toMatchObject({ place: 'reserve', command: 3 });
    expect(match.snapshot.public.pose.has(first)).toBe(false);
    match.act('red-captain', 'begin-phase', { isTurnOver: true });
    const again = match.act('blue-captain', 'enter-flank', { command: 3, stands });
    expect(again.openings).toBeUndefined();
    expect(match.snapshot.public.stand.get(first)?.place).toBe('board');
    expect(says(match.entries)).toEqual([]);
  });

  it('cannot be hidden again: past a masquerade that was shown there is no going back', () => {
    const { match, faces, start } = sealedBattle();
    match.act('red-captain', 'propose-return', { to: start });
    match.act('red-3', 'reveal-secrets', { keys: [standSlot(faces.axes)] });
    expect(match.answerTo('blue-captain', 'return-to-position', { to: start })).toBe('shown-since');
    expect(match.answerTo('umpire', 'return-to-position', { to: start })).toBe('shown-since');
    expect(match.answerTo('red-captain', 'propose-return', { to: start })).toBe('shown-since');
    match.act('umpire', 'name-position', { name: 'unmasked' });
    const later = latest(match);
    match.act('red-captain', 'begin-phase', { isTurnOver: true });
    expect(match.answerTo('umpire', 'return-to-position', { to: later })).toBe('done');
    // The end of the game opens the others.
    match.act('umpire', 'end-game', {});
    expect(match.answerTo('umpire', 'return-to-position', { to: later })).toBe('shown-since');
  });

  it('and nothing that is secret is in the entry', () => {
    const { match, start } = sealedBattle();
    match.act('red-captain', 'begin-phase', { isTurnOver: true });
    const { changes, openings, seals, publicArgs } = match.act('umpire', 'return-to-position', { to: start });
    expect([changes.sides, openings, seals, publicArgs]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('a match file that says otherwise', () => {
  const gone = () => {
    const { match, mine, named } = charged();
    match.act('red-captain', 'propose-return', { to: named });
    match.act('blue-captain', 'return-to-position', { to: named });
    return { match, mine };
  };
  const forged = ({ entries }: RecordedMatch, name: string, change: (text: string) => string): ReplayEntry[] =>
    entries.map((entry) => (entry.name === name ? (JSON.parse(change(JSON.stringify(entry))) as ReplayEntry) : entry));

  it('is found out: a stand that comes back elsewhere, or stays', () => {
    const { match, mine } = gone();
    const back = `"${mine}":[[40000,14000,0],[40000,10000,0]]`;
    expect(JSON.stringify(match.entries)).toContain(back);
    const elsewhere = forged(match, 'return-to-position', (text) =>
      text.replace(back, `"${mine}":[[40000,14000,0],[40000,9000,0]]`),
    );
    expect(says(elsewhere)).toEqual([expect.stringMatching(/return-to-position does not do what the entry says/)]);
  });

  const keeping = ({ entries }: RecordedMatch, isKept: (consent: string) => boolean): ReplayEntry[] =>
    entries.map((entry) => {
      const { consent = {}, ...changes } = entry.changes ?? {};
      if (entry.name !== 'return-to-position') return entry;
      const gone = Object.entries(consent as object).filter(([id]) => !isKept(id));
      return { ...entry, changes: { ...changes, ...(gone.length > 0 ? { consent: Object.fromEntries(gone) } : {}) } };
    });

  it('is found out: a signature that outlives its end, or that somebody else gives', () => {
    const { match } = signedAndGone();
    expect(says(keeping(match, (id) => id.startsWith('result:')))).toEqual([
      expect.stringMatching(/return-to-position does not do what the entry says/),
    ]);
    const both = forged(match, 'sign-result', (text) =>
      text.replace('{"blue-captain"', '{"red-captain":true,"blue-captain"'),
    ).slice(0, match.entries.findIndex(({ name }) => name === 'sign-result') + 1);
    expect(JSON.stringify(both.at(-1))).toContain('red-captain');
    expect(says(both)).toEqual([expect.stringMatching(/sign-result does not do what the entry says/)]);
  });

  it('is none where a wish for a rematch stayed, as it did before', () => {
    const { match } = signedAndGone();
    expect(says(keeping(match, (id) => id === 'rematch'))).toEqual([]);
  });

  it('is found out: nobody had proposed it', () => {
    const { match } = gone();
    const entries = match.entries
      .filter(({ name }) => name !== 'propose-return')
      .map((entry) => {
        const { return: _wish, ...changes } = entry.changes ?? {};
        return { ...entry, changes };
      });
    expect(says(entries)).toContainEqual(expect.stringMatching(/return-to-position would be refused here/));
  });

  it('is found out: a turn that names another moment than its own', () => {
    const { match } = gone();
    const [start] = positionsOf(match.snapshot).filter(({ kind }) => kind === 'turn');
    const id = positionId(start?.seq ?? 0);
    const entries = forged(match, 'begin-turn', (text) => text.replace(`"${id}"`, '"at:1"'));
    expect(says(entries)[0]).toMatch(/names a moment that is not this one/);
  });

  it('may be of before turns named themselves', () => {
    const match = battle();
    const entries = match.entries.map((entry) => {
      const { position: _named, ...changes } = entry.changes ?? {};
      return { ...entry, changes };
    });
    expect(says(entries)).toEqual([]);
  });
});
