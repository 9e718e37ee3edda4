import { type Drawing, packOf, readDrawing } from '../../rules/maps/editing/editing.ts';
import { checkMap, isMapProblems, type MapPack } from '../../rules/index.ts';
import { keepJson, readKeptJson } from '@vexillum/frame/memory/kept-json';
import { keepMap, MAPS_KEY } from './kept-maps.ts';

const KEY = 'vexillum:drawings';
/** Beside maps and armies. */
const ROOM = 1_000_000;

/** Maps that are not complete yet; what is kept and is no drawing any more is left out. */
export const keptDrawings = (): readonly Drawing[] =>
  readKeptJson<readonly unknown[]>(KEY, []).flatMap((kept) => readDrawing(kept) ?? []);

export const forgetDrawing = (id: string): void => {
  const all = keptDrawings();
  if (all.some((drawing) => drawing.id === id))
    keepJson(
      KEY,
      all.filter((drawing) => drawing.id !== id),
    );
};

/** Keeps a drawing in this browser: among the maps as soon as it can be played on, else as unfinished. False where there is no room, and then nothing is changed. */
export const keepDrawing = (drawing: Drawing): boolean => {
  const pack = checkMap(packOf(drawing));
  if (!isMapProblems(pack)) {
    if (!keepMap(pack)) return false;
    forgetDrawing(drawing.id);
    return isKept(MAPS_KEY, pack);
  }
  const all = [drawing, ...keptDrawings().filter(({ id }) => id !== drawing.id)];
  if (JSON.stringify(all).length > ROOM) return false;
  keepJson(KEY, all);
  return isKept(KEY, drawing);
};

/** Whether it really is there, as it is now: a browser that is full, or keeps nothing, says nothing. */
const isKept = (key: string, value: Drawing | MapPack): boolean =>
  readKeptJson<readonly unknown[]>(key, []).some((kept) => JSON.stringify(kept) === JSON.stringify(value));
