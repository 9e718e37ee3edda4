import { type MapPack, writeMapPack } from '../../rules/index.ts';

/** Hands the map to the reader as a file that can be brought in elsewhere. */
export const saveMap = (pack: MapPack): void => {
  const url = URL.createObjectURL(new Blob([writeMapPack(pack)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${pack.id}.vxmap.json`;
  link.click();
  URL.revokeObjectURL(url);
};
