import {
  boardOf,
  type ComparedDice,
  comparedDice,
  type ConquestEvent,
  conquestEventIn,
  highestFirst,
  type Snapshot,
} from '../../rules/index.ts';
import type { LogLine, SideId } from '@vexillum/model';
import type { StrikeView, ThrownSideView } from '../../board/index.ts';
import { ownerMark } from '../maps/owner-marks.ts';
import { colorNumber } from './color-number.ts';
import type { MapFrame } from './map-frame.ts';

/** What is drawn as an arrow from territory to territory. */
const arrows = { attacked: 'struck', 'moved-in': 'moved', 'armies-moved': 'moved' } as const satisfies Partial<
  Record<ConquestEvent['kind'], StrikeView['kind']>
>;

type Strike = Extract<ConquestEvent, { readonly kind: keyof typeof arrows }>;

const strikeIn = (line: LogLine): Strike | undefined => {
  const event = conquestEventIn(line);
  return event && event.kind in arrows ? (event as Strike) : undefined;
};

export interface Way {
  readonly from: string;
  readonly to: string;
}

const strikeBetween = (
  snapshot: Snapshot,
  frame: MapFrame,
  { from, to }: Way,
  look: Pick<StrikeView, 'id' | 'kind'> & { readonly side: SideId },
): StrikeView | undefined => {
  const [start, end] = [boardOf(snapshot).territory(from), boardOf(snapshot).territory(to)];
  if (!start || !end) return undefined;
  const { id, kind, side } = look;
  // Arrows are above the map, and as bright at night as by day.
  return { id, kind, from: frame.at(start.label), to: frame.at(end.label), color: colorNumber(ownerMark(side).color) };
};

/** The newest entry of the log. */
export const newestSeq = ({ public: { log } }: Snapshot): number => {
  let newest = -1;
  for (const { seq } of log.values()) newest = Math.max(newest, seq);
  return newest;
};

/** So many attacks are seen at a time: a machine’s ten in a row wait for nobody, and the eye follows the newest. */
const AT_ONCE = 3;

const sharesLand = (one: Way, other: Way): boolean =>
  [one.from, one.to].some((land) => land === other.from || land === other.to);

/**
 * The last attacks, and the move that came after them, since the reader came (`after`, an entry’s number): what was before is no news to them. The newest
 * comes last. An attack gives way to the next one from or to the same land.
 */
export const newestStrikes = ({ public: { log } }: Snapshot, after: number): readonly LogLine[] => {
  const lines = [...log.values()].flatMap((line) => {
    const strike = line.seq > after ? strikeIn(line) : undefined;
    return strike ? [{ line, strike }] : [];
  });
  const last = lines.toSorted((one, other) => one.line.seq - other.line.seq);
  const attacks = last.filter(({ strike }) => strike.kind === 'attacked').slice(-AT_ONCE);
  const seen = attacks.filter(
    ({ strike }, index) => !attacks.slice(index + 1).some((later) => sharesLand(strike, later.strike)),
  );
  const newest = last.at(-1);
  return [...seen, ...(newest && newest.strike.kind !== 'attacked' ? [newest] : [])].map(({ line }) => line);
};

/** Dice without one opposite are not beaten. */
const thrownDice = (
  dice: readonly number[],
  pairs: readonly ComparedDice[],
  other: ComparedDice['winner'],
): ThrownSideView['dice'] =>
  highestFirst(dice).map((value, index) => ({ value, isBeaten: pairs[index]?.winner === other }));

const thrownIn = (event: Strike, attacker: SideId): StrikeView['thrown'] => {
  if (event.kind !== 'attacked') return undefined;
  const { attack, defense, lost, defender } = event;
  const pairs = comparedDice(attack, defense);
  const colorOf = (side: SideId) => colorNumber(ownerMark(side).color);
  return {
    attacker: { color: colorOf(attacker), dice: thrownDice(attack, pairs, 'defense'), lost: lost.attacker },
    defender: { color: colorOf(defender), dice: thrownDice(defense, pairs, 'attack'), lost: lost.defender },
  };
};

export const strikeOf = (snapshot: Snapshot, frame: MapFrame, line: LogLine): StrikeView | undefined => {
  const event = strikeIn(line);
  const side = snapshot.public.seat.get(line.seat)?.side ?? '';
  const strike =
    event && strikeBetween(snapshot, frame, event, { id: `strike:${line.seq}`, kind: arrows[event.kind], side });
  const thrown = event && thrownIn(event, side);
  return strike && thrown ? { ...strike, thrown } : strike;
};

/** Where the reader's next touch would strike or move to. */
export const aimedStrike = (
  snapshot: Snapshot,
  frame: MapFrame,
  way: Way | undefined,
  side: SideId | undefined,
): StrikeView | undefined =>
  way && strikeBetween(snapshot, frame, way, { id: 'aimed', kind: 'aimed', side: side ?? '' });
