import { freshSeed, howMany, isLongRun } from '@vexillum/model/testing';
import fc from 'fast-check';

/** Property tests draw the same examples at every landing; a long run draws more, from the seed that it prints. */
fc.configureGlobal({ seed: isLongRun ? freshSeed : 1, numRuns: howMany(100, 1000) });
