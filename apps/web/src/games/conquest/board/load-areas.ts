import type { MapView } from '@vexillum/conquest/board';
import type { LoadMore } from '../../../board/open-scene.ts';

/** What draws a map's areas; loaded only where there is a map. */
export const loadAreas: LoadMore<MapView> = async () => {
  const { areaLayers } = await import('@vexillum/conquest/board');
  return { more: [areaLayers] };
};
