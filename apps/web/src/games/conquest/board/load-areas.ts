import type { LoadMore } from '../../../board/open-scene.ts';

/** What draws a map's areas; loaded only where there is a map. */
export const loadAreas: LoadMore = async () => {
  const { areaLayers } = await import('@vexillum/scene/areas');
  return { more: [areaLayers] };
};
