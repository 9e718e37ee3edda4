import { msg, str, translated } from '@vexillum/ui/words';
import { listText } from '@vexillum/ui';
import {
  type ConquestEvent,
  conquestRules,
  eventIn,
  missionOf,
  type Snapshot,
  type ToldEvent,
} from '../../rules/index.ts';
import type { LogLine, RuleValue, SideId } from '@vexillum/model';
import { armiesText, flagsText, recruitsText } from '../count-texts.ts';
import { ownerName, seatName, teamName, territoryName, winnerName } from '../names.ts';
import { type TableNames, tellTable } from '@vexillum/frame/table/tell-table';
import { type Tell, told } from '@vexillum/frame/table/tell';
import { assaultOf, attackSentence } from './attack-sentence.ts';
import { levelText } from '../machine-words.ts';
import { missionText } from '../play/mission-words.ts';
import { ruleValueText } from '../rule-words.ts';

/** At which table a line is told. */
interface Telling extends TableNames {
  readonly snapshot: Snapshot;
  /** Whoever acted. */
  readonly seat: string;
}

type Of<Kind extends ConquestEvent['kind']> = Extract<ConquestEvent, { readonly kind: Kind }>;

const owners = ({ snapshot }: Telling, sides: readonly SideId[]): string =>
  listText(sides.map((side) => ownerName(snapshot, side)));

const machines = (telling: Telling, sides: readonly SideId[], levels: Of<'bots-seated'>['levels'] = {}): string =>
  listText(sides.map((side) => `${ownerName(telling.snapshot, side)} (${levelText(levels[side])})`));

/** `Team 1: Ann and Bob; Team 2: Carol`. */
const teamsText = (telling: Telling, teams: Of<'teams-chosen'>['teams']): string => {
  const numbers = [...new Set(Object.values(teams))].toSorted((one, other) => one - other);
  const each = numbers.map((team) => {
    const sides = Object.keys(teams).filter((side) => teams[side] === team);
    return `${teamName(team)}: ${owners(telling, sides.toSorted())}`;
  });
  return each.length === 0 ? msg('lets the teams be dealt in turn') : msg(str`chose the teams. ${each.join('; ')}`);
};

const claimText = ({ territory, landless = [], winner }: Of<'territory-claimed'>, { snapshot }: Telling): string =>
  [
    msg(str`claimed ${territoryName(snapshot, territory)}`),
    ...landless.map((side) => msg(str`${ownerName(snapshot, side)} has no land and is out of the game`)),
    ...(winner === undefined ? [] : [msg('this wins the game')]),
  ].join('; ');

/** A player is set aside by somebody, or by the clock, in the host's name: then the sentence begins with the player. An opponent does it in their own. */
export const isOfTheClock = (event: ToldEvent, seat: string): boolean =>
  (event.kind === 'player-skipped' || event.kind === 'player-evicted') && event.isLate && seat === 'host';

const skipText = (event: Of<'player-skipped'>, { snapshot, seat }: Telling): string => {
  const player = ownerName(snapshot, event.player);
  if (isOfTheClock(event, seat)) return msg(str`${player}’s time has run out: skipped for this round`);
  return event.isLate ? msg(str`skipped ${player}, whose time had run out`) : msg(str`skipped ${player}`);
};

const evictText = (event: Of<'player-evicted'>, { snapshot, seat }: Telling): string => {
  const player = ownerName(snapshot, event.player);
  const evicted = isOfTheClock(event, seat)
    ? msg(str`${player}’s time has run out: out of the game`)
    : msg(str`took ${player} out of the game`);
  const { winner } = event;
  return winner === undefined ? evicted : `${evicted}; ${msg(str`${winnerName(snapshot, winner)} has won the game`)}`;
};

const drawText = ({ agrees, isFirst, isDrawn }: Of<'draw-offered'>): string => {
  if (!agrees) return msg('takes the offer of a draw back');
  if (isDrawn) return msg('agrees to a draw; the game is over, and nobody has won');
  return isFirst ? msg('offers a draw') : msg('agrees to a draw');
};

const resignText = ({ winner }: Of<'player-resigned'>, { snapshot }: Telling): string =>
  winner === undefined
    ? msg('resigned the game')
    : `${msg('resigned the game')}; ${msg(str`${winnerName(snapshot, winner)} has won the game`)}`;

const unseenText = (
  { eliminated, flagsTaken = 0, recruits = 0, winner }: Of<'act-unseen'>,
  { snapshot }: Telling,
): string =>
  [
    msg('acted in the fog'),
    ...(eliminated === undefined ? [] : [msg(str`${ownerName(snapshot, eliminated)} is out of the game`)]),
    ...(flagsTaken > 0 ? [msg(str`${flagsText(flagsTaken)} captured`)] : []),
    ...(recruits > 0 ? [msg(str`sets turned in at once bring ${recruitsText(recruits)}`)] : []),
    ...(winner === undefined ? [] : [msg('this wins the game')]),
  ].join('; ');

