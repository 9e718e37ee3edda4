import {
  bankOf,
  type ClockFace,
  clockOf,
  type ClockRest,
  type ClockRule,
  isBank,
  bankId,
  type RestingBank,
  type WithClocks,
  restOf,
} from '../records/clock.ts';
import type { SideId } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';
import type { ClockTurn } from './game-clock.ts';
import { bankCharge } from './clock-limits.ts';
import { later, remainingMs, spentMs } from './times.ts';

/** The sides that have a bank. */
export const sidesWithBanks = ({ public: { clock } }: WithClocks): SideId[] =>
  [...clock.keys()].filter(isBank).map((id) => id.slice(bankId('').length));

interface Setting {
  readonly after: Snapshot;
  readonly at: string;
  /** None where the clock was taken off. */
  readonly rule: ClockRule | undefined;
  readonly formerRule: ClockRule | undefined;
}

/** What is kept of a clock, or of its banks, that a change takes off or that was off already. */
export const restAfter = ({ after, at, rule, formerRule }: Setting): ClockRest | undefined => {
  const [face, rest] = [clockOf(after), restOf(after)];
  const wasTakenOff =
    face && formerRule?.bankSeconds ? bankAtRest(after, face, formerRule.bankSeconds, at) : rest?.bank;
  const bank = rule?.bankSeconds ? undefined : wasTakenOff;
  const stopped = rule ? undefined : face ? { ...face, pausedAt: face.pausedAt ?? at } : rest?.face;
  return bank || stopped ? { ...(stopped ? { face: stopped } : {}), ...(bank ? { bank } : {}) } : undefined;
};

const bankAtRest = (after: Snapshot, face: ClockFace, seconds: number, at: string): RestingBank => {
  const { side, turn } = face;
  const chargeMs = bankCharge(face, bankOf(after, side) ?? 0, at);
  const leftMs = Object.fromEntries(
    sidesWithBanks(after).map((one) => [one, (bankOf(after, one) ?? 0) - (one === side ? chargeMs : 0)]),
  );
  return { seconds, leftMs, paid: { side, turn, chargeMs } };
};

/** A bank that is set again in the turn in which it was taken off: that turn is not over, and not paid for. */
export const bankFromRest = ({ leftMs, paid }: RestingBank, side: SideId, { turn }: ClockTurn): number | undefined => {
  const left = leftMs[side];
  return left !== undefined && paid.side === side && paid.turn === turn ? left + paid.chargeMs : left;
};

/** The face of a clock that is set again in the turn in which it was taken off, with what its mover had left then. */
export const faceFromRest = (
  { face }: ClockRest,
  { side, turn }: ClockTurn,
  at: string,
): { readonly face: ClockFace; readonly leftMs: number | undefined } | undefined => {
  if (!face || face.side !== side || face.turn !== turn) return undefined;
  const { pausedAt: _pausedAt, pausedBy: _pausedBy, asks: _asks, ...going } = face;
  return { face: { ...going, startedAt: later(at, -spentMs(face, at)) }, leftMs: remainingMs(face, at) };
};
