import type { SideId } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { asSeen, boardOf, type Snapshot, territoryOf } from '../../rules/index.ts';
import { twinHolms } from '../../rules/maps/packs/twin-holms.ts';
import { playOut, TestMatch } from '../../rules/testing/index.ts';
import { playerLines } from '../play/player-lines.ts';
import { createAreasView } from './areas-view-of.ts';
import { territoryLine } from './territory-line.ts';

const match = new TestMatch({ players: 4, map: twinHolms, seed: 4, rules: { fog: true, 'laid-out': 'even' } }).start();
playOut(match, 4, 60);

const eyesOf = (side: SideId): Snapshot => asSeen({ ...match.snapshot, sides: { [side]: match.snapshot.sides[side] } });

/** Somebody who remembers land, and has never seen some other. */
const side = match.game.order.find((one) => landOf(one, (seen) => seen !== undefined && seen > 0) !== undefined) ?? '';
function landOf(one: SideId, isMeant: (seen: number | undefined) => boolean): string | undefined {
  const eyes = eyesOf(one);
  return boardOf(eyes).territories.find((id) => isMeant(territoryOf(eyes, id).seen));
}
const remembered = landOf(side, (seen) => seen !== undefined && seen > 0) ?? '';

const mapOf = (snapshot: Snapshot) =>
  createAreasView()({
    snapshot,
    side,
    aim: { chosen: undefined, from: undefined, assign: 1 },
    pointed: undefined,
    target: undefined,
    light: 1,
    hasCaptions: false,
    seenUpTo: Number.POSITIVE_INFINITY,
  }).map;

const brightness = (color = 0): number => (color >> 16) + ((color >> 8) & 255) + (color & 255);

describe('land in the fog', () => {
  test('is darker than any that is seen, where nobody has looked it has its name and nothing else', () => {
    const { areas, tokens, names } = mapOf(asSeen({ ...match.snapshot, sides: {} }));
    expect(tokens).toEqual([]);
    expect(names).toHaveLength(twinHolms.territories.length);
    expect(new Set(areas.map(({ color }) => color)).size).toBe(1);
    const seen = mapOf(match.truth).areas.map(({ color }) => brightness(color));
    for (const { color } of areas) expect(brightness(color)).toBeLessThan(Math.min(...seen));
  });

  test('that is remembered keeps its last owner and count, marked as not certain', () => {
    const eyes = eyesOf(side);
    const { owner, armies, seen } = territoryOf(eyes, remembered);
    const { tokens, areas } = mapOf(eyes);
    expect(tokens.find(({ id }) => id === remembered)).toMatchObject({ count: armies, isDimmed: true });
    expect(tokens.find(({ id }) => id === remembered)?.letter).toMatch(/^[A-D–]\?$/);
    const isSeenOf = (id: string) => territoryOf(eyes, id).owner === owner && territoryOf(eyes, id).seen === undefined;
    const bright = areas.filter(({ id }) => isSeenOf(id)).map(({ color }) => brightness(color));
    const here = areas.find(({ id }) => id === remembered);
    for (const other of bright) expect(brightness(here?.color)).toBeLessThan(other);
    expect(territoryLine(eyes, remembered)).toContain(`in the fog; in turn ${seen} `);
  });

  test('that nobody has looked at is said so to those who hear the map', () => {
    const eyes = asSeen({ ...match.snapshot, sides: {} });
    expect(territoryLine(eyes, remembered)).toMatch(/: in the fog, never seen$/);
  });

  test('is counted for nobody but those whom one sees whole', () => {
    const lines = playerLines(eyesOf(side), { side, online: new Set() });
    const counted = lines.map((line) => [line.isSelf, line.isInFog === true, line.income !== undefined]);
    for (const line of counted) expect(line).toEqual(line[0] ? [true, false, true] : [false, true, false]);
    const [own] = lines.filter(({ isSelf }) => isSelf);
    const lands = boardOf(match.truth).territories.filter((id) => territoryOf(match.truth, id).owner === side);
    expect(own?.territories).toBe(lands.length);
  });
});