const missionWon = (snapshot: Snapshot, winner: SideId): string => {
  const task = missionOf(snapshot, winner);
  const mission = task === undefined ? '' : ` ${missionText(snapshot, winner, task)}`;
  return msg(str`the mission is fulfilled, and ${winnerName(snapshot, winner)} has won the game.${mission}`);
};

const fulfilledText = (snapshot: Snapshot, winner: SideId): string =>
  `${msg('ended the turn')}; ${missionWon(snapshot, winner)}`;

const tellConquest: Tell<ToldEvent, Telling> = {
  ...tellTable,
  'game-started': ({ players }, telling) =>
    players.length === 0
      ? msg('started the game')
      : msg(str`started the game. In this order: ${owners(telling, players)}`),
  'territory-claimed': claimText,
  'army-placed': ({ territory }, { snapshot }) => msg(str`placed an army on ${territoryName(snapshot, territory)}`),
  'recruits-placed': ({ territory, armies }, { snapshot }) =>
    msg(str`placed ${recruitsText(armies)} on ${territoryName(snapshot, territory)}`),
  'set-turned-in': ({ recruits }) => msg(str`turned in a set of victory flags for ${recruitsText(recruits)}`),
  attacked: (event, { snapshot }) => attackSentence(snapshot, assaultOf(event)),
  'act-unseen': unseenText,
  'moved-in': ({ from, to, armies }, { snapshot }) =>
    msg(
      str`moved ${armiesText(armies)} more from ${territoryName(snapshot, from)} into ${territoryName(snapshot, to)}`,
    ),
  'armies-moved': ({ from, to, armies }, { snapshot }) =>
    msg(str`moved ${armiesText(armies)} from ${territoryName(snapshot, from)} to ${territoryName(snapshot, to)}`),
  'turn-ended': ({ hasFlag, winner }, { snapshot }) => {
    if (winner !== undefined) return fulfilledText(snapshot, winner);
    return hasFlag ? msg('ended the turn and was given a victory flag') : msg('ended the turn');
  },
  'player-skipped': (event, telling) =>
    event.winner === undefined
      ? skipText(event, telling)
      : `${skipText(event, telling)}; ${missionWon(telling.snapshot, event.winner)}`,
  'player-evicted': evictText,
  'player-resigned': resignText,
  'draw-offered': drawText,
  'stand-in-wished': ({ player, agrees, stands }, { snapshot }) => {
    const name = seatName(snapshot, player);
    if (!agrees) return msg(str`would no longer have a machine play for ${name}`);
    return stands
      ? msg(str`would have a machine play for ${name}, too: it does now, until ${name} comes back`)
      : msg(str`would have a machine play for ${name}`);
  },
  'seat-taken-back': ({ stood }) =>
    stood ? msg('is back and plays again in place of the machine') : msg('is here: no machine is needed'),
  'board-cleared': () => msg('cleared the board for a new game'),
  'rules-changed': ({ rules }) => rulesSentence(rules),
  'map-chosen': ({ name }) => msg(str`chose the map ${name}`),
  'administrators-named': ({ seats }, telling) =>
    seats.length === 0
      ? msg('is the only administrator now')
      : msg(str`named as administrators: ${owners(telling, seats)}`),
  'bots-seated': ({ seats, levels }, telling) =>
    seats.length === 0
      ? msg('lets no seat be played by the machine')
      : msg(str`lets the machine play: ${machines(telling, seats, levels)}`),
  'teams-chosen': ({ teams }, telling) => teamsText(telling, teams),
  'motto-written': ({ text }) =>
    text === '' ? msg('took the motto off the table') : msg(str`wrote over the table: “${text}”`),
};

/** What happened, without who did it. */
export const sentenceOf = (snapshot: Snapshot, event: ToldEvent, seat: string): string =>
  told(tellConquest, event, {
    snapshot,
    seat,
    sideName: (side) => ownerName(snapshot, side),
    reasonText: (why) => why,
  });

/** What a line tells, without who did it. */
export const logSentence = (snapshot: Snapshot, line: LogLine): string =>
  sentenceOf(snapshot, eventIn(line), line.seat);

const changeText = (key: string, value: RuleValue): string => {
  const rule = conquestRules.find((known) => known.key === key);
  const title = rule ? translated(rule.title) : key;
  if (value === true) return msg(str`switched “${title}” on`);
  if (value === false) return msg(str`switched “${title}” off`);
  return rule ? msg(str`set “${title}” to “${ruleValueText(key, value)}”`) : msg(str`changed “${title}”`);
};

/** Which house rules somebody changed, and to what. */
const rulesSentence = (rules: { readonly [key: string]: RuleValue }): string => {
  const changes = Object.entries(rules).map(([key, value]) => changeText(key, value));
  return changes.length === 0 ? msg('changed the house rules') : listText(changes);
};
