import { clockOf, isRefusal, type Snapshot } from '@vexillum/model';
import { encodeJson, presenceMessage } from '@vexillum/protocol';
import { describe, expect, it } from 'vitest';
import { MACHINE, settled, TestTable, turnGame } from '../testing/index.ts';
import { decodeRecord } from './stored-record.ts';

const START = Date.UTC(2026, 0, 1);
const after = (seconds: number): string => new Date(START + seconds * 1000).toISOString();

/** A table in turns; both captains, an umpire and a host sit at it, and red's first turn has begun at once. */
const inTurns = async (rule?: object, houseRules: Record<string, boolean> = {}) => {
  const table = await TestTable.create(undefined, { game: turnGame, houseRules });
  for (const seat of ['red-captain', 'blue-captain']) await table.room.actAsSteward('claim-seat', seat, { name: seat });
  if (rule) await did(table, 'host', 'set-clock', rule);
  const peers = ['red-captain', 'blue-captain'].map((seat) => table.sit(seat));
  await did(table, 'red-captain', 'pass-turn', { turn: 0 });
  return { table, red: peers[0], blue: peers[1] };
};

const did = async (table: TestTable, seat: string, name: string, args: object = {}): Promise<void> => {
  const answer = await table.act(seat, name, args as never);
  if (isRefusal(answer)) throw new Error(`${seat} could not ${name}: ${answer.code}`);
};

const codeOf = async (table: TestTable, seat: string, name: string, args: object = {}): Promise<string> => {
  const answer = await table.act(seat, name, args as never);
  return isRefusal(answer) ? answer.code : 'done';
};

const snapshotOf = async (table: TestTable): Promise<Snapshot> => (await table.folded()).snapshot;
const faceOf = async (table: TestTable) => clockOf(await snapshotOf(table));
const namesOf = async (table: TestTable): Promise<string[]> =>
  (await table.values()).map((value) => decodeRecord(value).entry.name ?? '');
const passesIn = async (table: TestTable): Promise<number> =>
  (await namesOf(table)).filter((name) => name === 'pass-turn').length;

const presence = (said: object): Uint8Array => encodeJson(presenceMessage, JSON.stringify({ presence: said }));

describe('what is due by itself', () => {
  it('a machine moves at a pace that people can watch, and talk does not hold it up', async () => {
    const { table } = await inTurns(undefined, { [MACHINE]: true });
    await did(table, 'red-captain', 'pass-turn', { turn: 1 });
    table.clock.pass(600);
    await did(table, 'red-captain', 'say', { text: 'hurry', to: 'table' });
    await settled();
    expect(await passesIn(table)).toBe(2);
    table.clock.pass(300);
    await settled();
    expect((await snapshotOf(table)).public.turn.get('this')).toEqual({ number: 3, side: 'red' });
    expect(await namesOf(table)).toHaveLength(new Set(await table.values()).size);
  });

  it('machines wait while nobody is there, and go on when somebody comes back', async () => {
    const { table, red, blue } = await inTurns(undefined, { [MACHINE]: true });
    for (const peer of [red, blue]) if (peer) table.room.leave(peer);
    await did(table, 'red-captain', 'pass-turn', { turn: 1 });
    await table.pass(120);
    expect(await passesIn(table)).toBe(2);
    table.sit('spectator');
    await table.pass(2);
    expect(await passesIn(table)).toBe(3);
  });

  it('a room in which something is about to happen is not put away', async () => {
    const { table, red, blue } = await inTurns({ turnSeconds: 600, onLate: 'pass' });
    for (const peer of [red, blue]) if (peer) table.room.leave(peer);
    expect(table.room.isBusy).toBe(true);
    await did(table, 'host', 'set-clock', { turnSeconds: 100_000, onLate: 'pass' });
    expect(table.room.isBusy).toBe(false);
  });

  it('before an empty room turns do not go on running out for ever', async () => {
    const { table, red, blue } = await inTurns({ turnSeconds: 60, onLate: 'pass' });
    for (const peer of [red, blue]) if (peer) table.room.leave(peer);
    await table.pass(2000 * 60);
    expect(await passesIn(table)).toBe(1001);
    expect(table.room.isBusy).toBe(false);
  });
});

