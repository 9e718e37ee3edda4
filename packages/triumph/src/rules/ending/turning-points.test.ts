import { describe, expect, test } from 'vitest';
import { withHindsight } from '../replay/with-hindsight.ts';
import { changed } from '../testing/changed.ts';
import { many, play, seated, thinnedTable } from '../testing/index.ts';
import type { Snapshot } from '../records/table.ts';
import { swingsOf, turningPoints, type TurnSwing } from './turning-points.ts';

interface Moment {
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** A battle as it goes on: every stand counts 4 points, a camp 8. */
class Story {
  readonly moments: Moment[] = [];
  now: Snapshot = seated(
    thinnedTable({
      stands: [
        ...many(12, { command: 1, points: 4 }),
        ...many(12, { command: 1, points: 4, side: 'blue', troopType: 'KNT' }),
      ],
    }),
  );

  does(seat: string, name: string, args: object): this {
    const { snapshot } = play(this.now, seat, name, args);
    this.moments.push({ before: this.now, after: snapshot });
    this.now = snapshot;
    return this;
  }

  undo(): this {
    const { before, after } = this.moments.at(-1) as Moment;
    this.moments.push({ before: after, after: before });
    this.now = before;
    return this;
  }

  /** Red has stands `s0` to `s11`, Blue `s12` to `s23`. */
  loses(...stands: readonly number[]): this {
    const side = (stands[0] ?? 0) < 12 ? 'red' : 'blue';
    return this.does(`${side}-captain`, 'lose-stands', { stands: stands.map((stand) => `s${stand}`) });
  }

  next(side: 'red' | 'blue'): this {
    return this.does(`${side}-captain`, 'begin-phase', { isTurnOver: true });
  }

  swings(): readonly TurnSwing[] {
    return swingsOf(this.moments, (moment) => withHindsight(moment, this.now));
  }
}

const evening = () =>
  new Story()
    .does('red-captain', 'begin-turn', {})
    .loses(12, 13, 14)
    .loses(0)
    .next('red')
    .loses(1, 2, 3, 4)
    .next('blue')
    .loses(15)
    .loses(5)
    .next('red')
    .loses(16, 17);

const short = (swings: readonly TurnSwing[]) =>
  swings.map(({ turn, side, lost: { red, blue }, swing }) => [turn, side, red, blue, swing]);

describe('the turning points of a battle', () => {
  // By hand, in half-points: a stand counts 8. Blue lost three and Red one in turn 1, Red four in turn 2, one each in turn 3, Blue two in turn 4.
  test('are what each turn cost both armies', () => {
    expect(short(evening().swings())).toEqual([
      [0, undefined, 0, 0, 0],
      [1, 'red', 8, 24, 16],
      [2, 'blue', 32, 0, -32],
      [3, 'red', 8, 8, 0],
      [4, 'blue', 0, 16, 16],
    ]);
  });

  test('largest first, of equal ones the earlier, and no turn that changed nothing', () => {
    const points = turningPoints(evening().swings());
    expect(points.map(({ turn }) => turn)).toEqual([2, 1, 4]);
    expect(turningPoints(evening().swings(), 2).map(({ turn }) => turn)).toEqual([2, 1]);
    expect(turningPoints(new Story().does('red-captain', 'begin-turn', {}).swings())).toEqual([]);
  });

  test('name who was lost, which command wavered and whose camp fell', () => {
    const [, first, second] = evening().swings();
    expect(first).toMatchObject({ stands: { red: { SPR: 1 }, blue: { KNT: 3 } }, demoralized: [], camps: [] });
    // Four of twelve stands are a third: Red's command has lost 20 of 48 after turn 2, and 16 are enough.
    expect(second).toMatchObject({
      stands: { red: { SPR: 4 }, blue: {} },
      demoralized: [{ side: 'red', command: 1 }],
    });
    const camp = evening()
      .does('red-captain', 'place-camp', { side: 'red', pose: [45_000, 1000, 0] })
      .does('red-captain', 'sack-camp', { id: 'camp:red-1' });
    expect(camp.swings().at(-1)).toMatchObject({ camps: ['red'], lost: { red: 16, blue: 16 }, swing: 0 });
  });

  test('forget what was taken back, and a turn whose beginning was', () => {
    expect(short(evening().undo().swings()).at(-1)).toEqual([4, 'blue', 0, 0, 0]);
    const story = new Story().does('red-captain', 'begin-turn', {}).loses(12).next('red').undo().loses(13).next('red');
    expect(short(story.swings())).toEqual([
      [0, undefined, 0, 0, 0],
      [1, 'red', 0, 16, 16],
    ]);
  });

  test('count by what everybody knows at the end: a roster that opens late makes nobody waver late', () => {
    const story = new Story();
    const unshown = many(3, { command: 1, points: 4, isShown: false });
    story.now = seated(thinnedTable({ stands: [...unshown, ...many(9, { command: 2, points: 4 })] }));
    story.does('red-captain', 'begin-turn', {}).loses(0).next('red');
    const before = story.now;
    const after = changed(before, (edits) => {
      for (const id of ['s0', 's1', 's2']) {
        const stand = before.public.stand.get(id);
        if (stand) edits.put('stand', id, { ...stand, command: 1 });
      }
    });
    story.moments.push({ before, after });
    story.now = after;
    const waverIn = (swings: readonly TurnSwing[]) =>
      swings.filter(({ demoralized }) => demoralized.length > 0).map(({ turn }) => turn);
    expect(waverIn(story.swings())).toEqual([1]);
    expect(waverIn(swingsOf(story.moments, (moment) => moment))).toEqual([2]);
  });
});
