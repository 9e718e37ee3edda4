import type { LogLine, SideId } from '@vexillum/model';
import { boardOf } from '../board/board-of.ts';
import type { Snapshot } from '../records.ts';
import { GAME } from '../state/game-state.ts';
import { gameOf } from '../state/read.ts';
import { BANK, NEUTRAL } from '../state/sides.ts';
import { type Territory, territoryId } from '../state/territory.ts';
import { ACT_UNSEEN, FOG, type Report, reportId } from './fog.ts';
import { isFoggy } from './is-foggy.ts';

type Layer = NonNullable<Snapshot['sides'][SideId]>;

const NEVER_SEEN: Territory = { owner: null, armies: 0, seen: 0 };

/** The newest that any of these know of a land: what one of them sees comes before what others remember. */
const newest = (layers: readonly Layer[], id: string): Territory => {
  let best = NEVER_SEEN;
  for (const { territory } of layers) {
    const known = territory.get(id);
    if (known && (known.seen === undefined || (best.seen !== undefined && known.seen > best.seen))) best = known;
    if (best.seen === undefined) break;
  }
  return best;
};

/** So that a line that says the same stays the same value. */
const toldLines = new WeakMap<LogLine, { readonly report: Report; readonly line: LogLine }>();

const toldBy = (line: LogLine, layers: readonly Layer[]): LogLine => {
  const { kind, deed } = line.event as { readonly kind: string; readonly deed?: unknown };
  if (kind !== ACT_UNSEEN || typeof deed !== 'number') return line;
  // A line of a game that was cleared is not told what happened in the next.
  const report = layers
    .map((layer) => layer.report.get(reportId(deed)))
    .find((said) => said !== undefined && (said.seq === undefined || said.seq === line.seq));
  if (!report) return line;
  const known = toldLines.get(line);
  if (known?.report === report) return known.line;
  const told = { ...line, event: report.event } as LogLine;
  toldLines.set(line, { report, line: told });
  return told;
};

const withReports = (log: Snapshot['public']['log'], layers: readonly Layer[]): Snapshot['public']['log'] =>
  layers.length === 0 ? log : new Map([...log].map(([id, line]) => [id, toldBy(line, layers)]));

/**
 * The table as whoever has these records sees it: what their sides see and remember lies where everybody's land would, and their log tells what they
 * saw. Where there is no fog it is the same table; the bank's secrets are nobody's to see.
 */
export const asSeen = (snapshot: Snapshot): Snapshot => {
  if (!snapshot.public.fog.has(FOG)) return snapshot;
  const layers = Object.entries(snapshot.sides).flatMap(([side, layer]) => (layer && side !== BANK ? [layer] : []));
  const log = withReports(snapshot.public.log, layers);
  // Where it has lifted, the log goes on telling what each side saw.
  if (!isFoggy(snapshot)) return { ...snapshot, public: { ...snapshot.public, log } };
  const own = layers.map(({ game }) => game.get(GAME)).find((game) => game !== undefined);
  const parts = boardOf(snapshot).territories.map(territoryId);
  const { game } = snapshot.public;
  return {
    ...snapshot,
    public: {
      ...snapshot.public,
      territory: new Map(parts.map((id) => [id, newest(layers, id)])),
      game: own ? new Map([[GAME, own]]) : game,
      log,
    },
  };
};

/** Of what was done in the fog every player's own document says something, if only that they saw nothing. */
export const sidesTold = (snapshot: Snapshot, { event }: LogLine): readonly SideId[] =>
  event.kind === ACT_UNSEEN ? (gameOf(snapshot)?.order ?? []) : [];

/** What a machine reckons with where it has never looked. */
const GUESSED: Territory = { owner: NEUTRAL, armies: 2 };

/** The table as a machine on this side may look at it: nothing that its seat does not see. */
export const asMachineSees = (snapshot: Snapshot, side: SideId): Snapshot => {
  if (!isFoggy(snapshot)) return snapshot;
  const seen = asSeen({ ...snapshot, sides: { [side]: snapshot.sides[side] } });
  const territory = new Map([...seen.public.territory].map(([id, land]) => [id, land.seen === 0 ? GUESSED : land]));
  return { ...seen, public: { ...seen.public, territory } };
};
