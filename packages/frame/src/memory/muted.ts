import { atom } from 'nanostores';
import { keepJson, readKeptJson } from './kept-json.ts';

const KEY = 'vexillum:muted';
/** Of all tables; the oldest are forgotten first. */
const KEPT = 200;

export const mutedKey = (table: string, seat: string): string => `${table}/${seat}`;

/** The seats whose talk this browser's reader does not want to read. Nobody else knows. */
export const $muted = atom<readonly string[]>(readKeptJson<readonly string[]>(KEY, []));

export const isMuted = (table: string, seat: string): boolean => $muted.get().includes(mutedKey(table, seat));

export const setMuted = (table: string, seat: string, wish: boolean): void => {
  const key = mutedKey(table, seat);
  const others = $muted.get().filter((muted) => muted !== key);
  $muted.set(wish ? [key, ...others].slice(0, KEPT) : others);
  keepJson(KEY, $muted.get());
};
