import type { MapView } from '../../board/index.ts';
import type { LoadMore } from '@vexillum/frame/board/open-scene';

/** What draws a map's areas; loaded only where there is a map. */
export const loadAreas: LoadMore<MapView> = async () => {
  const { areaLayers } = await import('../../board/index.ts');
  return { more: [areaLayers] };
};