describe('a late turn', () => {
  it('is passed once, when its time has run out', async () => {
    const { table } = await inTurns({ turnSeconds: 60, onLate: 'pass' });
    await table.pass(59);
    expect(await passesIn(table)).toBe(1);
    await table.pass(1);
    expect(await passesIn(table)).toBe(2);
    expect(await faceOf(table)).toMatchObject({ side: 'blue', turn: '2', since: after(60), deadlineAt: after(120) });
    await table.pass(59);
    expect(await passesIn(table)).toBe(2);
  });

  it('is left alone where the table waits', async () => {
    const { table } = await inTurns({ turnSeconds: 60, onLate: 'wait' });
    await table.pass(300);
    expect(await passesIn(table)).toBe(1);
  });

  it('that its player ends in the last moment is not passed too', async () => {
    const { table } = await inTurns({ turnSeconds: 60, onLate: 'pass' });
    table.clock.pass(59_999);
    const answer = table.act('red-captain', 'pass-turn', { turn: 1 });
    table.clock.pass(1);
    expect(await answer).toMatchObject({ kind: 'ack' });
    await table.pass(30);
    expect(await passesIn(table)).toBe(2);
    expect(await faceOf(table)).toMatchObject({ side: 'blue', turn: '2' });
  });

  it('is passed once after a kill, not before those who come back have had a moment', async () => {
    const { table } = await inTurns({ turnSeconds: 60, onLate: 'pass' });
    table.clock.pass(59_000);
    table.room.timekeeper.stop();
    table.clock.pass(30_000);
    await table.openAnew();
    table.sit('red-captain');
    await table.pass(29);
    expect(await passesIn(table)).toBe(1);
    await table.pass(2);
    expect(await passesIn(table)).toBe(2);
    expect(await namesOf(table)).not.toContain('clock-credit');
  });

  it('costs nobody the time that there was no server: it is given back, and twenty seconds more', async () => {
    const { table } = await inTurns({ turnSeconds: 60, onLate: 'pass' });
    table.clock.pass(50_000);
    await table.room.rest();
    table.clock.pass(600_000);
    const room = await table.openAnew();
    const outage = { from: after(50), until: after(650) };
    await room.timekeeper.creditOutages([outage]);
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(60 + 600 + 20), turn: '1' });
    await room.timekeeper.creditOutages([outage]);
    expect((await namesOf(table)).filter((name) => name === 'clock-credit')).toHaveLength(1);
    await table.pass(29);
    expect(await passesIn(table)).toBe(1);
    await table.pass(2);
    expect(await passesIn(table)).toBe(2);
  });

  it('by correspondence is not longer for a server that was away, but has an hour left when that is back', async () => {
    const { table } = await inTurns({ correspondenceHours: 24, onLate: 'pass' });
    await table.room.timekeeper.creditOutages([{ from: after(3600), until: after(7200) }]);
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(86_400) });
    await table.room.timekeeper.creditOutages([{ from: after(3600), until: after(86_000) }]);
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(86_000 + 3600) });
  });

  it('gets no time back for a server that was away before it, or after it had run out', async () => {
    const { table } = await inTurns({ turnSeconds: 60 });
    table.clock.pass(100_000);
    const { timekeeper } = table.room;
    await timekeeper.creditOutages([{ from: after(-50), until: after(0) }]);
    await timekeeper.creditOutages([{ from: after(70), until: after(90) }]);
    expect(await namesOf(table)).not.toContain('clock-credit');
  });

  it('is passed half a second later at most, where its player’s connection is slow: what they sent in time may be under way', async () => {
    const { table, red } = await inTurns({ turnSeconds: 60, onLate: 'pass' });
    if (red) table.room.receive(red, presence({ delay: 300 }));
    await table.pass(60);
    expect(await passesIn(table)).toBe(1);
    table.clock.pass(299);
    expect(await table.act('red-captain', 'say', { text: 'in time', to: 'table' })).toMatchObject({ kind: 'ack' });
    table.clock.pass(1);
    await settled();
    expect(await passesIn(table)).toBe(2);
    expect(await faceOf(table)).toMatchObject({ side: 'blue', turn: '2' });
  });

  it('waits no longer for a line that is said to be slower still, nor for the other side’s', async () => {
    const { table, red, blue } = await inTurns({ turnSeconds: 60, onLate: 'pass' });
    if (red) table.room.receive(red, presence({ delay: 60_000 }));
    await table.pass(60);
    table.clock.pass(499);
    await settled();
    expect(await passesIn(table)).toBe(1);
    table.clock.pass(1);
    await settled();
    expect(await passesIn(table)).toBe(2);
    if (blue) table.room.leave(blue);
    table.clock.pass(60_000);
    await settled();
    expect(await passesIn(table)).toBe(3);
  });

  it('that its player ends within that half second is their own', async () => {
    const { table, red } = await inTurns({ turnSeconds: 60, onLate: 'pass' });
    if (red) table.room.receive(red, presence({ delay: 400 }));
    table.clock.pass(60_200);
    expect(await codeOf(table, 'red-captain', 'pass-turn', { turn: 1 })).toBe('done');
    await table.pass(10);
    expect(await passesIn(table)).toBe(2);
  });

  it('wins nothing where the server’s clock jumps back', async () => {
    const { table } = await inTurns({ bankSeconds: 600 });
    table.clock.pass(100_000);
    await table.room.timekeeper.creditJump(-50_000, after(50));
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(550) });
  });

  it('is not overdue because the server’s clock has jumped', async () => {
    const { table } = await inTurns({ turnSeconds: 60 });
    table.clock.pass(3_600_000);
    await table.room.timekeeper.creditJump(3_600_000, after(3600));
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(3660) });
    const jump = { from: after(0), until: after(3600), isJump: true as const };
    await table.room.timekeeper.creditOutages([jump]);
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(3660) });
  });

  it('at a table that was asleep when the clock jumped gets the same time back when that is opened, and once', async () => {
    const { table } = await inTurns({ turnSeconds: 60 });
    await table.room.rest();
    table.clock.pass(3_600_000);
    const room = await table.openAnew();
    const jump = { from: after(0), until: after(3600), isJump: true as const };
    await room.timekeeper.creditOutages([jump]);
    await room.timekeeper.creditJump(3_600_000, after(3600));
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(3660) });
  });

  it('wins nothing where the clock jumps back while it stands still', async () => {
    const { table } = await inTurns({ turnSeconds: 600 });
    table.clock.pass(100_000);
    await did(table, 'host', 'propose-pause');
    await table.room.timekeeper.creditJump(-3_600_000, after(100 - 3600));
    table.clock.pass(-3_600_000 + 50_000);
    await did(table, 'host', 'resume-clock');
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(600 - 3600 + 50) });
  });
});

