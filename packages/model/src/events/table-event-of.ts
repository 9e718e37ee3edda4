import { acceptUmpire } from '../actions/accept-umpire.ts';
import { acknowledgeDice } from '../actions/acknowledge-dice.ts';
import { agreeFlag } from '../actions/agree-flag.ts';
import { announce } from '../actions/announce.ts';
import { askUmpire } from '../actions/ask-umpire.ts';
import { draw } from '../actions/draw.ts';
import { enterDice } from '../actions/enter-dice.ts';
import { erase } from '../actions/erase.ts';
import { grantTime } from '../actions/grant-time.ts';
import { OFFER_REMATCH } from '../actions/offer-rematch.ts';
import { proposePause } from '../actions/propose-pause.ts';
import { resumeClock } from '../actions/resume-clock.ts';
import { rollDice } from '../actions/roll-dice.ts';
import { ruleFlag } from '../actions/rule-flag.ts';
import { say } from '../actions/say.ts';
import { SIGN_RESULT } from '../actions/sign-result.ts';
import { liftSilence, silenceSeat } from '../actions/silence-seat.ts';
import { setClock } from '../actions/set-clock.ts';
import { withdrawPause } from '../actions/withdraw-pause.ts';
import { CLOCK_CREDIT, type ClockCredit } from '../clock/credit-clock.ts';
import { umpireOf } from '../consent.ts';
import {
  ANNOUNCE_ROTATION,
  AWARD,
  type AwardArgs,
  CLAIM_SEAT,
  CONTINUED,
  CREATE_TABLE,
  DEVICE_NAMED,
  KEEP_SEAT,
  REDO_ACTION,
  ROTATE_SEAT,
  SIGN_IN,
  SEND_AWAY,
  UNDO_ACTION,
} from '../records/steward-entries.ts';
import { CLOCK_RULE, type ClockFace, clockOf, type ClockRule, THIS_CLOCK } from '../records/clock.ts';
import type { RulingScope, Verdict } from '../records/ruling.ts';
import type { Rematch } from '../rematch.ts';
import type { SideId } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Words } from '../words.ts';
import { leftBy, type PublicEntry, valuesOf } from './public-entry.ts';
import type { TableEvent } from './table-events.ts';

type Teller = (before: Snapshot, entry: PublicEntry) => TableEvent;

const rolled =
  (isByHand: boolean): Teller =>
  (_before, entry) => {
    const { dice, why } = entry.args as { readonly dice: readonly number[]; readonly why: string };
    return { kind: 'dice-rolled', dice, values: valuesOf(entry), why, isByHand };
  };

interface FlagArgs {
  readonly id: string;
  readonly rule: string;
  readonly says: Words;
}

interface RulingArgs extends FlagArgs {
  readonly verdict: Verdict;
  readonly scope: RulingScope;
  readonly text: string;
}

const flagArgs = ({ args }: PublicEntry) => {
  const { rule, says } = args as FlagArgs;
  return { rule, says };
};

/** Whoever did it from elsewhere. */
const doer = ({ args }: PublicEntry): { readonly from?: string } => {
  const { from } = args as { readonly from?: string };
  return from === undefined ? {} : { from };
};

const agreed: Teller = (before, entry) => {
  const { id } = entry.args as FlagArgs;
  const sides = Object.keys(leftBy(before, entry, 'ruling', id)?.agreed ?? {}).sort();
  return { kind: 'flag-agreed', ...flagArgs(entry), agreed: sides };
};

const ruled: Teller = (_before, entry) => {
  const { verdict, scope, text } = entry.args as RulingArgs;
  return { kind: 'flag-ruled', ...flagArgs(entry), verdict, scope, text: text.trim(), ...doer(entry) };
};

const standsStill = (before: Snapshot, entry: PublicEntry): boolean =>
  (leftBy(before, entry, 'clock', THIS_CLOCK) as ClockFace | undefined)?.pausedAt !== undefined;

/** The name of whoever's talk it is about. */
const nameMeant = (before: Snapshot, { args }: PublicEntry): string =>
  before.public.seat.get((args as { readonly seat: string }).seat)?.name ?? '';

const granted: Teller = (before, entry) => {
  const { side, seconds } = entry.args as { readonly side?: SideId; readonly seconds: number };
  return { kind: 'time-granted', side: side ?? clockOf(before)?.side ?? '', seconds, ...doer(entry) };
};

