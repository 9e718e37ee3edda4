import { msg, str } from '@vexillum/ui/words';
import type { LogLine, TableEvent } from '@vexillum/model';
import type { ThrownDice, ThrownRow } from '@vexillum/frame/alive/thrown-dice';
import { seatTitle, sideTitle } from '@vexillum/frame/seat-title';
import { type BattleEventOf, eventIn, profileAt, type Snapshot } from '../../rules/index.ts';
import { betweenText, endText } from '../combat/tell-combat.ts';
import { purposeText, reasonText } from '../dice/purpose-words.ts';

const COMBAT_DIE = 6;

const otherThan = (side: string): string => (side === 'red' ? 'blue' : 'red');

/** What everybody sees that a command has, where it is not what its die shows. */
const pointRows = ({ side, sides, commands }: BattleEventOf<'points-rolled'>): readonly ThrownRow[] =>
  commands.map(({ command, die, points }) => ({
    side,
    name: msg(str`Command ${command}`),
    values: [die],
    dice: [sides],
    ...(die === points ? {} : { total: points }),
  }));

const combatRows = ({ side, values, totals }: BattleEventOf<'combat-fought'>): readonly ThrownRow[] =>
  [side, otherThan(side)].map((each, index) => ({
    side: each,
    name: sideTitle(each),
    values: [values[index] ?? 0],
    dice: [COMBAT_DIE],
    total: totals[index] ?? 0,
  }));

/** Who threw them, and all of them together. */
const handfulRow = (
  snapshot: Snapshot,
  { seat: id }: LogLine,
  { values, dice }: Extract<TableEvent, { readonly kind: 'dice-rolled' }>,
): ThrownRow => {
  const seat = snapshot.public.seat.get(id);
  const total = values.reduce((sum, value) => sum + value, 0);
  return {
    ...(seat?.side === undefined ? {} : { side: seat.side }),
    name: seat ? (seat.name ?? seatTitle(seat)) : msg('The table'),
    values,
    dice,
    ...(values.length > 1 ? { total } : {}),
  };
};

/** The dice that an entry of the log threw, whoever did; `undefined` where it threw none. */
export const thrownIn = (snapshot: Snapshot, line: LogLine): ThrownDice | undefined => {
  const event = eventIn(line);
  switch (event.kind) {
    case 'points-rolled':
      return { what: purposeText('command-points'), rows: pointRows(event) };
    case 'combat-fought':
      return { what: betweenText(event, profileAt(snapshot)), rows: combatRows(event), result: endText(event) };
    case 'dice-rolled':
      return { what: reasonText(event.why), rows: [handfulRow(snapshot, line, event)] };
    default:
      return undefined;
  }
};
