import { MATCH_LIMIT } from '@vexillum/ledger';

/** Of every request but one. */
export const BODY_LIMIT = 256 * 1024;

/** Of a request that brings a match file: as a text within JSON each of its quotation marks takes two bytes. */
export const MATCH_BODY_LIMIT = MATCH_LIMIT + MATCH_LIMIT / 2;
