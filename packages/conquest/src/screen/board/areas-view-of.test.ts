import { type ConquestEvent, Edits, mapPacks, type Snapshot } from '../../rules/index.ts';
import { sixLands, TestMatch } from '../../rules/testing/index.ts';
import { changeInPlace } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { ownerMark } from '../maps/owner-marks.ts';
import type { Aim } from '../play/touch.ts';
import { pale } from './area-views.ts';
import { createAreasView } from './areas-view-of.ts';
import { colorNumber } from './color-number.ts';
import type { MapMoment } from './map-moment.ts';

const idle: Aim = { chosen: undefined, from: undefined, assign: 1 };
const at = (snapshot: Snapshot, change: Partial<MapMoment> = {}): MapMoment => ({
  snapshot,
  side: 'player-1',
  aim: idle,
  pointed: undefined,
  target: undefined,
  light: 1,
  hasCaptions: true,
  seenUpTo: -1,
  ...change,
});
const mapAt = (snapshot: Snapshot, change: Partial<MapMoment> = {}) => createAreasView()(at(snapshot, change)).map;
const front = () =>
  new TestMatch()
    .start()
    .lay(
      { a: 'player-1 5', d: 'player-1 1', e: 'player-1 3', b: 'player-2 12', c: 'neutral 4', f: 'player-2 1' },
      { mover: 'player-1' },
    );
const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);

describe('the land', () => {
  test('is filled in its owner’s colour and pattern; what nobody has is in its region’s (KR-REC-CONTINENT-SHOW)', () => {
    const [a, b] = mapAt(front().snapshot).areas;
    expect([a?.color, a?.pattern]).toEqual([colorNumber(ownerMark('player-1').color), ownerMark('player-1').pattern]);
    expect([b?.color, b?.pattern]).toEqual([colorNumber(ownerMark('player-2').color), ownerMark('player-2').pattern]);
    expect(mapAt(new TestMatch().snapshot).areas[0]?.color).toBe(pale('#aa5533', 1));
  });

  test('of neutrals is grey (KR-NEUTRAL-LOOK)', () => {
    const { areas, tokens } = mapAt(front().snapshot);
    const color = areas.find(({ id }) => id === 'c')?.color ?? 0;
    const channels = [color >> 16, (color >> 8) & 255, color & 255];
    expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(10);
    expect(tokens.find(({ id }) => id === 'c')?.color).toBe(color);
  });

  test('regions keep rims in their own colour whoever holds them, and captions tell what they are worth (KR-REC-CONTINENT-WORTH)', () => {
    const { strokes } = mapAt(front().snapshot);
    const rims = new Set(strokes.filter(({ id }) => id.startsWith('rim:')).map(({ color }) => color));
    expect([...rims]).toEqual(sixLands.regions.map(({ color }) => colorNumber(color)));
    const [pack = sixLands] = mapPacks;
    const { captions } = mapAt(new TestMatch({ map: pack }).snapshot);
    expect(captions.map(({ text }) => text)).toEqual(pack.regions.map(({ name, bonus }) => `${name} +${bonus}`));
  });

  test('lies as its pack says, with up where up is', () => {
    const view = createAreasView()(at(front().snapshot));
    expect(view.board.width / view.board.depth).toBeCloseTo(1.5);
    const { tokens } = view.map;
    const heights = ['a', 'd'].map((id) => tokens.find((token) => token.id === id)?.at.y ?? 0);
    expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
  });

  test('is darker at night', () => {
    const [day, night] = [mapAt(front().snapshot), mapAt(front().snapshot, { light: 0.5 })];
    expect(night.ground).toBe(colorNumber(sixLands.board.sea, 0.5));
    expect(night.areas[0]?.color).toBeLessThan(day.areas[0]?.color ?? 0);
  });
});

