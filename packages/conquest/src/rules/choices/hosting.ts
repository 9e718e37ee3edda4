import {
  type Json,
  mayOfferRematch,
  maySignResult,
  onlySeats,
  type Refusal,
  refuse,
  type RuleValue,
  type Seat,
  type SideId,
  tableOf,
  words,
} from '@vexillum/model';
import { boardOf } from '../board/board-of.ts';
import { fewestPlayers } from '../data/rule-numbers.ts';
import { conquestRules } from '../house-rules/house-rules.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import { checkMap } from '../maps/check-map.ts';
import { isMapProblems } from '../maps/map-problem.ts';
import type { MachineLevel } from '../machines/machine-levels.ts';
import { mapPacks } from '../maps/map-packs.ts';
import { campaignResult } from '../play/campaign-result.ts';
import { gameOf } from '../state/read.ts';
import { setupOf } from '../state/setup.ts';
import { playerIds } from '../state/sides.ts';
import { teamsFor } from '../state/teams.ts';
import { isAdministrator, onlyAdministrators } from './may-act.ts';
import type { Question, Snapshot } from '../records.ts';

type Nothing = { readonly [key: string]: never };
type Seats = { readonly seats: readonly string[] };

/** Seats with somebody in them, or played by the machine, in their order. */
export const seatedSides = (snapshot: Snapshot): SideId[] =>
  playerIds.filter(
    (side) => snapshot.public.seat.get(side)?.name !== undefined || setupOf(snapshot).bots.includes(side),
  );

/** Why the game cannot start yet. */
export const startRefusal = (snapshot: Snapshot): Refusal | undefined => {
  if (gameOf(snapshot)) return refuse('already-started', 'The game has been started already.');
  const seated = seatedSides(snapshot).length;
  const { seats } = rulesOf(snapshot);
  if (seated < Math.max(fewestPlayers.value, seats))
    return refuse(
      'not-all-seated',
      words('{0} of {1} players have sat down.', seated, Math.max(fewestPlayers.value, seats)),
    );
  if (seats > 0 && seated > seats) return refuse('too-many-seated', words('This game is for {0} players.', seats));
  if (areOneTeam(snapshot))
    return refuse('one-team-only', 'All players are on the same team: choose another one for somebody.');
  if (boardOf(snapshot).territories.length <= seated)
    return refuse('map-too-small', 'This map is too small for so many players.');
  return undefined;
};

const areOneTeam = (snapshot: Snapshot): boolean =>
  rulesOf(snapshot).teams > 0 && new Set(teamsFor(snapshot, seatedSides(snapshot)).values()).size < 2;

export const mayStart: Question<Nothing> = {
  action: 'start-game',
  mayAct: (seat, snapshot) =>
    isAdministrator(seat, snapshot) || (seat.kind === 'captain' && seatedSides(snapshot).includes(seat.side ?? ''))
      ? startRefusal(snapshot)
      : refuse('not-allowed', 'Only players may start the game.'),
  whyNot: () => undefined,
  targets: () => [{}],
};

export const mayReset: Question<Nothing> = {
  action: 'reset-game',
  mayAct(seat, snapshot) {
    const game = gameOf(snapshot);
    if (!game) return refuse('not-started', 'The game has not been started.');
    const isPlayersTurnToAsk = game.phase === 'over' && seat.kind === 'captain';
    return isPlayersTurnToAsk || isAdministrator(seat, snapshot)
      ? undefined
      : refuse('not-an-administrator', 'Only an administrator may end a game that is on.');
  },
  whyNot: () => undefined,
  targets: () => [{}],
};

export const mayRematch = mayOfferRematch({ result: campaignResult });

export const maySign = maySignResult({ result: campaignResult });

export const mayChooseMap: Question<{ readonly map: string; readonly pack: Json }, { readonly map: string }> = {
  action: 'choose-map',
  mayAct: (seat, snapshot) =>
    onlySeats('host')(seat) ??
    (gameOf(snapshot) ? refuse('game-is-on', 'The map cannot be changed while a game is on.') : undefined),
  whyNot(snapshot, _seat, { map, pack }) {
    if (pack !== undefined) return badMap(pack);
    return map === undefined || (tableOf(snapshot) && mapPacks.some(({ id }) => id === map))
      ? undefined
      : refuse('no-such-map', 'There is no map of that name.', 'map');
  },
  targets: () => mapPacks.map(({ id }) => ({ map: id })),
};

const badMap = (said: unknown): Refusal | undefined => {
  const pack = checkMap(said);
  if (!isMapProblems(pack)) return undefined;
  const [first] = pack;
  return refuse(
    'bad-map',
    first?.says ?? words('That is no map.'),
    first?.field === undefined ? 'pack' : `pack.${first.field}`,
  );
};

