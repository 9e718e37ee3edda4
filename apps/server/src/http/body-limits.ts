import { MATCH_LIMIT } from '@vexillum/ledger';
import type { FastifyRequest } from 'fastify';

/** Of every request but two: one that brings a match file, and an action that brings a map. */
export const BODY_LIMIT = 256 * 1024;

/** Bytes that a request says it brings; `undefined` where it does not say. */
export const lengthOf = ({ headers }: FastifyRequest): number | undefined => {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
};

/** Whether it says that it brings more than that. What is larger without a word is cut off. */
export const isLarge = (request: FastifyRequest): boolean => (lengthOf(request) ?? 0) > BODY_LIMIT;

/** Of a request that brings a match file: as a text within JSON each of its quotation marks takes two bytes. */
export const MATCH_BODY_LIMIT = MATCH_LIMIT + MATCH_LIMIT / 2;
