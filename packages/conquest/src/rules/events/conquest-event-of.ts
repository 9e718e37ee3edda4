import { leftBy, type RuleValue, type SideId, tableOf, valuesOf } from '@vexillum/model';
import { attackTerritory } from '../actions/attack-territory.ts';
import { chooseMap } from '../actions/choose-map.ts';
import { chooseTeams } from '../actions/choose-teams.ts';
import { claimTerritory } from '../actions/claim-territory.ts';
import { endTurn } from '../actions/end-turn.ts';
import { evictPlayer } from '../actions/evict-player.ts';
import { moveArmies } from '../actions/move-armies.ts';
import { moveIn } from '../actions/move-in.ts';
import { nameAdministrators } from '../actions/name-administrators.ts';
import { placeArmy } from '../actions/place-army.ts';
import { offerDraw } from '../actions/offer-draw.ts';
import { placeRecruits } from '../actions/place-recruits.ts';
import { resetGame } from '../actions/reset-game.ts';
import { resignGame } from '../actions/resign-game.ts';
import { seatBots } from '../actions/seat-bots.ts';
import { setBranding } from '../actions/set-branding.ts';
import { setHouseRules } from '../actions/set-house-rules.ts';
import { skipTurn } from '../actions/skip-turn.ts';
import { standIn } from '../actions/stand-in.ts';
import { takeBack } from '../actions/take-back.ts';
import { startGame } from '../actions/start-game.ts';
import { turnInSet } from '../actions/turn-in-set.ts';
import { OWN_MAP } from '../board/board-of.ts';
import { isOverdue } from '../clock/deadline-of.ts';
import { nextRecruit } from '../flags/next-recruit.ts';
import { ACT_UNSEEN } from '../fog/fog.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import { mapPacks } from '../maps/map-packs.ts';
import { attackDiceOf } from '../odds/dice-of.ts';
import { lossesOf } from '../odds/losses-of.ts';
import type { PublicEntry, Snapshot } from '../records.ts';
import { GAME, type Way } from '../state/game-state.ts';
import { playerId } from '../state/player.ts';
import { gameOf, playerOf, territoryOf } from '../state/read.ts';
import { territoryId } from '../state/territory.ts';
import type { Attacked, ConquestEvent } from './conquest-events.ts';

/** A table and what an entry made of it. */
interface Moment {
  readonly before: Snapshot;
  readonly entry: PublicEntry;
}

type Teller = (moment: Moment) => ConquestEvent;

const gameAfter = ({ before, entry }: Moment) => leftBy(before, entry, 'game', GAME);
const territoryAfter = ({ before, entry }: Moment, id: string) => leftBy(before, entry, 'territory', territoryId(id));
const playerAfter = ({ before, entry }: Moment, side: SideId) => leftBy(before, entry, 'player', playerId(side));

const armiesIn = (moment: Moment, id: string): number => territoryAfter(moment, id)?.armies ?? 0;

/** How many armies an entry has put on a territory. */
const armiesAdded = (moment: Moment, id: string): number =>
  armiesIn(moment, id) - territoryOf(moment.before, id).armies;

/** What the sets brought that were turned in. */
const recruitsGained = (moment: Moment): number => {
  const first = gameOf(moment.before)?.setsTurnedIn ?? 0;
  const sets = (gameAfter(moment)?.setsTurnedIn ?? first) - first;
  const rules = rulesOf(moment.before);
  return Array.from({ length: sets }, (_, at) => nextRecruit(first + at, rules)).reduce((sum, set) => sum + set, 0);
};

const moverAfter = (moment: Moment): SideId => gameAfter(moment)?.mover ?? '';

const won = (moment: Moment): { readonly winner?: SideId } => {
  const winner = gameAfter(moment)?.winner;
  return winner === undefined ? {} : { winner };
};

/** Who was in the game before this and is out of it now. */
const eliminated = (moment: Moment): readonly SideId[] =>
  (gameOf(moment.before)?.order ?? []).filter(
    (side) => playerOf(moment.before, side)?.out === undefined && playerAfter(moment, side)?.out === 'eliminated',
  );