type Rules = { readonly rules: { readonly [key: string]: RuleValue } };

export const maySetRules: Question<Rules> = {
  action: 'set-house-rules',
  mayAct: onlyAdministrators,
  whyNot(snapshot, seat, { rules = {} }) {
    if (!tableOf(snapshot)) return refuse('no-table', 'There is no table to change.');
    for (const [key, value] of Object.entries(rules)) {
      const refusal = ruleRefusal(key, value, seat, snapshot);
      if (refusal) return refusal;
    }
    return undefined;
  },
  /** Of rules that have names for their values, each value. */
  targets: (snapshot, seat) =>
    conquestRules.flatMap(({ key, choices = [] }) =>
      choices
        .filter((value) => ruleRefusal(key, value, seat, snapshot) === undefined)
        .map((value) => ({ rules: { [key]: value } })),
    ),
};

const ruleRefusal = (key: string, value: RuleValue, seat: Seat, snapshot: Snapshot): Refusal | undefined => {
  const field = `rules.${key}`;
  const rule = conquestRules.find((known) => known.key === key);
  if (!rule) return refuse('no-such-house-rule', 'This game has no such house rule.', field);
  const isMeant = rule.choices ? rule.choices.includes(value) : typeof value === typeof rule.default;
  if (!isMeant) return refuse('bad-house-rule', 'This house rule cannot have that value.', field);
  if (rule.changedBy === 'host' && seat.kind !== 'host')
    return refuse('not-the-host', 'Only the host may change this.', field);
  return gameOf(snapshot) && !rule.whileOn
    ? refuse('game-is-on', 'This cannot be changed while a game is on.', field)
    : undefined;
};

const unknownSeat = (seats: readonly string[]): Refusal | undefined =>
  seats.some((seat) => !playerIds.includes(seat))
    ? refuse('no-such-seat', 'There is no such player’s seat.', 'seats')
    : undefined;

export const mayNameAdministrators: Question<Seats> = {
  action: 'name-administrators',
  mayAct: onlySeats('host'),
  whyNot: (_snapshot, _seat, { seats = [] }) => unknownSeat(seats),
  targets: () => playerIds.map((id) => ({ seats: [id] })),
};

const isTaken = (snapshot: Snapshot, seat: string): boolean => snapshot.public.seat.get(seat)?.name !== undefined;

type Bots = Seats & { readonly levels?: Readonly<Record<string, MachineLevel>> };

export const maySeatBots: Question<Bots, Seats> = {
  action: 'seat-bots',
  mayAct: (seat, snapshot) =>
    onlyAdministrators(seat, snapshot) ??
    (gameOf(snapshot) ? refuse('game-is-on', 'Seats are given before the game starts.') : undefined),
  whyNot: (snapshot, _seat, { seats = [], levels = {} }) =>
    unknownSeat(seats) ??
    (Object.keys(levels).some((seat) => !seats.includes(seat))
      ? refuse('no-such-seat', 'No machine sits there.', 'levels')
      : undefined) ??
    (seats.some((seat) => isTaken(snapshot, seat))
      ? refuse('seat-taken', 'Somebody sits there already.', 'seats')
      : undefined),
  targets: (snapshot) => playerIds.filter((id) => !isTaken(snapshot, id)).map((id) => ({ seats: [id] })),
};

type Teams = { readonly teams: { readonly [seat: string]: number } };

export const mayChooseTeams: Question<Teams> = {
  action: 'choose-teams',
  mayAct: (seat, snapshot) =>
    onlyAdministrators(seat, snapshot) ??
    (gameOf(snapshot) ? refuse('game-is-on', 'Teams are chosen before the game starts.') : undefined) ??
    (rulesOf(snapshot).teams === 0 ? refuse('no-teams', 'There are no teams at this table.') : undefined),
  whyNot: (snapshot, _seat, { teams = {} }) =>
    unknownSeat(Object.keys(teams)) ??
    (Object.values(teams).some((team) => team > rulesOf(snapshot).teams)
      ? refuse('no-such-team', 'There are not so many teams at this table.', 'teams')
      : undefined),
  targets: (snapshot) =>
    playerIds.flatMap((id) =>
      Array.from({ length: rulesOf(snapshot).teams }, (_, team) => ({ teams: { [id]: team + 1 } })),
    ),
};

export const maySetBranding: Question<{ readonly text: string }> = {
  action: 'set-branding',
  mayAct: onlyAdministrators,
  whyNot: () => undefined,
  targets: () => [],
};
