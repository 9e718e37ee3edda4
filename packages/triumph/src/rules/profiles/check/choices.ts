import { outcomeNames } from '../combat/outcomes.ts';
import { pursuitAnswers } from '../combat/pursuits.ts';
import { flankEdges } from '../../deployment/flank-edge.ts';
import { singleMoves } from '../profile.ts';
import { phaseCodes } from '../turn-rules.ts';

const sizes = ['foot', 'mounted'] as const;

/** Values of which only these make sense, by the last part of their path. */
export const choices: Readonly<Record<string, readonly string[]>> = {
  wheelMeasure: ['arc', 'chord', 'endpoint'],
  groupMayNot: singleMoves,
  flankEntries: flankEdges,
  category: sizes,
  order: ['open', 'close'],
  form: ['area', 'edge', 'linear', 'obstacle'],
  appliesTo: ['main-camp', 'every-camp'],
  markerReading: ['far-corner', 'near-corner'],
  revealAfter: ['own', 'every'],
  phase: phaseCodes,
  lasts: ['outcome', 'move', 'combats'],
  giving: ['army', 'every-line', 'whole-line', 'line-cards', 'stand'],
  outcome: outcomeNames,
  afterBeating: pursuitAnswers,
  afterDoubling: pursuitAnswers,
  per: ['army', 'stand', 'stand-total', 'card', 'entry'],
};

export const choicesAt = (path: string): readonly string[] | undefined => {
  const key = path.slice(path.lastIndexOf('.') + 1);
  return Object.hasOwn(choices, key) ? choices[key] : undefined;
};
