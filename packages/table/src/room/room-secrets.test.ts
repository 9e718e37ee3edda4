import { bytesFromHex, saltedDigest } from '@vexillum/ledger';
import { describe, expect, it } from 'vitest';
import { asTest, type TestPeer, TestTable, testArmy } from '../testing/index.ts';
import { decodeRecord } from './stored-record.ts';

const latin1 = new TextDecoder('latin1');
const everythingSentTo = (peers: readonly TestPeer[]): string =>
  peers.flatMap(({ bytes }) => bytes.map((message) => latin1.decode(message))).join('\n');

/** An army whose every secret can be found again, if it ever comes out somewhere. */
const markedArmy = () => {
  const army = testArmy('red', 12);
  return {
    ...army,
    stands: army.stands.map((stand, i) => ({
      ...stand,
      halfPoints: 7_654_321,
      real: [`PLANTED-REAL-${i}`],
      entry: `PLANTED-ENTRY-${i}`,
    })),
  };
};

const secretWords = /PLANTED|7654321|halfPoints"?:7654321/;

describe('from the opponent’s chair', () => {
  it('nothing of an army’s secrets, of its assignments or of team talk is in any byte', async () => {
    const table = await TestTable.create();
    const chairs = ['blue-captain', 'blue-1', 'umpire', 'host', 'spectator'];
    const early = chairs.flatMap((seat) => [
      table.sit(seat),
      ...(seat.startsWith('blue') ? [table.sit(seat, 'side-blue'), table.sit(seat, 'plan-blue')] : []),
    ]);
    const red = table.sit('red-1', 'side-red');
    await table.act('red-captain', 'bring-army', markedArmy());
    const [stand = ''] = asTest((await table.folded()).snapshot).public.stand.keys();
    await table.act('red-captain', 'assign-stand', { stand, command: 2 });
    await table.act('red-captain', 'undo-action', {});
    await table.act('red-captain', 'say', { text: 'PLANTED words among friends', to: 'side' });
    await table.act('red-captain', 'place-stands', { stands: [{ id: stand, pose: [0, 0, 0] }] });
    await table.pass(2);
    const late = chairs.map((seat) => table.sit(seat));
    await table.restAndOpen();
    const after = chairs.map((seat) => table.sit(seat));
    for (const peers of [early, late, after]) expect(everythingSentTo(peers)).not.toMatch(secretWords);
    expect((await table.room.ledger(0)).entries).not.toMatch(secretWords);
    expect(JSON.stringify(table.surroundings.events)).not.toMatch(secretWords);
    // The side itself has it all.
    expect(everythingSentTo([red])).toMatch(/PLANTED-REAL-11/);
    expect(everythingSentTo([red])).toMatch(/PLANTED words/);
  });

  it('the ids and the order of the stands say nothing of the roster', async () => {
    const table = await TestTable.create();
    const blue = table.sit('blue-captain');
    await table.act('red-captain', 'bring-army', testArmy('red', 40));
    const { snapshot } = await table.folded();
    const inPublicOrder = [...asTest(snapshot).public.stand.values()].map(({ troopType }) => troopType);
    // The roster alternates spears and bows; shuffled, it does not.
    expect(inPublicOrder.slice(0, 8)).not.toEqual([
      'spears',
      'bows',
      'spears',
      'bows',
      'spears',
      'bows',
      'spears',
      'bows',
    ]);
    expect(Object.keys(blue.records('stand'))).toHaveLength(40);
  });
});

describe('the public ledger', () => {
  it('shows of team talk only that something was said since the last step, by whomever', async () => {
    const table = await TestTable.create();
    const blue = table.sit('blue-captain');
    await table.act('red-1', 'say', { text: 'wait for the cavalry', to: 'side' });
    await table.act('umpire', 'advance-step', { to: 1 });
    const [, entry] = blue.all('entries')[0]?.entries ?? [];
    expect(Object.keys(entry ?? {}).sort()).toEqual(['at', 'hash', 'prev', 'private', 'seq', 'side']);
    const digest: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(entry).toMatchObject({ side: '', private: { red: digest, blue: digest } });
    expect((await table.folded()).snapshot.sides['red']?.chat.size).toBe(1);
    await table.pass(1);
    expect(Object.keys(blue.records('log'))).toEqual(['0', '1']);
  });

  it('carries a digest of each private part, which the kept salt and text open', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    await table.act('red-captain', 'assign-stand', { stand, command: 2 });
    await table.act('blue-captain', 'say', { text: 'hold', to: 'side' });
    await table.act('umpire', 'advance-step', { to: 1 });
    let opened = 0;
    for (const record of (await table.values()).map(decodeRecord)) {
      const digests = (record.entry as { private?: Record<string, string> }).private ?? {};
      expect(Object.keys(digests).sort()).toEqual(Object.keys(record.secrets ?? {}).sort());
      for (const [side, { salt, part }] of Object.entries(record.secrets ?? {})) {
        expect(saltedDigest(bytesFromHex(salt), part)).toBe(digests[side]);
        expect(saltedDigest(bytesFromHex(salt), `${part} `)).not.toBe(digests[side]);
        opened++;
      }
    }
    expect(opened).toBe(4);
  });

  it('uses a salt once: the same words twice have two digests', async () => {
    const table = await TestTable.create();
    for (let times = 0; times < 2; times++) {
      await table.act('red-1', 'say', { text: 'again', to: 'side' });
      await table.act('umpire', 'advance-step', { to: 1 });
    }
    const salts = (await table.values()).flatMap((value) =>
      Object.values(decodeRecord(value).secrets ?? {}).map(({ salt }) => salt),
    );
    expect(new Set(salts).size).toBe(4);
    expect(salts.every((salt) => /^[0-9a-f]{64}$/.test(salt))).toBe(true);
  });

  it('tells a result to the seat that acted, and keeps a side’s result in the side’s part', async () => {
    const table = await TestTable.create();
    const answer = await table.act('red-captain', 'bring-army', testArmy('red', 3));
    const [, value = ''] = await table.values();
    const record = decodeRecord(value);
    expect(record.entry.args).toEqual({ side: 'red', name: 'The army of red', halfPoints: 18 });
    expect(JSON.stringify(record.entry)).not.toContain('"result"');
    expect(JSON.parse(record.secrets?.['red']?.part ?? '{}')).toMatchObject({
      result: answer.kind === 'ack' ? answer.result : null,
    });
  });
});