describe('armies', () => {
  test('one miniature on each territory, by how many they are (KR-MINI-ONE, KR-MINI-SOLDIER, KR-MINI-TANK, KR-MINI-PLANE)', () => {
    const tokens = new Map(mapAt(front().snapshot).tokens.map((token) => [token.id, token]));
    expect(tokens.size).toBe(6);
    const told = (id: string) => `${tokens.get(id)?.figure} ${tokens.get(id)?.letter} ${tokens.get(id)?.count}`;
    expect(['d', 'a', 'b'].map(told)).toEqual(['soldier A 1', 'tank A 5', 'fighter B 12']);
  });

  test('by the thresholds of the table’s own map (KR-MINI-VARY)', () => {
    const miniatures = [{ from: 1, figure: 'rider' }] as const;
    const match = new TestMatch({ map: { ...sixLands, id: 'riders', miniatures } }).start().lay({ a: 'player-1 50' });
    expect(mapAt(match.snapshot).tokens.map(({ figure }) => figure)).toEqual(['rider']);
  });

  test('are nowhere before land is claimed: only its name is there', () => {
    const { tokens, names } = mapAt(new TestMatch().snapshot);
    expect([tokens, names?.map(({ text }) => text)]).toEqual([[], ['A', 'B', 'C', 'D', 'E', 'F']]);
    expect(mapAt(front().snapshot).names).toEqual([]);
  });
});

describe('what can be touched', () => {
  const marked = (change: Partial<MapMoment>) => {
    const { areas } = mapAt(front().snapshot, change);
    return {
      targets: ids(areas.filter(({ isTarget }) => isTarget)),
      dimmed: ids(areas.filter(({ isDimmed }) => isDimmed)),
      selected: ids(areas.filter(({ isSelected }) => isSelected)),
    };
  };

  test('nothing is marked while nothing is chosen, nor for those whose turn it is not', () => {
    const none = { targets: [], dimmed: [], selected: [] };
    expect(marked({})).toEqual(none);
    expect(marked({ side: 'player-2', aim: { ...idle, chosen: 'attack' } })).toEqual(none);
    expect(marked({ side: undefined, aim: { ...idle, chosen: 'attack' } })).toEqual(none);
  });

  test('ATTACK marks where one can start from, and the rest steps back', () => {
    expect(marked({ aim: { ...idle, chosen: 'attack' } })).toEqual({
      targets: ['a', 'e'],
      dimmed: ['b', 'c', 'd', 'f'],
      selected: [],
    });
  });

  test('a start marks what can be attacked from there', () => {
    expect(marked({ aim: { ...idle, chosen: 'attack', from: 'e' } })).toEqual({
      targets: ['b', 'f'],
      dimmed: ['c', 'd'],
      selected: ['e'],
    });
  });
});

const attack: ConquestEvent = {
  kind: 'attacked',
  from: 'a',
  to: 'b',
  defender: 'player-2',
  attack: [6],
  defense: [1],
  lost: { attacker: 0, defender: 1 },
};
const ended: ConquestEvent = { kind: 'turn-ended', hasFlag: false, next: 'player-2' };

describe('arrows', () => {
  const aim: Aim = { ...idle, chosen: 'attack', from: 'a' };
  const withLog = (event: ConquestEvent) => {
    const { snapshot } = front();
    const edits = new Edits(snapshot).put('log', '7', { seq: 7, at: '', seat: 'player-1', event });
    changeInPlace(snapshot, edits.changes());
    return snapshot;
  };

  test('aim at the target that is pointed at, otherwise at the one attacked last', () => {
    const { strikes, tokens } = mapAt(front().snapshot, { aim, pointed: 'b' });
    const placeOf = (id: string) => tokens.find((token) => token.id === id)?.at;
    expect(strikes).toMatchObject([{ kind: 'aimed', from: placeOf('a'), to: placeOf('b') }]);
    expect(mapAt(front().snapshot, { aim, pointed: 'e', target: 'b' }).strikes).toHaveLength(1);
    expect(mapAt(front().snapshot, { aim, pointed: 'f' }).strikes).toEqual([]);
  });

  test('show the last attack and the last move to everyone, once', () => {
    expect(mapAt(withLog(attack), { side: 'player-2' }).strikes).toMatchObject([{ kind: 'struck' }]);
    expect(mapAt(withLog({ kind: 'armies-moved', from: 'a', to: 'd', armies: 1 })).strikes).toMatchObject([
      { kind: 'moved' },
    ]);
    expect(mapAt(withLog(attack), { seenUpTo: 7 }).strikes).toEqual([]);
    expect(mapAt(withLog(ended)).strikes).toEqual([]);
  });
});

