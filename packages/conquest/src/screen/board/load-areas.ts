import type { MapView } from '../../board/index.ts';
import type { LoadBoard } from '@vexillum/frame/board/open-scene';

/** What draws a map; loaded only where there is one. */
export const loadAreas: LoadBoard<MapView> = async () => {
  const { areaLayers, createScene } = await import('../../board/index.ts');
  return { createScene, more: [areaLayers] };
};
