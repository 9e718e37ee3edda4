import { nineAcres } from '../../rules/maps/atlas/nine-acres.ts';
import { oldRealms } from '../../rules/maps/atlas/old-realms.ts';
import { twinHolms } from '../../rules/maps/packs/twin-holms.ts';
import { describe, expect, it } from 'vitest';
import type { MapPack } from '../../rules/index.ts';
import { smallMap } from '../../rules/maps/testing/small-map.ts';
import { packed } from '@vexillum/frame/packed-text';
import { LONGEST_LINK, mapInLink, mapLink, MAP_HASH } from './map-link.ts';
import { freeMapId } from './map-paths.ts';

const page = { origin: 'https://table.example' };
const MB = 1024 * 1024;

describe('a map in a link', () => {
  const linked = async (pack: MapPack) => mapInLink(new URL((await mapLink(pack, page)) ?? '').hash);

  it.each([smallMap, twinHolms, nineAcres].map((pack) => [pack.name, pack] as const))(
    '%s comes back out of it',
    async (_, pack) => {
      expect(await linked(pack)).toEqual(pack);
    },
  );

  it('is no longer than programs pass on; a map that is too large for that has none', async () => {
    expect((await mapLink(twinHolms, page))?.length).toBeLessThanOrEqual(LONGEST_LINK);
    expect(await mapLink(oldRealms, page)).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['an army', '#army=q1ZKLC3OTFGy'],
    ['letters that are no code', `${MAP_HASH}%%%%`],
    ['a torn code', `${MAP_HASH}q1ZKLC3OTFGyUkpLzClOBQA`],
  ])('%s is no map', async (_, hash) => {
    expect(await mapInLink(hash)).toBeUndefined();
  });

  it('what is in it is checked like a file', async () => {
    const hostile = [
      { ...smallMap, regions: [] },
      { ...smallMap, board: { ...smallMap.board, sea: 'url(//evil)' } },
      [],
      null,
      7,
    ];
    for (const value of hostile) expect(await mapInLink(MAP_HASH + (await packed(value, MB)))).toBeUndefined();
  });

  it('a small text that would unpack to a flood is given up', async () => {
    const flood = await packed('x'.repeat(3 * MB), 4 * MB);
    expect(flood.length).toBeLessThan(10_000);
    expect(await mapInLink(MAP_HASH + flood)).toBeUndefined();
  });
});

it('a map from elsewhere never takes the place of another', () => {
  expect(freeMapId('isles', ['coast'])).toBe('isles');
  expect(freeMapId('isles', ['isles', 'isles-2'])).toBe('isles-3');
  expect(freeMapId('x'.repeat(64), ['x'.repeat(64)]).length).toBeLessThanOrEqual(64);
});
