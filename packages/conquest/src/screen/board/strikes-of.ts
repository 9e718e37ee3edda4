import { boardOf, type ConquestEvent, conquestEventIn, type Snapshot } from '../../rules/index.ts';
import type { LogLine, SideId } from '@vexillum/model';
import type { StrikeView } from '../../board/index.ts';
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

/** The last attack or move since the reader came (`after`, an entry's number): what was before is no news to them. */
export const newestStrike = ({ public: { log } }: Snapshot, after: number): LogLine | undefined => {
  let newest: LogLine | undefined;
  for (const line of log.values())
    if (line.seq > after && line.seq > (newest?.seq ?? -1) && strikeIn(line)) newest = line;
  return newest;
};

export const lastStrike = (snapshot: Snapshot, frame: MapFrame, line: LogLine): StrikeView | undefined => {
  const strike = strikeIn(line);
  const side = snapshot.public.seat.get(line.seat)?.side ?? '';
  return (
    strike && strikeBetween(snapshot, frame, strike, { id: `strike:${line.seq}`, kind: arrows[strike.kind], side })
  );
};

/** Where the reader's next touch would strike or move to. */
export const aimedStrike = (
  snapshot: Snapshot,
  frame: MapFrame,
  way: Way | undefined,
  side: SideId | undefined,
): StrikeView | undefined =>
  way && strikeBetween(snapshot, frame, way, { id: 'aimed', kind: 'aimed', side: side ?? '' });
