import { type Drawing, drawingOf, packOf, readDrawing } from '../../rules/maps/editing/editing.ts';
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

/** What another window has written to this browser: as a `storage` event tells it. */
export type WrittenElsewhere = Pick<StorageEvent, 'key' | 'newValue'>;

/** What another window has just kept of this drawing, where it is not the same; undefined where it wrote of something else, or nothing that can be read. */
export const keptElsewhere = (drawing: Drawing, { key, newValue }: WrittenElsewhere): Drawing | undefined => {
  if (newValue === null || (key !== KEY && key !== MAPS_KEY)) return undefined;
  const theirs = drawingIn(newValue, drawing.id, key === KEY ? readDrawing : drawingOfMap);
  return theirs && textOf(theirs) !== textOf(drawing) ? theirs : undefined;
};

const drawingIn = (text: string, id: string, read: (kept: unknown) => Drawing | undefined): Drawing | undefined => {
  const all = parsed(text);
  if (!Array.isArray(all)) return undefined;
  return read(all.find((kept: unknown) => typeof kept === 'object' && kept !== null && 'id' in kept && kept.id === id));
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Another page of this origin may write what it likes.
    return undefined;
  }
};

const drawingOfMap = (kept: unknown): Drawing | undefined => {
  const pack = checkMap(kept);
  return isMapProblems(pack) ? undefined : drawingOf(pack);
};

/** The same for the same map, whether it is kept as a map or as unfinished. */
const textOf = (drawing: Drawing): string => JSON.stringify(packOf(drawing));

/** Whether it really is there, as it is now: a browser that is full, or keeps nothing, says nothing. */
const isKept = (key: string, value: Drawing | MapPack): boolean =>
  readKeptJson<readonly unknown[]>(key, []).some((kept) => JSON.stringify(kept) === JSON.stringify(value));