describe('time does not come back', () => {
  it('a player who takes back the end of their turn goes on where they were, and wins no time by it', async () => {
    const { table } = await inTurns({ bankSeconds: 600, incrementSeconds: 30 });
    table.clock.pass(40_000);
    await did(table, 'red-captain', 'pass-turn', { turn: 1 });
    expect((await snapshotOf(table)).public.clock.get('bank:red')).toEqual({ leftMs: 590_000 });
    table.clock.pass(5000);
    await did(table, 'red-captain', 'undo-action');
    const { public: records } = await snapshotOf(table);
    expect(records.turn.get('this')).toEqual({ number: 1, side: 'red' });
    expect(records.clock.get('this')).toMatchObject({ side: 'red', turn: '1', startedAt: after(5) });
    expect(records.clock.get('bank:red')).toEqual({ leftMs: 600_000 });
    expect(records.clock.get('bank:blue')).toEqual({ leftMs: 595_000 });
  });

  it('an undo of something else leaves the clock as it is', async () => {
    const { table } = await inTurns({ beginSeconds: 30 });
    const [stand = ''] = await table.deploy('red');
    await table.move('red-captain', stand, [1, 1, 1]);
    const before = await faceOf(table);
    expect(before).toMatchObject({ hasBegun: true, deadlineAt: null });
    await did(table, 'red-captain', 'undo-action');
    expect(await faceOf(table)).toEqual(before);
  });
});

