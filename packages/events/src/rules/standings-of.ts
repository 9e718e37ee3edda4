import { eliminationPlaces, type Standing, standings } from '@vexillum/league';
import { entrantsOf, eventIn, penaltiesOf, pointsTakenFrom } from './read.ts';
import type { Snapshot } from './records.ts';
import { gamesByPlace, gamesOf } from './games-of.ts';
import { goneFrom, seededIn } from './places-of.ts';

/** Whoever has a place in the table: all who ever played, and all who are in it now. */
const rowsOf = (snapshot: Snapshot): readonly string[] => {
  const played = new Set(gamesOf(snapshot).flatMap(({ sides }) => sides.map(({ id }) => id)));
  return entrantsOf(snapshot)
    .filter(({ id, state }) => state === 'in' || state === 'absent' || played.has(id))
    .map(({ id }) => id);
};

/** The table of the event as it stands, the first first. It is stored nowhere: whoever has the event's records works out the same. */
export const standingsOf = (snapshot: Snapshot): readonly Standing[] => {
  const event = eventIn(snapshot);
  if (!event) return [];
  const penalties = Object.fromEntries(
    penaltiesOf(snapshot).map(({ entrant }) => [entrant, pointsTakenFrom(snapshot, entrant)]),
  );
  const { scoring, tieBreaks, method } = event;
  const rows = standings(rowsOf(snapshot), gamesOf(snapshot), { scoring, tieBreaks, penalties });
  if (method !== 'single-elimination' && method !== 'double-elimination') return rows;
  const lives = method === 'single-elimination' ? 1 : 2;
  const places = eliminationPlaces(lives, seededIn(snapshot), gamesByPlace(snapshot), goneFrom(snapshot));
  // What told them apart by points does not: whoever goes out later stands higher.
  const placed = rows.map(({ behindBy: _by, ...row }) => ({ ...row, place: places.get(row.id) ?? rows.length }));
  return placed.toSorted((one, other) => one.place - other.place);
};
