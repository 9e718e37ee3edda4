import { type Convenes, type ConvenesCard, type Json, type Laying, tableOf, type Wanted } from '@vexillum/model';
import type { ArgsOf } from './action-args.ts';
import { mayPrepareTables, whyFixed } from './choices/hosting.ts';
import { freeSeats } from './free-seats.ts';
import { directivesOf, entrantsOf, eventIn, isBye, lastRound, pairingsOf, preparationIn } from './read.ts';
import type { EventKinds, Pairing, Snapshot } from './records.ts';
import type { Named } from './read.ts';
import { summonsIn } from './summons.ts';

/** A table's name is 60 letters at most. */
const NAME_LIMIT = 60;

const isAtTable = (pairing: Pairing): boolean =>
  !isBye(pairing) &&
  pairing.state !== 'drawn' &&
  pairing.fault === undefined &&
  (pairing.table !== undefined || pairing.state === 'waiting');

/** By the event, and by nobody's name: that table's ledger keeps it for ever. */
const nameOf = (snapshot: Snapshot, { round, board }: Pairing): string => {
  const whole = `${round}.${board} ${tableOf(snapshot)?.name ?? ''}`.trim();
  return whole.length <= NAME_LIMIT ? whole : `${whole.slice(0, NAME_LIMIT - 1).trimEnd()}…`;
};

const wanted = (snapshot: Snapshot): readonly Wanted[] => {
  const event = eventIn(snapshot);
  if (!event) return [];
  const { game, profile, houseRules, clock } = event;
  const laid = preparationIn(snapshot);
  const first = laid ? { first: { name: laid.name, args: laid.args } } : {};
  return pairingsOf(snapshot)
    .filter(isAtTable)
    .map((pairing: Named<Pairing>) => ({
      key: `${pairing.id}.${pairing.nth}`,
      name: nameOf(snapshot, pairing),
      game,
      profile,
      houseRules,
      ...(clock ? { clock } : {}),
      ...first,
      round: pairing.round,
      players: pairing.sides,
      ...(pairing.table === undefined ? {} : { table: pairing.table }),
      ...(pairing.played || pairing.correction ? { isOver: true as const } : {}),
    }));
};

const card = (snapshot: Snapshot): ConvenesCard => {
  const { game, profile, state = 'planned' } = eventIn(snapshot) ?? {};
  const laid = preparationIn(snapshot)?.title;
  return {
    ...(game === undefined || profile === undefined ? {} : { game, profile }),
    ...(laid === undefined ? {} : { laid }),
    state,
    entrants: entrantsOf(snapshot).filter((entrant) => entrant.state === 'in').length,
    places: freeSeats(snapshot).length,
    round: lastRound(snapshot),
  };
};

const laying = (snapshot: Snapshot, action: string, args: Json): Laying | undefined => {
  const event = eventIn(snapshot);
  const { first } = action === mayPrepareTables.action ? (args as ArgsOf<'prepare-tables'>) : {};
  if (!event || !first || whyFixed(snapshot)) return undefined;
  const { game, profile, houseRules } = event;
  return { game, profile, houseRules, first: { name: first.name, args: first.args } };
};

/** A published pairing is played at a table of its own, which the server opens; what comes of it comes back by itself. */
export const convenes: Convenes<EventKinds> = {
  wanted,
  card,
  laying,
  opened: 'table-opened',
  refused: 'table-refused',
  ended: 'game-ended',
  asked: 'umpire-called',
  ruled: 'call-ruled',
  errands: (snapshot) =>
    directivesOf(snapshot)
      .filter(({ state }) => state === 'open')
      .map(({ nth, keys, deed }) => ({ id: String(nth), keys, deed })),
  carriedOut: 'directive-carried-out',
  summons: summonsIn,
};