describe('a pause', () => {
  it('begins when both sides have asked, holds the game, and moves the deadline by exactly its length', async () => {
    const { table } = await inTurns({ turnSeconds: 60, onLate: 'pass' });
    const [stand = ''] = await table.deploy('red');
    table.clock.pass(20_000);
    await did(table, 'red-captain', 'propose-pause');
    expect(await faceOf(table)).toMatchObject({ asks: { red: true }, deadlineAt: after(60) });
    await did(table, 'blue-1', 'propose-pause');
    expect(await faceOf(table)).toMatchObject({ pausedAt: after(20), pausedBy: 'sides' });
    await table.pass(500);
    expect(await passesIn(table)).toBe(1);
    expect(await codeOf(table, 'red-captain', 'move-stands', { moves: [{ id: stand, to: [1, 1, 1] }] })).toBe('paused');
    expect(await codeOf(table, 'red-captain', 'undo-action')).toBe('paused');
    expect(await codeOf(table, 'red-captain', 'roll-dice', { dice: [6], why: 'a shot' })).toBe('paused');
    expect(await codeOf(table, 'blue-captain', 'say', { text: 'back soon', to: 'table' })).toBe('done');
    await did(table, 'red-captain', 'resume-clock');
    expect(await faceOf(table)).toHaveProperty('pausedAt');
    await did(table, 'blue-captain', 'resume-clock');
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(560) });
    expect(await faceOf(table)).not.toHaveProperty('pausedAt');
    await table.pass(40);
    expect(await passesIn(table)).toBe(2);
  });

  it('is the umpire’s to begin and to end; the host’s where none sits', async () => {
    const { table } = await inTurns({ turnSeconds: 60 });
    await did(table, 'host', 'propose-pause');
    await did(table, 'host', 'resume-clock');
    await table.room.actAsSteward('claim-seat', 'umpire', { name: 'Ulla' });
    expect(await codeOf(table, 'host', 'propose-pause')).toBe('not-allowed');
    await did(table, 'umpire', 'propose-pause');
    expect(await codeOf(table, 'red-captain', 'resume-clock')).toBe('paused-by-umpire');
    expect(await codeOf(table, 'spectator', 'resume-clock')).toBe('not-allowed');
    await did(table, 'umpire', 'resume-clock');
    expect(await codeOf(table, 'umpire', 'resume-clock')).toBe('not-paused');
  });

  it('can be asked for in vain, and the wish taken back', async () => {
    const { table } = await inTurns({ turnSeconds: 60 });
    await did(table, 'red-captain', 'propose-pause');
    expect(await codeOf(table, 'red-captain', 'propose-pause')).toBe('already-asked');
    await did(table, 'red-1', 'withdraw-pause');
    expect(await codeOf(table, 'red-1', 'withdraw-pause')).toBe('nothing-to-do');
    await did(table, 'blue-captain', 'propose-pause');
    expect(await faceOf(table)).not.toHaveProperty('pausedAt');
  });

  it('holds machines too', async () => {
    const { table } = await inTurns({ turnSeconds: 60 }, { [MACHINE]: true });
    await did(table, 'host', 'propose-pause');
    await did(table, 'umpire', 'pass-turn', { turn: 1 });
    await table.pass(10);
    expect(await passesIn(table)).toBe(2);
    await did(table, 'host', 'resume-clock');
    await table.pass(2);
    expect(await passesIn(table)).toBe(3);
  });
});

describe('more time', () => {
  it('is an opponent’s or the umpire’s to give, never one’s own', async () => {
    const { table } = await inTurns({ turnSeconds: 60 });
    expect(await codeOf(table, 'red-captain', 'grant-time', { seconds: 60 })).toBe('not-your-own');
    expect(await codeOf(table, 'blue-captain', 'grant-time', { seconds: 3600 })).toBe('too-much');
    await did(table, 'blue-captain', 'grant-time', { seconds: 60 });
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(120) });
    await did(table, 'host', 'grant-time', { seconds: 3600 });
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(3720) });
    expect(await codeOf(table, 'host', 'grant-time', { seconds: 60, side: 'blue' })).toBe('not-running');
  });

  it('can go into a bank whose time does not run', async () => {
    const { table } = await inTurns({ bankSeconds: 100 });
    await did(table, 'host', 'grant-time', { seconds: 60, side: 'blue' });
    expect((await snapshotOf(table)).public.clock.get('bank:blue')).toEqual({ leftMs: 160_000 });
  });
});

describe('a mover who is not there', () => {
  it('has two minutes more to begin, once a turn and three times a game', async () => {
    const { table, red } = await inTurns({ beginSeconds: 30, onLate: 'pass' });
    if (red) table.room.leave(red);
    table.clock.pass(4999);
    await settled();
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(30) });
    table.clock.pass(1);
    await settled();
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(150), absences: { red: 1 }, wasAbsent: true });
    await table.pass(1200);
    const credits = (await namesOf(table)).filter((name) => name === 'clock-credit');
    expect(credits).toHaveLength(3);
    expect(await faceOf(table)).toMatchObject({ absences: { red: 3 } });
  });

  it('a player who comes and goes gets no more for it, in as many turns as they like', async () => {
    const { table, red } = await inTurns({ beginSeconds: 30, onLate: 'pass' });
    if (red) table.room.leave(red);
    for (let minute = 0; minute < 60; minute++) {
      await table.pass(30);
      table.room.leave(table.sit('red-captain'));
      await table.pass(30);
    }
    expect((await namesOf(table)).filter((name) => name === 'clock-credit')).toHaveLength(3);
    expect(await faceOf(table)).toMatchObject({ absences: { red: 3 } });
  });

  it('is there as long as one of their tabs is', async () => {
    const { table, red } = await inTurns({ beginSeconds: 30 });
    const other = table.sit('red-captain');
    if (red) table.room.leave(red);
    await table.pass(20);
    expect(await namesOf(table)).not.toContain('clock-credit');
    table.room.leave(other);
    await table.pass(6);
    expect(await namesOf(table)).toContain('clock-credit');
  });

  it('a player who only reloads the page gets nothing', async () => {
    const { table, red } = await inTurns({ beginSeconds: 30 });
    if (red) table.room.leave(red);
    table.clock.pass(3000);
    table.sit('red-captain');
    await table.pass(20);
    expect(await namesOf(table)).not.toContain('clock-credit');
  });
});

