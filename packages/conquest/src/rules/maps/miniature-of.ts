import type { MapPack, MiniatureFigure } from './map-pack.ts';

/** The figure that stands for so many armies on this map. */
export const miniatureOf = ({ miniatures }: Pick<MapPack, 'miniatures'>, armies: number): MiniatureFigure => {
  const reached = miniatures.filter(({ from }) => from <= armies).at(-1) ?? miniatures[0];
  if (!reached) throw new Error('a map has at least one miniature');
  return reached.figure;
};
