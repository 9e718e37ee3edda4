import { existsSync, readFileSync } from 'node:fs';
import { machineMatches, measureRow } from '../../packages/conquest/bench/machine-bars.ts';
import { mapPacks } from '../../packages/conquest/src/rules/index.ts';
import { atlas } from '../../packages/conquest/src/rules/maps/atlas/atlas.ts';
import { answerPart } from './answer-part.mjs';

/** Lets machines play each other, in parts (`measure-in-parts.mjs`): `[MAP …] [--quick]`, and one row of games is a part. */
const options = process.argv.slice(2);
const all = [...mapPacks, ...atlas];
const named = all.filter(({ id }) => options.includes(id));
const matches = machineMatches(options.includes('--quick') ? 20 : 400, named.length === 0 ? all : named);

/** What the thread that plays has had of the processor, where the system says it: what collects garbage and compiles beside it holds up nobody. */
const OF_THIS_THREAD = '/proc/thread-self/schedstat';
const ofProcess = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const ofThread = () => Number(readFileSync(OF_THIS_THREAD, 'utf8').split(' ')[0]) / 1e6;
const processorTime = existsSync(OF_THIS_THREAD) ? ofThread : ofProcess;

answerPart(options, matches, (match) => measureRow(match, processorTime));