describe('attacks in a row', () => {
  const { snapshot } = front();
  const logged = (ways: readonly (readonly [from: string, to: string])[], more: readonly ConquestEvent[] = []) => {
    const events = [...ways.map(([from, to]): ConquestEvent => ({ ...attack, from, to })), ...more];
    const log = new Map(
      events.map((event, index) => [`${index}`, { seq: index + 1, at: '', seat: 'player-1', event }] as const),
    );
    return { ...snapshot, public: { ...snapshot.public, log } };
  };
  const strikesIn = (of: ReturnType<typeof logged>) => mapAt(of).strikes.map(({ id }) => id);

  test('the last three are seen at a time, the newest on top', () => {
    expect(strikesIn(logged([['a', 'b']]))).toEqual(['strike:1']);
    const four = logged([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['a', 'b'],
    ]);
    expect(strikesIn(four)).toEqual(['strike:2', 'strike:3', 'strike:4']);
  });

  test('one gives way to the next from or to the same land, and does not come back', () => {
    expect(
      strikesIn(
        logged([
          ['a', 'b'],
          ['a', 'd'],
        ]),
      ),
    ).toEqual(['strike:2']);
    expect(
      strikesIn(
        logged([
          ['a', 'b'],
          ['b', 'd'],
          ['d', 'e'],
        ]),
      ),
    ).toEqual(['strike:3']);
  });

  test('armies that move in leave the dice of the attack where they lie', () => {
    const moved: ConquestEvent = { kind: 'moved-in', from: 'a', to: 'b', armies: 2 };
    expect(strikesIn(logged([['a', 'b']], [moved]))).toEqual(['strike:1', 'strike:2']);
  });

  test('dice lie there the highest first, those that the one opposite has beaten are pale, and whoever is lost falls', () => {
    const dice: ConquestEvent = { ...attack, attack: [1, 6, 4], defense: [4, 5], lost: { attacker: 1, defender: 1 } };
    const [strike] = mapAt(logged([], [dice])).strikes;
    const { attacker, defender } = strike?.thrown ?? {};
    expect(attacker?.dice.map(({ value, isBeaten }) => [value, isBeaten])).toEqual([
      [6, false],
      [4, true],
      [1, false],
    ]);
    expect(defender?.dice.map(({ value, isBeaten }) => [value, isBeaten])).toEqual([
      [5, true],
      [4, false],
    ]);
    expect([attacker?.lost, defender?.lost]).toEqual([1, 1]);
    expect(attacker?.color).not.toBe(defender?.color);
  });
});

describe('what stays the same is the same value', () => {
  test('an arrow, whatever else is logged after it', () => {
    const view = createAreasView();
    const { snapshot } = front();
    const log = (seq: number, event: ConquestEvent) =>
      changeInPlace(
        snapshot,
        new Edits(snapshot).put('log', `${seq}`, { seq, at: '', seat: 'player-1', event }).changes(),
      );
    log(1, attack);
    const [one] = view(at(snapshot)).map.strikes;
    log(2, ended);
    const [other] = view(at(snapshot)).map.strikes;
    expect([one?.id, other]).toEqual(['strike:1', one]);
    expect(other).toBe(one);
  });

  test('a moment in which nothing has changed', () => {
    const view = createAreasView();
    const match = front();
    const [one, other] = [view(at(match.snapshot)), view(at(match.snapshot))];
    expect(other.board).toBe(one.board);
    for (const key of ['areas', 'tokens', 'strokes', 'shapes', 'captions', 'strikes'] as const)
      expect(other.map[key]).toBe(one.map[key]);
  });

  test('another owner changes one area and one miniature', () => {
    const view = createAreasView();
    const match = front();
    const before = view(at(match.snapshot)).map;
    const after = view(at(match.lay({ b: 'player-1 3' }).snapshot)).map;
    const changed = (key: 'areas' | 'tokens') =>
      ids(
        (after[key] as readonly { id: string }[]).filter(
          (thing) => !(before[key] as readonly unknown[]).includes(thing),
        ),
      );
    expect([changed('areas'), changed('tokens')]).toEqual([['b'], ['b']]);
    expect(after.strokes).toBe(before.strokes);
  });

  test('another map is another board', () => {
    const view = createAreasView();
    const one = view(at(new TestMatch().snapshot));
    const other = view(
      at(new TestMatch({ map: { ...sixLands, id: 'other', board: { ...sixLands.board, height: 400 } } }).snapshot),
    );
    expect(other.board).not.toEqual(one.board);
  });
});
