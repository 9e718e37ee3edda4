import type { Json, Snapshot } from '@vexillum/model';
import { botOnTurn } from '../bot/bot-turn.ts';
import { type Random, randomAction } from '../bot/random-action.ts';
import { deadlineOf } from './deadline-of.ts';

/** What the server asks for in a seat's name when nobody else does. */
export interface Due {
  /** ISO 8601 UTC; none where it may be at once, as fast as people like to watch. */
  readonly at?: string;
  readonly seat: string;
  readonly name: string;
  readonly args: { readonly [key: string]: Json };
}

/** A machine's turn, or the end of somebody's time. To be asked again after every entry: what was due before may be no longer. */
export const dueNext = (snapshot: Snapshot, random: Random): Due | undefined => {
  const bot = botOnTurn(snapshot);
  const asked = bot === undefined ? undefined : randomAction(snapshot, bot, random);
  if (bot !== undefined && asked) return { seat: bot, ...asked };
  const deadline = deadlineOf(snapshot);
  return deadline && { at: deadline.at, seat: 'host', name: deadline.action, args: deadline.args };
};
