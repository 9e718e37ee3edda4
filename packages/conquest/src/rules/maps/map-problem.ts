import type { Words } from '@vexillum/model';

/** What is wrong with a map, in a sentence for whoever made it. */
export interface MapProblem {
  readonly code: MapProblemCode;
  readonly says: Words;
  /** The part of the file, as a path (`territories.3.region`), where one can be named. */
  readonly field?: string;
}

export const mapProblemCodes = [
  'too-large',
  'not-json',
  'not-xml',
  'has-a-doctype',
  'not-a-map',
  'wrong-shape',
  'too-many-territories',
  'id-twice',
  'no-such-region',
  'empty-region',
  'no-such-territory',
  'border-with-itself',
  'border-twice',
  'not-connected',
  'off-the-board',
  'flat-polygon',
  'wrong-miniatures',
] as const;
export type MapProblemCode = (typeof mapProblemCodes)[number];

export const mapProblem = (code: MapProblemCode, says: Words, field?: string): MapProblem => ({
  code,
  says,
  ...(field === undefined ? {} : { field }),
});

/** What reading a map answers: the map, or everything that is wrong with it. */
export const isMapProblems = <T>(read: T | readonly MapProblem[]): read is readonly MapProblem[] => Array.isArray(read);
