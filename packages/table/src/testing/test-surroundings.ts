import { sha256Hex, signHead } from '@vexillum/ledger';
import type { SystemChance } from '@vexillum/model';
import type { RoomEvent, Shelf, Surroundings } from '../room/surroundings.ts';
import { seededRandom } from './seeded-random.ts';
import { TestClock } from './test-clock.ts';

export interface TestSurroundings extends Surroundings {
  readonly clock: TestClock;
  readonly events: RoomEvent[];
  readonly shelf: TestShelf;
}

/** Counts what comes and goes. */
export class TestShelf implements Shelf {
  laidDown = 0;
  taken = 0;

  put(text: string): Uint8Array {
    this.laidDown += 1;
    return new TextEncoder().encode(text);
  }

  take(bytes: Uint8Array): string {
    this.taken += 1;
    return new TextDecoder().decode(bytes);
  }
}

/** Time and chance that the test decides. */
export const testSurroundings = (seed = 1, clock = new TestClock()): TestSurroundings => {
  const random = seededRandom(seed);
  const events: RoomEvent[] = [];
  return {
    clock,
    events,
    chance: seededChance(random),
    newSalt: () => Uint8Array.from({ length: 32 }, () => Math.floor(random() * 256)),
    hashText: sha256Hex,
    shelf: new TestShelf(),
    signHead,
    tell: (event) => void events.push(event),
  };
};

const seededChance = (random: () => number): SystemChance => ({
  newId: (kind) => `${kind}:${Math.floor(random() * 36 ** 8).toString(36)}`,
  shuffled(things) {
    const shuffled = [...things];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [shuffled[i], shuffled[j]] = [shuffled[j] as (typeof shuffled)[0], shuffled[i] as (typeof shuffled)[0]];
    }
    return shuffled;
  },
});
