import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until something holds. What is thrown counts as no.
 * @template T
 * @param {string} what as in "etcd has a leader"
 * @param {() => Promise<T | undefined | false> | T | undefined | false} ask
 * @param {number} [withinSeconds]
 * @returns {Promise<T>}
 */
export const until = async (what, ask, withinSeconds = 120) => {
  const end = Date.now() + withinSeconds * 1000;
  let said = '';
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      if (error instanceof GivenUp) throw error;
      said = error instanceof Error ? error.message : String(error);
    }
    await pause(100);
  }
  throw new Error(`It did not come about within ${withinSeconds} s that ${what}. ${said}`);
};

/** Nothing to wait for any more. */
export class GivenUp extends Error {}

/**
 * The body of an answer with status 200; `undefined` for any other.
 * @param {string} url
 */
export const answerOf = async (url) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
  const text = await answer.text();
  return answer.status === 200 ? text : undefined;
};