const credited: Teller = (before, { args }) => {
  const { milliseconds, why } = args as ClockCredit;
  return { kind: 'time-credited', side: clockOf(before)?.side ?? '', seconds: Math.round(milliseconds / 1000), why };
};

const clockSet: Teller = (before, entry) => {
  const { onLate: _late, ...limits } = (leftBy(before, entry, 'clock', CLOCK_RULE) ?? {}) as ClockRule;
  return { kind: 'clock-set', ...limits };
};

const created: Teller = (_before, { args }) => {
  const { game, name } = args as { readonly game: string; readonly name: string };
  return { kind: 'table-created', game, name };
};

const continued: Teller = (_before, { args }) => {
  const { voided = [] } = args as { readonly voided?: readonly unknown[] };
  return { kind: 'match-continued', voided: voided.length };
};

const tellers: ReadonlyMap<string, Teller> = new Map<string, Teller>([
  [CREATE_TABLE, created],
  [CONTINUED, continued],
  [
    CLAIM_SEAT,
    (_before, { args }) => ({ kind: 'seat-claimed', name: (args as { readonly name?: string }).name ?? '' }),
  ],
  [ROTATE_SEAT, () => ({ kind: 'seat-freed' })],
  [
    ANNOUNCE_ROTATION,
    (_before, { args }) => ({ kind: 'rotation-announced', until: (args as { readonly until: string }).until }),
  ],
  [DEVICE_NAMED, () => ({ kind: 'device-named' })],
  [KEEP_SEAT, () => ({ kind: 'seat-kept' })],
  [SIGN_IN, (_before, { args }) => ({ kind: 'signed-in', name: (args as { readonly name: string }).name })],
  [SEND_AWAY, (_before, { args }) => ({ kind: 'sent-away', name: (args as { readonly name: string }).name })],
  [UNDO_ACTION, () => ({ kind: 'undone' })],
  [REDO_ACTION, () => ({ kind: 'redone' })],
  [
    AWARD,
    (_before, { args }) => {
      const { title, tier, tiers } = args as AwardArgs;
      return { kind: 'award-won', title, tier, tiers };
    },
  ],
  [say.name, (_before, { args }) => ({ kind: 'said', text: (args as { readonly text: string }).text })],
  [
    announce.name,
    (_before, { args }) => ({ kind: 'announced', ...(args as { readonly from: string; readonly text: string }) }),
  ],
  [rollDice.name, rolled(false)],
  [enterDice.name, rolled(true)],
  [
    acknowledgeDice.name,
    (_before, { args }) => ({ kind: 'dice-confirmed', of: (args as { readonly seq: number }).seq }),
  ],
  [draw.name, () => ({ kind: 'drawn' })],
  [
    erase.name,
    (_before, { args }) => ({
      kind: 'erased',
      count: (args as { readonly drawings: readonly string[] }).drawings.length,
    }),
  ],
  [acceptUmpire.name, (before) => ({ kind: 'umpire-accepted', umpire: umpireOf(before)?.name ?? '' })],
  [
    OFFER_REMATCH,
    (_before, { args }) => ({ kind: 'rematch-wished', wish: (args as { readonly wish: Rematch | 'none' }).wish }),
  ],
  [
    SIGN_RESULT,
    (before, { seat }) => ({ kind: 'result-signed', isUmpire: before.public.seat.get(seat)?.kind === 'umpire' }),
  ],
  [agreeFlag.name, agreed],
  [askUmpire.name, (_before, entry) => ({ kind: 'umpire-asked', ...flagArgs(entry) })],
  [ruleFlag.name, ruled],
  [silenceSeat.name, (before, entry) => ({ kind: 'seat-silenced', name: nameMeant(before, entry) })],
  [liftSilence.name, (before, entry) => ({ kind: 'silence-lifted', name: nameMeant(before, entry) })],
  [
    proposePause.name,
    (before, entry) => ({ kind: 'pause-asked', isPaused: standsStill(before, entry), ...doer(entry) }),
  ],
  [
    resumeClock.name,
    (before, entry) => ({ kind: 'resumption-asked', isPaused: standsStill(before, entry), ...doer(entry) }),
  ],
  [withdrawPause.name, () => ({ kind: 'pause-withdrawn' })],
  [grantTime.name, granted],
  [CLOCK_CREDIT, credited],
  [setClock.name, clockSet],
]);

/** What an entry of the table's own did; `undefined` for what only a game knows. */
export const tableEventOf = (before: Snapshot, entry: PublicEntry): TableEvent | undefined =>
  tellers.get(entry.name)?.(before, entry);
