import { msg, str } from '@vexillum/ui/words';
import { settings } from '@vexillum/frame/settings';
import { type MapPack, mapPacks } from '../../rules/index.ts';
import { type Drawing, drawingOf, newDrawing } from '../../rules/maps/editing/editing.ts';
import { keptDrawings } from '../maps/kept-drawings.ts';
import { keptMaps } from '../maps/kept-maps.ts';
import { loadAtlas } from '../maps/load-atlas.ts';
import { freeMapId } from '../maps/map-paths.ts';

export const newMap = (): Drawing =>
  newDrawing({
    id: freeMapId('my-map', takenIds()),
    name: msg('My map'),
    author: settings.$name.get().trim() || msg('Guest'),
    region: msg(str`Region ${1}`),
  });

const takenIds = (): readonly string[] => [...keptMaps(), ...keptDrawings()].map(({ id }) => id);

/** A drawing that begins as this map; where somebody else may have one of this id, as a copy. */
export const copyOf = (pack: MapPack): Drawing => ({
  ...drawingOf(pack),
  id: freeMapId(`my-${pack.id}`.slice(0, 64).replace(/-+$/, ''), takenIds()),
  name: msg(str`${pack.name.slice(0, 50)} (copy)`),
});

/** What an address asks for: what was drawn last under this id, a kept map, or one of ours as a copy. Undefined where this browser has none such. */
export const drawingFor = async (id: string): Promise<Drawing | undefined> => {
  const unfinished = keptDrawings().find((drawing) => drawing.id === id);
  if (unfinished) return unfinished;
  const kept = keptMaps().find((pack) => pack.id === id);
  if (kept) return drawingOf(kept);
  const ours = [...mapPacks, ...(await loadAtlas())].find((pack) => pack.id === id);
  return ours && copyOf(ours);
};
