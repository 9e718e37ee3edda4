import type { MatchRules } from '@vexillum/ledger';
import { matchRules as triumphRules } from '@vexillum/triumph';

/** What the games know of a match. In a file of its own, so that the worker that checks matches loads no screens. */
export const matchRules: MatchRules = triumphRules;
