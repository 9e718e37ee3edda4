import type { Theme } from '@vexillum/canvas';
import type { AreasView, AreaView, MapView } from '../../../src/board/index.ts';
import { sampleMapView } from '../../../src/board/testing/index.ts';

const sea = { light: 0xb9d2dc, dark: 0x1d2b36 } as const;

const looks: Readonly<Record<number, Partial<AreaView>>> = {
  9: { isSelected: true },
  10: { isTarget: true },
  16: { isTarget: true },
  17: { isHovered: true, isTarget: true },
  2: { isTarget: true },
  30: { isHovered: true },
};

const strikes = (map: AreasView, kinds: boolean): AreasView['strikes'] => {
  const at = (index: number) => map.tokens[index]?.at ?? { x: 0, y: 0 };
  const aimed = { id: 'aimed', from: at(9), to: at(17), color: 0x3d76c4, kind: 'aimed' as const };
  if (!kinds) return [aimed];
  return [
    aimed,
    { id: 'struck', from: at(22), to: at(23), color: 0xc4493c, kind: 'struck' },
    { id: 'moved', from: at(33), to: at(25), color: 0x3d9468, kind: 'moved' },
  ];
};

/** A map with something of everything on it; `isLater`: after a blow and a march. */
export const mapLooksView = (theme: Theme, areas: number, isLater: boolean): MapView => {
  const columns = areas > 100 ? 25 : 7;
  const view = sampleMapView({ columns, rows: Math.ceil(areas / columns), points: areas > 100 ? 12 : 36 });
  const map = view.map as AreasView;
  const { width, depth } = view.board;
  const islands = map.areas.filter((_, index) => ![5, 6, 20, 35].includes(index));
  const isLand = new Set(islands.map((area) => area.id.replace('area', 'token')));
  return {
    ...view,
    map: {
      ...map,
      ground: sea[theme],
      areas: islands.map((area) => {
        const index = Number(area.id.slice(5));
        return { ...area, ...looks[index], ...(index % 7 > 4 && index > 34 ? { isDimmed: true } : {}) };
      }),
      tokens: map.tokens
        .filter(({ id }) => isLand.has(id))
        .map((token, index) => ({
          ...token,
          ...(token.id === 'token:9' ? { isSelected: true } : {}),
          ...(index > 33 ? { isDimmed: true } : {}),
          ...(isLater && index === 22 ? { count: 128 } : {}),
        })),
      shapes: [
        {
          id: 'rock',
          points: [
            { x: 66, y: 30 },
            { x: 69, y: 31 },
            { x: 70, y: 29.5 },
            { x: 68, y: 28 },
          ],
          fill: 0x7a8f6a,
          line: 0x35506a,
          width: 0.12,
        },
      ],
      strokes: [
        {
          id: 'lane',
          points: [
            { x: width - 20, y: 18 },
            { x: width - 10, y: 10 },
            { x: width - 4, y: 16 },
          ],
          color: theme === 'dark' ? 0xb9cbd6 : 0x35506a,
          width: 0.22,
          isDashed: true,
        },
      ],
      captions: [
        { id: 'north', at: { x: 24, y: depth - 3 }, text: 'Northreach +5', color: 0xc4493c, size: 1.3 },
        { id: 'south', at: { x: 40, y: 3 }, text: 'Saltmarch +2', color: 0x3d9468, size: 1.3 },
      ],
      strikes: strikes(map, isLater),
    },
  };
};
