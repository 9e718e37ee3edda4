import { msg, str } from '@lit/localize';
import { isAcknowledged, type Json, type LogLine, type Seat, type Snapshot, stepOf } from '@vexillum/model';
import type { Trust } from '@vexillum/table';
import {
  allCommands,
  commandPoints,
  diceStatistics,
  modifierOf,
  type Profile,
  reasonOf,
  type RollPurpose,
  rollPurposes,
  rollsInLog,
  whyOf,
} from '@vexillum/triumph';
import type { DiceTallyView, RollMark, RollView, RollWish } from '@vexillum/ui';
import { seatTitle, sideTitle } from '../../../seat-title.ts';
import { rollMark } from '../deployment/trust-marks.ts';
import { purposeText, reasonText } from './purpose-words.ts';

const SHOWN = 20;

const numbersIn = (value: Json | undefined): number[] =>
  Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];

const whoOf = (snapshot: Snapshot, seatId: string): string => {
  const seat = snapshot.public.seat.get(seatId);
  return seat ? (seat.name ?? seatTitle(seat)) : msg('The table');
};

const isRoll = ({ name }: LogLine): boolean => name === 'roll-dice' || name === 'enter-dice';

const markOf = (snapshot: Snapshot, trust: Trust, { name, seq }: LogLine): RollMark => {
  if (name === 'roll-dice') return rollMark(trust, seq);
  return isAcknowledged(snapshot, seq) ? 'confirmed' : 'by-hand';
};

/** Command points are the die with what the command's orders add, as far as the reader knows. */
const resultOf = (
  snapshot: Snapshot,
  profile: Profile,
  line: LogLine,
  values: readonly number[],
): string | undefined => {
  const {
    purpose,
    command,
    side = snapshot.public.seat.get(line.seat)?.side,
  } = reasonOf(typeof line.facts?.['why'] === 'string' ? line.facts['why'] : '');
  const [rolled] = values;
  if (purpose !== 'command-points' || command === undefined || side === undefined || rolled === undefined)
    return undefined;
  const mod = modifierOf(snapshot, side, command);
  if (mod === undefined || values.length > 1) return undefined;
  const points = commandPoints(profile, rolled, mod);
  if (mod === 0) return msg(str`${points} command points`);
  return msg(str`${points} command points (${rolled} ${mod > 0 ? '+ 1' : '− 1'})`);
};

/** Whether the reader sits where he can say that he saw the other side's dice. */
const mayConfirm = (snapshot: Snapshot, seat: Seat, line: LogLine): boolean =>
  (seat.kind === 'captain' || seat.kind === 'commander' || seat.kind === 'umpire') &&
  line.seat !== seat.id &&
  (seat.side === undefined || snapshot.public.seat.get(line.seat)?.side !== seat.side);

/** The last throws, newest first. */
export const rollViews = (snapshot: Snapshot, profile: Profile, trust: Trust, seat: Seat): readonly RollView[] =>
  [...snapshot.public.log]
    .filter(([, line]) => isRoll(line))
    .sort(([, a], [, b]) => b.seq - a.seq)
    .slice(0, SHOWN)
    .map(([id, line]) => {
      const values = numbersIn(line.facts?.['values']);
      const mark = markOf(snapshot, trust, line);
      const side = snapshot.public.seat.get(line.seat)?.side;
      const result = resultOf(snapshot, profile, line, values);
      return {
        id,
        seq: line.seq,
        who: whoOf(snapshot, line.seat),
        ...(side ? { side } : {}),
        why: reasonText(typeof line.facts?.['why'] === 'string' ? line.facts['why'] : ''),
        dice: numbersIn(line.facts?.['dice']),
        values,
        mark,
        ...(result ? { result } : {}),
        ...(mark === 'by-hand' && mayConfirm(snapshot, seat, line) ? { isToConfirm: true } : {}),
      };
    });

const BEFORE_TERRAIN_LIES = 1;

const isOffered = (snapshot: Snapshot, purpose: RollPurpose): boolean => {
  const isSetup = (stepOf(snapshot)?.number ?? 0) <= BEFORE_TERRAIN_LIES;
  return purpose !== 'other' && purpose.startsWith('setup-') === isSetup;
};

/** What the reader may be rolling for at this time of the game. */
export const rollWishes = (snapshot: Snapshot, { side, command }: Seat): readonly RollWish[] =>
  rollPurposes
    .filter(({ code }) => isOffered(snapshot, code))
    .flatMap(({ code, dice, isPerCommand }): RollWish[] => {
      const whose = side === undefined ? {} : { side };
      if (!isPerCommand || side === undefined)
        return [{ why: whyOf({ purpose: code, ...whose }), label: purposeText(code), dice }];
      const commands = command === undefined ? allCommands : [command];
      return commands.map((each) => ({
        why: whyOf({ purpose: code, side, command: each }),
        label: msg(str`${purposeText(code)} ${each}`),
        dice,
      }));
    });

/** How the dice of the log fell, by side and purpose. */
export const tallyViews = (snapshot: Snapshot): readonly DiceTallyView[] =>
  diceStatistics(rollsInLog(snapshot.public.log.values()), (seat) => snapshot.public.seat.get(seat)?.side).map(
    ({ side, purpose, ...tally }) => ({
      ...tally,
      purpose: purposeText(purpose),
      sideName: side === null ? msg('others') : sideTitle(side),
      ...(side === null ? {} : { side }),
    }),
  );
