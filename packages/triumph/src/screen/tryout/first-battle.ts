import { keepJson, readKeptJson } from '@vexillum/frame/memory/kept-json';

const KEY = 'vexillum:first-battle';

/** The table where this browser is shown what to do first; none once it has been, or was not wanted. */
export const isFirstBattle = (table: string): boolean => readKeptJson<string | null>(KEY, null) === table;

export const rememberFirstBattle = (table: string | null): void => keepJson(KEY, table);
