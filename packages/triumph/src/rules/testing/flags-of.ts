import { plainText, type SideId } from '@vexillum/model';
import { assist, type Flag, type Rule } from '@vexillum/rules-assist';
import { profileAt } from '../profiles/profile-of.ts';
import { type BattleFacts, createBattleFacts } from '../flags/battle-facts.ts';
import { asSeenBy } from './play.ts';
import type { Snapshot } from '../records/table.ts';

/** What a rule says of a table to a player of the side; to a server, which knows all, where no side is named. */
export const flagsOf = (rule: Rule<BattleFacts>, snapshot: Snapshot, side?: SideId): readonly Flag[] => {
  const seen = side === undefined ? snapshot : asSeenBy(snapshot, side);
  return assist(createBattleFacts()(seen, profileAt(seen), side === undefined ? {} : { side }), [rule]);
};

/** The same in words alone. */
export const saidOf = (rule: Rule<BattleFacts>, snapshot: Snapshot, side?: SideId): string[] =>
  flagsOf(rule, snapshot, side).map(({ says }) => plainText(says));
