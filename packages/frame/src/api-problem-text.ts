import { msg, str, wordsText } from '@vexillum/ui/words';
import type { ApiProblem } from './api.ts';

/** What happened and what to do about it, in plain words. */
export const problemText = (problem: ApiProblem): string => {
  switch (problem.status) {
    case 0:
      return msg('The server does not answer. Is it running, and are you online?');
    case 410:
      return msg(
        'This link was used before or is too old. Each link seats one player once. Ask whoever sent it for a new one: hosts, captains and umpires find it under “Seats”. If it was you who used it, come back with that browser.',
      );
    case 404:
      return msg('Nobody here knows this link. Copy it whole, with everything after the #, or ask for it again.');
    case 429:
      return problem.retryAfter === undefined
        ? msg('That was too often in a short time. Wait a minute and try again.')
        : msg(str`That was too often in a short time. Try again in ${problem.retryAfter} seconds.`);
    default:
      return wordsText(problem.words);
  }
};
