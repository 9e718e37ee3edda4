import {
  type Changes,
  eventOfOutside,
  type LogLine,
  type OutsideEntry,
  publicView,
  withChanges,
} from '@vexillum/model';
import { fightCombat } from '../actions/fight-combat.ts';
import { rollCommandPoints } from '../actions/roll-command-points.ts';
import { diceStatistics, type DiceTally, rollsInLog } from '../dice/dice-statistics.ts';
import type { RollPurpose } from '../dice/roll-purposes.ts';
import { grandTriumph } from '../game.ts';
import { battleSides } from '../losses/losses-for.ts';
import { emptySnapshot, type Snapshot } from '../records/table.ts';
import { withHindsight } from '../replay/with-hindsight.ts';
import { type Luck, luckOf } from './luck.ts';
import { swingsOf, type TurnSwing } from './turning-points.ts';

/** What a battle's last screen tells beside its result. */
export interface BattleStory {
  readonly swings: readonly TurnSwing[];
  /** Of the dice of combats and of shooting, and of those for command points; none of who threw nothing. */
  readonly fights: readonly Luck[];
  readonly commands: readonly Luck[];
}

/** Whose events tell of dice: no others are worked out, for a move's event measures the whole board. */
const throwing: ReadonlySet<string> = new Set([fightCombat.name, rollCommandPoints.name, 'roll-dice']);

const luckIn = (tallies: readonly DiceTally[], ...purposes: readonly RollPurpose[]): Luck[] => {
  const counted = tallies.filter(({ purpose }) => purposes.includes(purpose));
  return battleSides.flatMap((side) => luckOf(counted, side) ?? []);
};

/** Told from the whole public ledger of a battle that is over. */
export const battleStory = (entries: readonly OutsideEntry[], end: Snapshot): BattleStory => {
  const moments: { before: Snapshot; after: Snapshot }[] = [];
  const lines: LogLine[] = [];
  let before = emptySnapshot([]);
  for (const entry of entries) {
    if (throwing.has(entry.name ?? '')) {
      const event = eventOfOutside(grandTriumph, before, entry);
      if (event) lines.push({ seq: entry.seq, at: entry.at, seat: entry.seat ?? '', event });
    }
    if (!entry.changes) continue;
    const after = publicView(withChanges(before, { public: entry.changes } as Changes));
    moments.push({ before, after });
    before = after;
  }
  const tallies = diceStatistics(rollsInLog(lines), (seat) => end.public.seat.get(seat)?.side);
  return {
    swings: swingsOf(moments, (moment) => withHindsight(moment, end)),
    fights: luckIn(tallies, 'combat', 'shooting'),
    commands: luckIn(tallies, 'command-points'),
  };
};
