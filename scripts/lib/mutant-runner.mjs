import { setMaxListeners } from 'node:events';
import { appendFileSync } from 'node:fs';
import { VitestTestRunner } from 'vitest/runners';

// A test that runs hundreds of times asks as often to be told when the run is broken off.
setMaxListeners(0);

/** So often the program may ask while one mutant is tried: whoever asks more often does not come to an end. */
const MOST_QUESTIONS = 3_000_000;

/**
 * What all files of one run share.
 * @typedef {{ active: number, questions: number, isInTest: boolean, reached: Set<number>, known: Set<number>, alive: Set<number> }} State
 */

const [, fromStart = '0'] = (process.env['MUTANT'] ?? '').split('=');

/** @returns {State} */
const stateOfRun = () => {
  const here = /** @type {{ mutation?: State, __m?: (number: number) => boolean }} */ (globalThis);
  if (here.mutation) return here.mutation;
  const tried = (process.env['MUTANTS'] ?? '').split(',').map(Number);
  /** @type {State} */
  const state = {
    active: Number(fromStart),
    questions: 0,
    isInTest: false,
    reached: new Set(),
    known: new Set(),
    alive: new Set(tried),
  };
  here.mutation = state;
  here.__m = (number) => {
    if (state.active === 0) {
      state.reached.add(number);
      if (!state.known.has(number) && state.alive.has(number)) {
        state.known.add(number);
        tell(state.isInTest ? 'reached' : 'loaded', number);
      }
      return false;
    }
    state.questions += 1;
    if (state.questions > MOST_QUESTIONS) throw new Error('this does not come to an end');
    return state.active === number;
  };
  return state;
};

/** @param {string} what @param {number} number */
const tell = (what, number) => appendFileSync(process.env['MUTATION_LOG'] ?? '', `${what} ${number}\n`);

/** Runs each test as it is, then once more for each mutant that it reaches and no other test has noticed. */
export default class MutantRunner extends VitestTestRunner {
  #state = stateOfRun();

  /** @param {import('@vitest/runner').Test} test */
  async runTask(test) {
    const run = VitestTestRunner.getTestFn(test);
    const state = this.#state;
    if (Number(fromStart) > 0) return run();
    state.reached.clear();
    state.isInTest = true;
    const began = performance.now();
    try {
      await run();
    } finally {
      state.isInTest = false;
    }
    const reached = [...state.reached].filter((number) => state.alive.has(number));
    if (performance.now() - began > Number(process.env['LONGEST_MS'] ?? Number.POSITIVE_INFINITY)) return;
    for (const number of reached) {
      if (!(await this.#isNoticed(run, number))) continue;
      state.alive.delete(number);
      tell('noticed', number);
      // What a mutant has left in a memory would make every other one look noticed.
      if (await this.#isNoticed(run, 0)) return;
    }
  }

  /** @param {() => unknown} run @param {number} number */
  async #isNoticed(run, number) {
    const state = this.#state;
    state.active = number;
    state.questions = 0;
    try {
      await run();
      return false;
    } catch {
      return true;
    } finally {
      state.active = 0;
    }
  }
}