const botsSeated: Teller = (moment) => {
  const { levels } = moment.entry.args as { readonly levels?: { readonly [seat: string]: string } };
  return { kind: 'bots-seated', seats: seatsIn(moment), ...(levels ? { levels } : {}) };
};

const claimed: Teller = (moment) => {
  const { territory } = moment.entry.args as { readonly territory: string };
  const landless = eliminated(moment);
  return { kind: 'territory-claimed', territory, ...(landless.length > 0 ? { landless } : {}), ...won(moment) };
};

const recruitsPlaced: Teller = (moment) => {
  const { territory } = moment.entry.args as { readonly territory: string };
  return { kind: 'recruits-placed', territory, armies: armiesAdded(moment, territory) };
};

/** Who is driven out by it, what that brings, and who has won: everybody is told that. */
const consequences = (moment: Moment): Pick<Attacked, 'eliminated' | 'flagsTaken' | 'recruits' | 'winner'> => {
  const [out] = eliminated(moment);
  const recruits = recruitsGained(moment);
  return {
    ...(out === undefined ? {} : { eliminated: out, flagsTaken: playerOf(moment.before, out)?.flags.length ?? 0 }),
    ...(recruits > 0 ? { recruits } : {}),
    ...won(moment),
  };
};

const unseen: Teller = (moment) => {
  const { deed } = moment.entry.args as { readonly deed: number };
  return { kind: ACT_UNSEEN, deed, ...consequences(moment) };
};

const attacked: Teller = (moment) => {
  const { before, entry } = moment;
  const { from, to } = entry.args as Way;
  const values = valuesOf(entry);
  const attackDice = attackDiceOf(territoryOf(before, from).armies);
  const [attack, defense] = [values.slice(0, attackDice), values.slice(attackDice)];
  const defender = territoryOf(before, to).owner ?? '';
  const isTaken = territoryAfter(moment, to)?.owner !== defender;
  const { attacker: own, defender: theirs } = lossesOf(attack, defense);
  return {
    kind: 'attacked',
    from,
    to,
    defender,
    attack,
    defense,
    lost: { attacker: own, defender: theirs },
    // What became of a territory that fell.
    ...(isTaken ? { taken: armiesIn(moment, to), ...consequences(moment) } : {}),
  };
};

const movedIn: Teller = (moment) => {
  const { from, to } = gameOf(moment.before)?.conquest ?? { from: '', to: '' };
  return { kind: 'moved-in', from, to, armies: armiesAdded(moment, to) };
};

const armiesMoved: Teller = (moment) => {
  const { from, to } = moment.entry.args as Way;
  return { kind: 'armies-moved', from, to, armies: armiesAdded(moment, to) };
};

const turnEnded: Teller = (moment) => ({
  kind: 'turn-ended',
  hasFlag:
    (gameAfter(moment)?.nextFlag ?? 0) > (gameOf(moment.before)?.nextFlag ?? 0) && gameAfter(moment)?.phase !== 'over',
  next: moverAfter(moment),
  ...won(moment),
});

const skipped: Teller = (moment) => ({
  kind: 'player-skipped',
  player: gameOf(moment.before)?.mover ?? '',
  next: moverAfter(moment),
  isLate: isOverdue(moment.before, moment.entry.at),
  ...won(moment),
});

const evicted: Teller = (moment) => {
  const { player } = moment.entry.args as { readonly player: SideId };
  const isLate = player === gameOf(moment.before)?.mover && isOverdue(moment.before, moment.entry.at);
  return { kind: 'player-evicted', player, next: moverAfter(moment), isLate, ...won(moment) };
};

/** Whoever is out of it now by their own will. */
const resigned: Teller = (moment) => ({
  kind: 'player-resigned',
  player: (gameOf(moment.before)?.order ?? []).find((side) => playerAfter(moment, side)?.out === 'resigned') ?? '',
  next: moverAfter(moment),
  ...won(moment),
});

