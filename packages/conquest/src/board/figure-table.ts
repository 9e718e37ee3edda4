import type { FigureKey } from './areas-view.ts';

export type FigureTone = 'light' | 'main' | 'dark';

/** A patch of a miniature: an SVG path, its foot at the origin, y down, about 100 high. */
export interface FigurePatch {
  readonly tone: FigureTone;
  readonly path: string;
}

const patch = (tone: FigureTone, path: string): FigurePatch => ({ tone, path });
const disc = (tone: FigureTone, x: number, y: number, radius: number): FigurePatch =>
  patch(
    tone,
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
  );

const soldier: readonly FigurePatch[] = [
  patch('dark', 'M-19 2L-18-5L-11-9L-11-40L12-42L16-10L23-6L23 2L6 2L2-28L-4-8L-4 2Z'),
  patch('main', 'M-16-36L-18-66Q-17-76-7-78L9-78Q19-76 20-66L16-38Z'),
  patch('dark', 'M-17-47L16-48L16-40L-16-39Z'),
  disc('light', 2, -84, 10),
  patch('main', 'M-13-85Q-13-102 2-102Q17-102 17-87L20-84L-13-84Z'),
  patch('dark', 'M-32-36L-22-46L28-78L36-96L40-94L34-74L-18-38L-26-28Z'),
  patch('light', 'M-17-70Q-27-58-23-49L-17-43L-11-50L-14-55L-9-66Z'),
  patch('light', 'M18-68Q25-60 20-54L8-57L5-64L13-63Z'),
];

const tank: readonly FigurePatch[] = [
  patch('dark', 'M-52-10Q-52-28-38-28L38-28Q54-28 54-14Q54 4 38 4L-38 4Q-52 4-52-10Z'),
  disc('light', -34, -11, 8),
  disc('light', -11, -11, 8),
  disc('light', 12, -11, 8),
  disc('light', 35, -11, 8),
  patch('main', 'M-50-28L-42-46L34-46L54-32L54-27L-50-27Z'),
  patch('dark', 'M22-66L64-74L65-67L24-56Z'),
  patch('light', 'M-28-46L-22-68Q-20-72-14-72L14-72Q22-72 25-64L31-46Z'),
  patch('dark', 'M-12-72L-9-79L7-79L10-72Z'),
  patch('main', 'M-24-52L28-52L31-46L-28-46Z'),
];

const fighter: readonly FigurePatch[] = [
  patch('dark', 'M-5 2L-3-46L3-46L5 2Z'),
  patch('dark', 'M8-62L-26-96L-12-98L28-68Z'),
  patch('main', 'M-54-44L-40-52L18-66Q46-74 66-88Q60-64 34-54L-38-36Z'),
  patch('dark', 'M-44-48L-62-76L-48-76L-24-54Z'),
  patch('light', 'M14-60L-30-16L-12-18L34-54Z'),
  patch('main', 'M-38-42L-60-28L-48-28L-24-38Z'),
  patch('light', 'M20-68Q34-84 50-80Q46-70 32-65Z'),
];

const rider: readonly FigurePatch[] = [
  patch('dark', 'M-37-50Q-54-48-54-16Q-45-26-40-40Z'),
  patch('dark', 'M-30-34L-38-18L-34 2L-26 2L-26-16L-16-32ZM20-34L34-22L46-28L52-22L32-10L10-28Z'),
  patch(
    'main',
    'M-38-54Q-22-60 2-55Q16-56 24-66L34-84L36-94L43-87Q56-80 62-68Q62-60 54-61L44-66Q38-50 30-42Q28-34 24-28L22-16L28 2L20 2L13-16L10-30L-14-30L-20-16L-14 2L-22 2L-29-18L-32-32Q-42-40-38-54Z',
  ),
  patch('dark', 'M-14-56L10-56L8-44L0-24L-8-24L-6-42Z'),
  patch('light', 'M-16-54L-13-80Q-11-86-3-86Q8-86 9-78L11-54Z'),
  disc('light', -1, -92, 8),
  patch('main', 'M-11-93Q-11-104-1-104Q9-104 10-93Z'),
  patch('dark', 'M-30-50L32-112L38-118L36-109L-26-46Z'),
  patch('main', 'M30-110L12-108L20-98Z'),
];

const gun: readonly FigurePatch[] = [
  patch('dark', 'M-16-32L-62 0L-54 4L-44 3L-2-18Z'),
  patch('main', 'M-34-40Q-42-44-36-52L-28-50L46-80L52-84L60-66L53-64L-20-28Z'),
  patch('light', 'M-24-48L44-76L46-71L-22-43Z'),
  disc('dark', 2, -24, 27),
  disc('light', 2, -24, 20),
  patch('dark', 'M0-46L4-46L4-2L0-2ZM-20-26L24-26L24-22L-20-22ZM-14-41L-11-44L18-10L15-7ZM18-41L15-44L-14-10L-11-7Z'),
  disc('main', 2, -24, 7),
];

const ship: readonly FigurePatch[] = [
  patch('dark', 'M-4-24L-4-104L1-104L1-24ZM-32-24L-32-84L-28-84L-28-24Z'),
  patch('main', 'M-4-104L-24-98L-4-92Z'),
  patch('light', 'M2-98Q46-76 48-32L2-30Z'),
  patch('light', 'M-8-84Q-20-56-8-30L-30-30Q-38-56-30-82Z'),
  patch('main', 'M2-62Q38-56 46-46L48-32L2-30Z'),
  patch('main', 'M-56-34L-44-32L-42-24L44-24L62-34Q56-4 38 4L-38 4Q-52-8-56-34Z'),
  patch('dark', 'M-50-14L56-16Q50-2 38 4L-38 4Q-46-4-50-14Z'),
];

const fort: readonly FigurePatch[] = [
  patch('dark', 'M-2-78L-2-114L2-114L2-78Z'),
  patch('main', 'M2-113L28-105L2-97Z'),
  patch(
    'main',
    'M-22-30L-22-72L-26-72L-26-90L-16-90L-16-82L-6-82L-6-90L6-90L6-82L16-82L16-90L26-90L26-72L22-72L22-30Z',
  ),
  patch(
    'light',
    'M-48 4L-46-40L-52-40L-52-58L-42-58L-42-50L-34-50L-34-58L-22-58L-22-46L22-46L22-58L34-58L34-50L42-50L42-58L52-58L52-40L46-40L48 4Z',
  ),
  patch('dark', 'M-13 4L-13-18Q-13-31 0-31Q13-31 13-18L13 4Z'),
  patch('dark', 'M-38-22L-38-36L-32-36L-32-22ZM32-22L32-36L38-36L38-22ZM-3-56L-3-70L3-70L3-56Z'),
];

/** The patches of each miniature, the nearest last. */
export const figureTable: Readonly<Record<FigureKey, readonly FigurePatch[]>> = {
  soldier,
  tank,
  fighter,
  rider,
  gun,
  ship,
  fort,
};
