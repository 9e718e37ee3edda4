import type { Pose } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { asTest, seededRandom, type TestPeer, TestTable } from '../testing/index.ts';

const seats = ['red-captain', 'red-1', 'red-2', 'blue-captain', 'blue-1', 'blue-2'];
const DEEDS = 10_000;
/** So many actions are under way at once. */
const WAVE = 50;

describe('six players who move, take back and do again without pause', () => {
  it('ten thousand actions later all see the same board, and it is what the ledger says', async () => {
    const random = seededRandom(12);
    const pick = <T>(things: readonly T[]) => things[Math.floor(random() * things.length)] as T;
    const somePose = (): Pose => [Math.floor(random() * 90_000), Math.floor(random() * 36_000), 0];
    const table = await TestTable.create();
    const stands = { red: await table.deploy('red'), blue: await table.deploy('blue') };
    const brought = [...stands.red, ...stands.blue];
    // A document that is rebuilt sends its readers away; they come back, as browsers do.
    const back = (peer: TestPeer) => (peer.closed ? table.sit(peer.seat.id) : peer);
    let eyes = seats.map((seat) => table.sit(seat));
    const answers = { ack: 0, refusal: 0 };

    const deed = (seat: string) => {
      const choice = random();
      if (choice < 0.35) return table.act(seat, 'undo-action', {});
      if (choice < 0.6) return table.act(seat, 'redo-action', {});
      return table.move(seat, pick(stands[seat.startsWith('red') ? 'red' : 'blue']), somePose());
    };
    for (let done = 0; done < DEEDS; done += WAVE) {
      const wave = await Promise.all(Array.from({ length: WAVE }, () => deed(pick(seats))));
      for (const { kind } of wave) answers[kind] += 1;
      eyes = eyes.map(back);
      for (const peer of eyes) peer.forget();
    }
    await table.pass(2);

    const { pose, stand } = asTest((await table.folded()).snapshot).public;
    for (const peer of eyes.map(back)) {
      expect(peer.records('pose')).toEqual(Object.fromEntries(pose));
      expect(peer.records('stand')).toEqual(Object.fromEntries(stand));
    }
    expect([...pose.keys()].toSorted()).toEqual(brought.toSorted());
    expect(answers.ack).toBeGreaterThan(DEEDS / 2);
    expect(answers.refusal).toBeGreaterThan(DEEDS / 100);
  });
});