describe('the clock on the table', () => {
  it('a table without one keeps no record of it, and has nothing to pause', async () => {
    const { table } = await inTurns();
    await table.deploy('red');
    expect((await snapshotOf(table)).public.clock.size).toBe(0);
    expect(await codeOf(table, 'red-captain', 'propose-pause')).toBe('no-clock');
    expect(await codeOf(table, 'host', 'set-clock', {})).toBe('nothing-to-do');
  });

  it('is the host’s and the umpire’s to set', async () => {
    const { table } = await inTurns();
    expect(await codeOf(table, 'red-captain', 'set-clock', { turnSeconds: 60 })).toBe('not-allowed');
    expect(await codeOf(table, 'host', 'set-clock', { incrementSeconds: 60 })).toBe('no-bank');
    table.clock.pass(30_000);
    await did(table, 'host', 'set-clock', { turnSeconds: 60 });
    expect(await faceOf(table)).toMatchObject({ side: 'red', since: after(30), deadlineAt: after(90) });
    await did(table, 'umpire', 'set-clock', {});
    expect(await faceOf(table)).toBeUndefined();
    expect(await codeOf(table, 'umpire', 'set-clock', {})).toBe('nothing-to-do');
  });

  it('set again in the middle of a turn, or taken off and set again, it goes on where it was: nobody wins time by it', async () => {
    const { table } = await inTurns({ turnSeconds: 60, onLate: 'pass' });
    table.clock.pass(40_000);
    await did(table, 'host', 'set-clock', { turnSeconds: 90, onLate: 'pass' });
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(90) });
    await did(table, 'host', 'set-clock', {});
    await table.pass(600);
    expect(await passesIn(table)).toBe(1);
    await did(table, 'host', 'set-clock', { turnSeconds: 60, onLate: 'pass' });
    expect(await faceOf(table)).toMatchObject({ deadlineAt: after(640 + 20) });
    await table.pass(20);
    expect(await passesIn(table)).toBe(2);
  });

  it('says nothing when something secret is done: not even that its side was there', async () => {
    const { table } = await inTurns({ beginSeconds: 30 });
    const [stand = ''] = await table.deploy('blue');
    const before = await faceOf(table);
    await did(table, 'blue-captain', 'assign-stand', { stand, command: 2 });
    await did(table, 'red-captain', 'say', { text: 'psst', to: 'side' });
    expect(await faceOf(table)).toEqual(before);
    expect(before).toMatchObject({ hasBegun: false });
  });
});

it('a clock that was to stop runs on where the stop was not written', async () => {
  const { table } = await inTurns({ turnSeconds: 600, onLate: 'pass' });
  expect(table.room.timekeeper.isRunning).toBe(true);
  await did(table, 'red-captain', 'propose-pause');
  table.memory.trouble = 'refuse';
  const refused = table.act('blue-captain', 'propose-pause', {});
  // The server asks for it at any time: here after the action was run, and before the disk has said no.
  const asked: boolean[] = [];
  for (let turns = 0; turns < 5; turns++) {
    await Promise.resolve();
    asked.push(table.room.timekeeper.isRunning);
  }
  expect(asked).toContain(false);
  expect(isRefusal(await refused)).toBe(true);
  table.memory.trouble = 'none';
  // Whoever acts next has the table read from the disk; here nothing comes of it, and nobody is shown anything.
  const seen = { seq: 0, hash: '0'.repeat(64) };
  expect(isRefusal(await table.actUpon(seen, 'red-captain', 'say', { text: 'hm', to: 'table' }))).toBe(true);
  expect(table.room.timekeeper.isRunning).toBe(true);
});
