import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeInPlace, Edits } from '../changes.ts';
import type { Pose } from '../pose.ts';
import { isRefusal } from '../refusal.ts';
import { emptySnapshot, type Snapshot } from '../snapshot.ts';
import { plainText } from '../words.ts';
import { History, type Undoing } from './history.ts';

/** A board with its history, and players who move stands on it. */
class Game {
  readonly snapshot: Snapshot = emptySnapshot(['red', 'blue']);
  history = new History();
  seq = 0;

  /** Moves stands; `null` takes one off the board. */
  move(seat: string, poses: Record<string, Pose | null>): void {
    const edits = new Edits(this.snapshot);
    for (const [id, pose] of Object.entries(poses)) edits.put('pose', id, pose).putSecret('red', 'pose', id, pose);
    const changes = edits.changes();
    changeInPlace(this.snapshot, changes);
    this.history.did(seat, ++this.seq, 'move-stands', changes, true);
  }

  undo(seat: string): string {
    return this.#again(this.history.undoing(seat), () => this.history.undid(seat));
  }

  redo(seat: string): string {
    return this.#again(this.history.redoing(seat), () => this.history.redid(seat, this.seq));
  }

  #again(undoing: ReturnType<History['undoing']>, note: () => void): string {
    if (isRefusal(undoing)) return `${undoing.code}: ${plainText(undoing.words)}`;
    changeInPlace(this.snapshot, (undoing satisfies Undoing).changes);
    this.seq++;
    note();
    return 'done';
  }

  pose(id: string): Pose | undefined {
    return this.snapshot.public.pose.get(id);
  }

  picture(): unknown {
    return {
      pose: Object.fromEntries(this.snapshot.public.pose),
      secret: Object.fromEntries(this.snapshot.sides['red']?.pose ?? []),
    };
  }
}

const at = (x: number): Pose => [x, 0, 0];

describe('undo', () => {
  it('brings back exactly what was', () => {
    const game = new Game();
    game.move('red', { a: at(1), b: at(1) });
    const before = game.picture();
    game.move('red', { a: at(2), b: null });
    expect(game.undo('red')).toBe('done');
    expect(game.picture()).toEqual(before);
  });

  it('of mine is refused when another has touched the same stand since, and says who', () => {
    const game = new Game();
    game.move('red-1', { a: at(1), b: at(1) });
    game.move('red-captain', { b: at(2) });
    expect(game.undo('red-1')).toBe(
      'touched-since: red-captain has moved or changed it since, so it cannot be undone.',
    );
    expect(game.pose('a')).toEqual(at(1));
  });

  it('of mine is possible again when the other has undone theirs', () => {
    const game = new Game();
    game.move('red-1', { a: at(1) });
    game.move('red-captain', { a: at(2) });
    expect(game.undo('red-captain')).toBe('done');
    expect(game.undo('red-1')).toBe('done');
    expect(game.pose('a')).toBeUndefined();
  });

  it('goes on past what others did elsewhere', () => {
    const game = new Game();
    game.move('red', { a: at(1) });
    game.move('blue', { b: at(1) });
    expect(game.undo('red')).toBe('done');
    expect(game.undo('red')).toMatch(/^nothing-to-undo/);
    expect(game.pose('b')).toEqual(at(1));
  });

  it('keeps the last fifty', () => {
    const game = new Game();
    for (let x = 1; x <= 60; x++) game.move('red', { a: at(x) });
    for (let i = 0; i < 50; i++) expect(game.undo('red')).toBe('done');
    expect(game.undo('red')).toMatch(/^nothing-to-undo/);
    expect(game.pose('a')).toEqual(at(10));
  });
});

