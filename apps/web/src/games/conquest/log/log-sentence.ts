import { msg, str } from '@lit/localize';
import type { LogLine, Snapshot } from '@vexillum/model';
import { ownerName, territoryName } from '../names.ts';
import { assaultOf, attackSentence } from './attack-sentence.ts';
import { armiesText, listText, recruitsText } from '../count-texts.ts';
import { type Facts, numberIn, textIn, textsIn } from '../../../table/facts.ts';
import { rulesSentence } from './rules-sentence.ts';
import { tableSentence } from './table-sentence.ts';
import { untoldSentence } from './untold-sentence.ts';

const owners = (snapshot: Snapshot, facts: Facts, key: string): string =>
  listText(textsIn(facts, key).map((side) => ownerName(snapshot, side)));

const setupSentence = (snapshot: Snapshot, name: string, facts: Facts): string | undefined => {
  switch (name) {
    case 'set-house-rules':
      return rulesSentence(facts);
    case 'choose-map':
      return msg(str`chose the map ${textIn(facts, 'name')}`);
    case 'name-administrators':
      return textsIn(facts, 'seats').length === 0
        ? msg('is the only administrator now')
        : msg(str`named as administrators: ${owners(snapshot, facts, 'seats')}`);
    case 'seat-bots':
      return textsIn(facts, 'seats').length === 0
        ? msg('lets no seat be played by the machine')
        : msg(str`lets the machine play: ${owners(snapshot, facts, 'seats')}`);
    case 'set-branding':
      return textIn(facts, 'text') === ''
        ? msg('took the motto off the table')
        : msg(str`wrote over the table: “${textIn(facts, 'text')}”`);
    case 'start-game':
      return textsIn(facts, 'players').length === 0
        ? msg('started the game')
        : msg(str`started the game. In this order: ${owners(snapshot, facts, 'players')}`);
    case 'reset-game':
      return msg('cleared the board for a new game');
    default:
      return undefined;
  }
};

/** As much of a line as its sentence is made of. */
type Said = Pick<LogLine, 'name' | 'facts'> & Partial<Pick<LogLine, 'seat'>>;

/** A player was set aside: by somebody, or because his time had run out. */
const absenceSentence = (snapshot: Snapshot, line: Said): string | undefined => {
  const { name, facts = {} } = line;
  const player = ownerName(snapshot, textIn(facts, 'player'));
  const isLate = isOfTheClock(line);
  if (name === 'skip-turn' && !isLate && facts['late'] === true)
    return msg(str`skipped ${player}, whose time had run out`);
  if (name === 'skip-turn')
    return isLate ? msg(str`${player}’s time has run out: skipped for this round`) : msg(str`skipped ${player}`);
  if (name !== 'evict-player') return undefined;
  const evicted = isLate
    ? msg(str`${player}’s time has run out: out of the game`)
    : msg(str`took ${player} out of the game`);
  const winner = textIn(facts, 'winner');
  return winner === '' ? evicted : `${evicted}; ${msg(str`${ownerName(snapshot, winner)} has won the game`)}`;
};

const endSentence = (facts: Facts): string =>
  facts['flag'] === true ? msg('ended the turn and was given a victory flag') : msg('ended the turn');

const claimSentence = (snapshot: Snapshot, facts: Facts): string =>
  [
    msg(str`claimed ${territoryName(snapshot, textIn(facts, 'territory'))}`),
    ...textsIn(facts, 'landless').map((side) =>
      msg(str`${ownerName(snapshot, side)} has no land and is out of the game`),
    ),
    ...(textIn(facts, 'winner') === '' ? [] : [msg('this wins the game')]),
  ].join('; ');

const turnSentence = (snapshot: Snapshot, name: string, facts: Facts): string | undefined => {
  const place = (key: string) => territoryName(snapshot, textIn(facts, key));
  const armies = numberIn(facts, 'armies');
  switch (name) {
    case 'claim-territory':
      return claimSentence(snapshot, facts);
    case 'place-army':
      return msg(str`placed an army on ${place('territory')}`);
    case 'place-recruits':
      return msg(str`placed ${recruitsText(armies)} on ${place('territory')}`);
    case 'turn-in-set':
      return msg(str`turned in a set of victory flags for ${recruitsText(numberIn(facts, 'recruits'))}`);
    case 'attack-territory':
      return attackSentence(snapshot, assaultOf(facts));
    case 'move-in':
      return msg(str`moved ${armiesText(armies)} more from ${place('from')} into ${place('to')}`);
    case 'move-armies':
      return msg(str`moved ${armiesText(armies)} from ${place('from')} to ${place('to')}`);
    case 'end-turn':
      return endSentence(facts);
    default:
      return undefined;
  }
};

/** Whether the sentence begins with somebody else than who acted: the clock did it, in the host's name. An opponent does it in his own. */
export const isOfTheClock = ({ name, seat, facts = {} }: Said): boolean =>
  (name === 'skip-turn' || name === 'evict-player') && facts['late'] === true && seat === 'host';

/**
 * What was done, without who did it. Every action has its sentence; one that this page does not know yet (a newer server) is told by
 * its name, so that nothing goes unsaid.
 */
export const logSentence = (snapshot: Snapshot, line: Said): string => {
  const { name, facts = {} } = line;
  return (
    untoldSentence(line) ??
    turnSentence(snapshot, name, facts) ??
    absenceSentence(snapshot, line) ??
    setupSentence(snapshot, name, facts) ??
    tableSentence(snapshot, name, facts) ??
    name.replaceAll('-', ' ')
  );
};
