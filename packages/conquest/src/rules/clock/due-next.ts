import { type Around, type Due, rematchAgreed } from '@vexillum/model';
import { botOnTurn } from '../bot/bot-turn.ts';
import { asMachineSees } from '../fog/as-seen.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import { machineAction } from '../machines/machine-action.ts';
import { campaignResult } from '../play/campaign-result.ts';
import { gameOf } from '../state/read.ts';
import { hasStandIn, levelOf } from '../state/setup.ts';
import { deadlineOf } from './deadline-of.ts';
import type { Snapshot } from '../records.ts';

/** The end of a game whose players have all gone. */
const abandonment = (snapshot: Snapshot, emptySince: string): Due | undefined => {
  const { abandonedSeconds } = rulesOf(snapshot);
  if (abandonedSeconds === 0 || !gameOf(snapshot)) return undefined;
  const at = new Date(Date.parse(emptySince) + abandonedSeconds * 1000).toISOString();
  return { at, seat: 'host', name: 'reset-game', args: {} };
};

/** All who played and are people have agreed on another game: it begins at the same table. */
const rematch = (snapshot: Snapshot): Due | undefined => {
  if (gameOf(snapshot)?.phase !== 'over') return undefined;
  const how = rematchAgreed(campaignResult(snapshot), snapshot);
  return how && { seat: 'host', name: 'reset-game', args: how === 'swapped' ? { isSwapped: true } : {} };
};

const earlier = (one: Due | undefined, other: Due | undefined): Due | undefined =>
  one && other ? (Date.parse(other.at ?? '') < Date.parse(one.at ?? '') ? other : one) : (one ?? other);

/**
 * A rematch that was agreed on, a machine's turn, the end of somebody's time, or of an abandoned game. Before an empty room machines play on by correspondence
 * alone: elsewhere people want to watch. To be asked again after every entry: what was due before may be no longer.
 */
export const dueNext = (snapshot: Snapshot, { random, emptySince, isThere }: Around): Due | undefined => {
  const agreed = rematch(snapshot);
  if (agreed) return agreed;
  const rules = rulesOf(snapshot);
  const bot = emptySince === undefined || rules.correspondenceHours > 0 ? botOnTurn(snapshot) : undefined;
  // Others' word alone takes nobody's turn: a machine stands in for who is away.
  const isWaiting = bot !== undefined && hasStandIn(snapshot, bot) && isThere?.(bot) === true;
  const asked =
    bot === undefined || isWaiting
      ? undefined
      : machineAction(asMachineSees(snapshot, bot), bot, levelOf(snapshot, bot), random);
  if (bot !== undefined && asked) return { seat: bot, ...asked };
  const deadline = rules.skipsTheLate ? deadlineOf(snapshot) : undefined;
  const late = deadline && { at: deadline.at, seat: 'host', name: deadline.action, args: deadline.args };
  return earlier(late, emptySince === undefined ? undefined : abandonment(snapshot, emptySince));
};
