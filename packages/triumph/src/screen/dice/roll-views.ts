import { msg, str } from '@vexillum/ui/words';
import { type LogLine, type Seat, type TableEvent, tableEventIn } from '@vexillum/model';
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
  type Snapshot,
  stepOf,
  whyOf,
} from '../../rules/index.ts';
import type { DiceTallyView, RollView, RollWish } from '@vexillum/ui';
import { sideTitle } from '@vexillum/frame/seat-title';
import { rollLines, type ToldRoll } from '@vexillum/frame/table/dice/roll-lines';
import { purposeText, reasonText } from './purpose-words.ts';

type Rolled = Extract<TableEvent, { readonly kind: 'dice-rolled' }>;

/** Command points are the die with what the command's orders add, as far as the reader knows. */
const resultOf = (snapshot: Snapshot, profile: Profile, seat: string, { why, values }: Rolled): string | undefined => {
  const { purpose, command, side = snapshot.public.seat.get(seat)?.side } = reasonOf(why);
  const [rolled] = values;
  if (purpose !== 'command-points' || command === undefined || side === undefined || rolled === undefined)
    return undefined;
  const mod = modifierOf(snapshot, side, command);
  if (mod === undefined || values.length > 1) return undefined;
  const points = commandPoints(profile, rolled, mod);
  if (mod === 0) return msg(str`${points} command points`);
  return msg(str`${points} command points (${rolled} ${mod > 0 ? '+ 1' : '− 1'})`);
};

/** The last throws, newest first. */
export const rollViews = (snapshot: Snapshot, profile: Profile, trust: Trust, seat: Seat): readonly RollView[] =>
  rollLines({ snapshot, trust, seat, tell: (line) => toldRoll(snapshot, profile, line) });

const toldRoll = (snapshot: Snapshot, profile: Profile, line: LogLine): ToldRoll | undefined => {
  const event = tableEventIn(line);
  if (event?.kind !== 'dice-rolled') return undefined;
  const { dice, values, why } = event;
  const result = resultOf(snapshot, profile, line.seat, event);
  return { why: reasonText(why), dice, values, ...(result ? { result } : {}) };
};

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