const drawOffered: Teller = ({ before, entry }) => {
  const { agrees } = entry.args as { readonly agrees: boolean };
  const isFirst = !(gameOf(before)?.order ?? []).some((side) => playerOf(before, side)?.wantsDraw === true);
  const isDrawn = leftBy(before, entry, 'game', GAME)?.phase === 'over';
  return { kind: 'draw-offered', agrees, isFirst: agrees && isFirst, ...(isDrawn ? { isDrawn } : {}) };
};

const standInWished: Teller = (moment) => {
  const { player, agrees } = moment.entry.args as { readonly player: SideId; readonly agrees: boolean };
  const stands = playerAfter(moment, player)?.standsIn === true;
  return { kind: 'stand-in-wished', player, agrees, ...(stands ? { stands } : {}) };
};

/** Whose record the entry changed. */
const takenBack: Teller = (moment) => {
  const stood = (gameOf(moment.before)?.order ?? []).some(
    (side) => playerOf(moment.before, side)?.standsIn === true && playerAfter(moment, side)?.standsIn !== true,
  );
  return { kind: 'seat-taken-back', ...(stood ? { stood } : {}) };
};

const mapChosen: Teller = (moment) => {
  const own = leftBy(moment.before, moment.entry, 'map', OWN_MAP);
  if (own) return { kind: 'map-chosen', map: own.id, name: own.name };
  const map = (leftBy(moment.before, moment.entry, 'table', 'this') ?? tableOf(moment.before))?.profile ?? '';
  return { kind: 'map-chosen', map, name: mapPacks.find(({ id }) => id === map)?.name ?? map };
};

const seatsIn = ({ entry }: Moment): readonly string[] => (entry.args as { readonly seats: readonly string[] }).seats;

const tellers: ReadonlyMap<string, Teller> = new Map<string, Teller>([
  [startGame.name, (moment) => ({ kind: 'game-started', players: gameAfter(moment)?.order ?? [] })],
  [claimTerritory.name, claimed],
  [
    placeArmy.name,
    ({ entry }) => ({ kind: 'army-placed', territory: (entry.args as { readonly territory: string }).territory }),
  ],
  [placeRecruits.name, recruitsPlaced],
  [turnInSet.name, (moment) => ({ kind: 'set-turned-in', recruits: recruitsGained(moment) })],
  [attackTerritory.name, attacked],
  [moveIn.name, movedIn],
  [moveArmies.name, armiesMoved],
  [ACT_UNSEEN, unseen],
  [endTurn.name, turnEnded],
  [skipTurn.name, skipped],
  [evictPlayer.name, evicted],
  [resignGame.name, resigned],
  [offerDraw.name, drawOffered],
  [standIn.name, standInWished],
  [takeBack.name, takenBack],
  [resetGame.name, () => ({ kind: 'board-cleared' })],
  [
    setHouseRules.name,
    ({ entry }) => ({
      kind: 'rules-changed',
      rules: (entry.args as { readonly rules: { readonly [key: string]: RuleValue } }).rules,
    }),
  ],
  [chooseMap.name, mapChosen],
  [nameAdministrators.name, (moment) => ({ kind: 'administrators-named', seats: seatsIn(moment) })],
  [seatBots.name, botsSeated],
  [
    chooseTeams.name,
    ({ entry }) => ({
      kind: 'teams-chosen',
      teams: (entry.args as { readonly teams: { readonly [seat: string]: number } }).teams,
    }),
  ],
  [
    setBranding.name,
    ({ entry }) => ({ kind: 'motto-written', text: (entry.args as { readonly text: string }).text.trim() }),
  ],
]);

/** What an entry of Conquest did, out of the table before it. */
export const conquestEventOf = (before: Snapshot, entry: PublicEntry): ConquestEvent | undefined =>
  tellers.get(entry.name)?.({ before: before, entry });
