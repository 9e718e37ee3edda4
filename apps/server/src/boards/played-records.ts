import type { RecordChange } from '@vexillum/table/room';

/** A table where a game has ended, or an end was taken back, and the boards have not heard of it. Its value is that end's own. */
export const ENDED = 'ended!';
/** A game that ended, `played!TABLE!NTH`: it stays on the boards when its table is gone. */
export const PLAYED = 'played!';
/** What there is in the place of an end where a table is asked again: nobody there waits for what comes of it. */
export const LONG_AGO = '';

/** Has a table asked again what is to be told of its games. */
export const endedLongAgo = (table: string): RecordChange => ({ put: `${ENDED}${table}`, value: LONG_AGO });
