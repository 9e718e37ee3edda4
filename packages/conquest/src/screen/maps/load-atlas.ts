import type { MapPack } from '../../rules/index.ts';

/** Our maps that are too many to come with every table. */
export const loadAtlas = async (): Promise<readonly MapPack[]> =>
  (await import('../../rules/maps/atlas/atlas.ts')).atlas;

/** For a list, which is shown with them at once: what comes later would push the others from under the finger. None where they do not come. */
export const showAtlas = async (show: (atlas: readonly MapPack[]) => void): Promise<void> => {
  try {
    show(await loadAtlas());
  } catch (error) {
    show([]);
    throw error;
  }
};
