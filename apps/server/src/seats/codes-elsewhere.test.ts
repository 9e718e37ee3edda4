import type { RecordChange } from '@vexillum/table/room';
import { MemoryRecords, TestClock, testGame } from '@vexillum/table/testing';
import { isRefusal } from '@vexillum/model';
import { expect, it } from 'vitest';
import { DeviceCodes } from './device-codes.ts';
import { type LogSeat, newSeats, SeatBook } from './seat-book.ts';
import { type Invite, seatsOfTable } from './invite.ts';
import type { Session } from './session.ts';

const TABLE = 'table';
const SEAT = 'red-captain';
const LIFE = 10 * 60_000;

/** One table's seats, as several servers read them one after the other. */
const atServers = async () => {
  const [records, clock] = [new MemoryRecords(), new TestClock()];
  const options = { table: TABLE, game: testGame, records, clock, mostSpectators: 9 };
  const { invites, pages } = newSeats(options);
  await records.write(pages);
  const log: LogSeat = async (_name, _seat, _args, beside: readonly RecordChange[] = []) => {
    await records.write(beside);
    return { kind: 'ack', seq: 1, result: {} };
  };
  const token = invites.find(({ seat }) => seat.id === SEAT)?.token ?? '';
  const sit = async (book: SeatBook): Promise<Session> => {
    const invite = book.page(SEAT)?.invite as Invite;
    const claimed = await book.claim(invite, 'Rufus', log);
    if (isRefusal(claimed)) throw new Error(claimed.code);
    return claimed.session;
  };
  return { clock, log, token, sit, open: async () => SeatBook.of(options, await records.list(seatsOfTable(TABLE))) };
};

it('a seat that was given a new link at another server lets no device in by a session from before, nor by its code', async () => {
  const { log, sit, open } = await atServers();
  const first = await open();
  const session = await sit(first);
  await (await open()).rotate(SEAT, () => undefined, log);
  const again = await open();
  expect(await again.addDevice(session, undefined, log)).toMatchObject({ kind: 'refusal', code: 'invite-used' });
  expect(again.page(SEAT)?.sessions).toEqual([]);
});

it('a second device is let in by the session as it is known here, under the name that it has here', async () => {
  const { log, sit, open } = await atServers();
  const session = await sit(await open());
  const elsewhere = await open();
  const own = elsewhere.page(SEAT)?.sessions[0] as Session;
  await elsewhere.addDevice(own, 'Rufina', log);
  const again = await open();
  expect(await again.addDevice(session, undefined, log)).toMatchObject({
    kind: 'claimed',
    session: { name: 'Rufina' },
  });
});

it('a code that was used at another server is used here, too, and one whose letters came again is the later one', async () => {
  const { clock, sit, open } = await atServers();
  const session = await sit(await open());
  const codes = new DeviceCodes({ clock, lasting: clock });
  const issued = codes.issue(TABLE, session);
  if (!issued) throw new Error('no code');
  const { code, hash, expires } = issued;
  codes.adopt(code, TABLE, session, { hash, expires, isUsed: false });
  expect(codes.find(code)).toMatchObject({ kind: 'found' });
  codes.adopt(code, TABLE, session, { hash, expires, isUsed: true });
  expect(codes.find(code)).toEqual({ kind: 'expired' });

  const later = new DeviceCodes({ clock, lasting: clock });
  let twin = later.issue(TABLE, session);
  while (twin && twin.code.slice(0, 3) === code.slice(0, 3)) twin = later.issue(TABLE, session);
  const likeIt = code.slice(0, 3) + (twin?.code.slice(3) ?? '');
  const other = new DeviceCodes({ clock, lasting: clock, hash: (said) => `hash of ${said}` });
  other.adopt(code, TABLE, session, { hash: `hash of ${code}`, expires: clock.now() + LIFE, isUsed: false });
  other.adopt(likeIt, TABLE, session, { hash: `hash of ${likeIt}`, expires: clock.now() + LIFE, isUsed: false });
  expect(other.find(code)).toEqual({ kind: 'wrong' });
  expect(other.find(likeIt)).toMatchObject({ kind: 'found' });
});

it('wrong letters cost a try however often a code is taken up', async () => {
  const { clock, sit, open } = await atServers();
  const session = await sit(await open());
  const codes = new DeviceCodes({ clock, lasting: clock });
  const { code, hash, expires } = codes.issue(TABLE, session) ?? { code: '', hash: '', expires: 0 };
  const wrong = code.slice(0, 7) + (code.endsWith('a') ? 'b' : 'a');
  for (let n = 0; n < 5; n++) {
    codes.adopt(wrong, TABLE, session, { hash, expires, isUsed: false });
    expect(codes.find(wrong)).toEqual({ kind: 'wrong' });
  }
  codes.adopt(code, TABLE, session, { hash, expires, isUsed: false });
  expect(codes.find(code)).toEqual({ kind: 'wrong' });
});
