import { borderProblems } from './checks/border-problems.ts';
import { connectionProblems } from './checks/connection-problems.ts';
import { drawingProblems } from './checks/drawing-problems.ts';
import { idProblems } from './checks/id-problems.ts';
import { packSizeProblems } from './checks/pack-size-problems.ts';
import { shapeProblems } from './checks/shape-problems.ts';
import type { MapPack } from './map-pack.ts';
import type { MapProblem } from './map-problem.ts';

/** A map from outside: the same value as a pack that can be played on, or everything that is wrong with it (`isMapProblems`). */
export const checkMap = (value: unknown): MapPack | readonly MapProblem[] => {
  const misshapen = shapeProblems(value);
  if (misshapen.length > 0) return misshapen;
  const pack = value as MapPack;
  const tooLarge = packSizeProblems(pack);
  if (tooLarge.length > 0) return tooLarge;
  const broken = [...idProblems(pack), ...borderProblems(pack), ...drawingProblems(pack)];
  // Whether all hangs together can be asked only of borders that lead somewhere.
  const problems = broken.length > 0 ? broken : connectionProblems(pack);
  return problems.length > 0 ? problems : pack;
};
