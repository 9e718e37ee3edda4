import type { MatchRules } from '@vexillum/ledger';
import { matchRules as triumphRules } from '@vexillum/triumph';

/** What the games know of a match. The one place where they are named. */
export const matchRules: MatchRules = triumphRules;