describe('redo', () => {
  it('does again what was undone, one after the other, with the same stand', () => {
    const game = new Game();
    for (const x of [1, 2, 3]) game.move('red', { a: at(x) });
    for (let i = 0; i < 3; i++) game.undo('red');
    for (const x of [1, 2, 3]) {
      expect(game.redo('red')).toBe('done');
      expect(game.pose('a')).toEqual(at(x));
    }
    expect(game.redo('red')).toMatch(/^nothing-to-undo/);
  });

  it('is refused when another has touched the stand since, and names them', () => {
    const game = new Game();
    game.move('red', { a: at(1) });
    game.undo('red');
    game.move('blue', { a: at(5) });
    expect(game.redo('red')).toBe('touched-since: blue has moved or changed it since, so it cannot be done again.');
  });

  it('is empty after a new action', () => {
    const game = new Game();
    game.move('red', { a: at(1) });
    game.undo('red');
    game.move('red', { b: at(1) });
    expect(game.redo('red')).toMatch(/^nothing-to-undo/);
  });

  it('of mine and of a teammate who moved on from it both work after both were undone', () => {
    const game = new Game();
    game.move('red-1', { a: at(1) });
    game.move('red-2', { a: at(2) });
    expect([game.undo('red-2'), game.undo('red-1'), game.redo('red-1'), game.redo('red-2')]).toEqual(
      Array(4).fill('done'),
    );
    expect(game.pose('a')).toEqual(at(2));
  });

  it('can be undone again', () => {
    const game = new Game();
    game.move('red', { a: at(1) });
    expect([game.undo('red'), game.redo('red'), game.undo('red'), game.redo('red')]).toEqual(Array(4).fill('done'));
    expect(game.pose('a')).toEqual(at(1));
  });
});

const seats = ['red-captain', 'red-1', 'red-2', 'blue-captain', 'blue-1', 'blue-2'];
const stands = ['a', 'b', 'c', 'd', 'e'];
const step = fc.record({
  seat: fc.constantFrom(...seats),
  deed: fc.constantFrom('move' as const, 'undo' as const, 'redo' as const),
  poses: fc.dictionary(fc.constantFrom(...stands), fc.option(fc.integer({ min: 0, max: 999 }).map(at)), {
    minKeys: 1,
    maxKeys: 3,
  }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const take = (game: Game, { seat, deed, poses }: Step): void => {
  if (deed === 'move') game.move(seat, poses);
  else if (deed === 'undo') game.undo(seat);
  else game.redo(seat);
};

describe('the laws of undo', () => {
  it('an undo, where it is allowed, and its redo leave the board as it was', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.constantFrom(...seats), (steps, seat) => {
        const game = new Game();
        for (const one of steps) take(game, one);
        const before = game.picture();
        if (game.undo(seat) !== 'done') return;
        expect(game.redo(seat)).toBe('done');
        expect(game.picture()).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  it('whoever acts alone can undo everything, newest first, and do it all again', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
        const game = new Game();
        const pictures = [game.picture()];
        for (const { poses } of steps) {
          game.move('red-1', poses);
          pictures.push(game.picture());
        }
        for (const picture of pictures.slice(0, -1).reverse()) {
          expect(game.undo('red-1')).toBe('done');
          expect(game.picture()).toEqual(picture);
        }
        for (const picture of pictures.slice(1)) {
          expect(game.redo('red-1')).toBe('done');
          expect(game.picture()).toEqual(picture);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('an undo never changes a stand that the seat was not the last to move', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const game = new Game();
        // Who stands behind each pose, worked out without the history: a stack of movers per stand.
        const movers = new Map<string, string[]>(stands.map((id) => [id, []]));
        const wrongs: string[] = [];
        for (const one of steps) {
          const before = new Map(game.snapshot.public.pose);
          take(game, one);
          for (const id of stands.filter((stand) => before.get(stand) !== game.pose(stand))) {
            if (one.deed !== 'undo') movers.get(id)?.push(one.seat);
            else if (movers.get(id)?.pop() !== one.seat) wrongs.push(`${one.seat} ${id}`);
          }
        }
        expect(wrongs).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('a history that is saved and loaded at any moment goes on as if it had not been', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), fc.nat(79), (steps, when) => {
        const [kept, saved] = [new Game(), new Game()];
        for (const [i, one] of steps.entries()) {
          take(kept, one);
          take(saved, one);
          if (i === when) saved.history = new History(JSON.parse(JSON.stringify(saved.history.save())));
        }
        expect(saved.picture()).toEqual(kept.picture());
        for (const seat of seats) expect(saved.undo(seat)).toBe(kept.undo(seat));
      }),
      { numRuns: 200 },
    );
  });
});
