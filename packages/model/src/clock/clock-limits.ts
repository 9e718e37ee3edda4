import type { ClockFace, ClockRule } from '../records/clock.ts';
import { spentMs } from './times.ts';

const HOUR_MS = 3_600_000;
/** A player whose limit is made shorter in the middle of their turn has its last quarter at least to end it, but no longer than this. */
const NOTICE_MS = 60_000;
const LAST = 1 / 4;

/** What a rule gives to a turn, whatever is left of a bank: the first of these to run out counts. Milliseconds. */
const limitsOf = (
  { beginSeconds = 0, turnSeconds = 0, correspondenceHours = 0 }: ClockRule,
  hasBegun: boolean,
): readonly number[] =>
  [hasBegun ? 0 : beginSeconds * 1000, turnSeconds * 1000, correspondenceHours * HOUR_MS].filter((limit) => limit > 0);

/** How long after its start a turn's time is over, in milliseconds; Infinity where nothing limits it. */
export const limitFor = (
  { hasBegun, noticeMs = Number.NEGATIVE_INFINITY }: Pick<ClockFace, 'hasBegun' | 'noticeMs'>,
  rule: ClockRule,
  bankMs: number | undefined,
): number => Math.max(noticeMs, Math.min(...limitsOf(rule, hasBegun), bankMs ?? Number.POSITIVE_INFINITY));

/** What a turn would have that begins by this rule now. */
const freshLimit = (rule: ClockRule, hasBegun: boolean): number => {
  const { bankSeconds = 0 } = rule;
  return limitFor({ hasBegun }, rule, bankSeconds > 0 ? bankSeconds * 1000 : undefined);
};

interface Shortening {
  readonly face: ClockFace;
  readonly rule: ClockRule;
  readonly bankMs: number | undefined;
  /** Of this turn, in milliseconds. */
  readonly usedMs: number;
  /** By the former rule, in milliseconds. */
  readonly leftMs: number | undefined;
}

/**
 * By a changed rule what was used of the turn counts. Who would be late by the change itself, or nearly so, has a notice: the last quarter
 * of a fresh turn, and never more than they had left. It is kept apart from the start of the turn: otherwise changing back and forth would win time.
 */
export const withNotice = ({ noticeMs: _was, ...face }: ClockFace, change: Omit<Shortening, 'face'>): ClockFace => {
  const { rule, bankMs, usedMs, leftMs = Number.POSITIVE_INFINITY } = change;
  const notice = rule.correspondenceHours ? HOUR_MS : NOTICE_MS;
  const fair = Math.min(notice, leftMs, freshLimit(rule, face.hasBegun) * LAST);
  const isShort = fair > 0 && limitFor(face, rule, bankMs) - usedMs < fair;
  return isShort ? { ...face, noticeMs: usedMs + fair } : face;
};

/** What the turn costs its side's bank if it ends then: time after the bank's end costs nothing more. Milliseconds. */
export const bankCharge = (face: ClockFace, bankMs: number, at: string): number =>
  Math.min(spentMs(face, at), Math.max(0, bankMs, face.noticeMs ?? 0));
