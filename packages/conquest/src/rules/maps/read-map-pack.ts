import { words } from '@vexillum/model';
import { checkMap } from './check-map.ts';
import { jsonProblem } from './json-problem.ts';
import type { MapPack } from './map-pack.ts';
import { mapLimits } from './map-pack-shape.ts';
import { type MapProblem, mapProblem } from './map-problem.ts';

/** The problem of a file that nobody should even begin to read. */
export const sizeProblems = (text: string): readonly MapProblem[] =>
  // A character is a byte at least, and a map is written in few others.
  text.length > mapLimits.bytes
    ? [
        mapProblem(
          'too-large',
          words('The file is too large for a map: more than {0} MB.', mapLimits.bytes / 1024 / 1024),
        ),
      ]
    : [];

/** A map pack in our own format, from the text of its file. */
export const readMapPack = (text: string): MapPack | readonly MapProblem[] => {
  const tooLarge = sizeProblems(text);
  if (tooLarge.length > 0) return tooLarge;
  try {
    return checkMap(JSON.parse(text));
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
    return [jsonProblem(text, problem)];
  }
};
