import { msg, str } from '@lit/localize';
import type { Snapshot } from '@vexillum/model';
import { ownerName, territoryName } from '../names.ts';
import { armiesText, flagsText, recruitsText } from '../count-texts.ts';
import { type Facts, numberIn, factsIn, textIn } from '../../../table/facts.ts';

/** One throw, or several on the same way that are told as one. */
export interface Assault {
  readonly facts: Facts;
  readonly throws: number;
  readonly attackerLost: number;
  readonly defenderLost: number;
}

export const assaultOf = (facts: Facts): Assault => {
  const lost = factsIn(facts['lost']);
  return { facts, throws: 1, attackerLost: numberIn(lost, 'attacker'), defenderLost: numberIn(lost, 'defender') };
};

/** An assault that goes on: the last throw says what came of it. */
export const joined = (first: Assault, next: Assault): Assault => ({
  facts: next.facts,
  throws: first.throws + next.throws,
  attackerLost: first.attackerLost + next.attackerLost,
  defenderLost: first.defenderLost + next.defenderLost,
});

const isCapture = ({ facts }: Assault): boolean => facts['taken'] !== undefined;

const landText = (snapshot: Snapshot, facts: Facts): string => {
  const land = territoryName(snapshot, textIn(facts, 'to'));
  const defender = textIn(facts, 'defender');
  return defender === '' ? land : `${land} (${ownerName(snapshot, defender)})`;
};

const headText = (snapshot: Snapshot, assault: Assault): string => {
  const { facts, throws } = assault;
  const [to, from] = [landText(snapshot, facts), territoryName(snapshot, textIn(facts, 'from'))];
  if (throws === 1)
    return isCapture(assault)
      ? msg(str`attacked ${to} from ${from} and took it`)
      : msg(str`attacked ${to} from ${from}`);
  return isCapture(assault)
    ? msg(str`attacked ${to} from ${from} ${throws} times and took it`)
    : msg(str`attacked ${to} from ${from} ${throws} times`);
};

const lossText = ({ attackerLost, defenderLost }: Assault): string => {
  if (attackerLost > 0 && defenderLost > 0)
    return msg(str`lost ${armiesText(attackerLost)}, the defenders ${armiesText(defenderLost)}`);
  return attackerLost > 0
    ? msg(str`lost ${armiesText(attackerLost)}`)
    : msg(str`the defenders lost ${armiesText(defenderLost)}`);
};

const aftermath = (snapshot: Snapshot, facts: Facts): string[] => {
  const eliminated = textIn(facts, 'eliminated');
  const [flags, recruits] = [numberIn(facts, 'flagsTaken'), numberIn(facts, 'recruits')];
  return [
    ...(eliminated === '' ? [] : [msg(str`${ownerName(snapshot, eliminated)} is out of the game`)]),
    ...(flags > 0 ? [msg(str`${flagsText(flags)} captured`)] : []),
    ...(recruits > 0 ? [msg(str`sets turned in at once bring ${recruitsText(recruits)}`)] : []),
    ...(textIn(facts, 'winner') === '' ? [] : [msg('this wins the game')]),
  ];
};

/** The same in a few words: where, and whether it fell. */
export const briefAttack = (snapshot: Snapshot, facts: Facts): string => {
  const land = landText(snapshot, facts);
  if (textIn(facts, 'winner') !== '') return msg(str`took ${land} and won`);
  return facts['taken'] === undefined ? msg(str`attacked ${land}`) : msg(str`took ${land}`);
};

/** What an attack did, without who attacked; its dice are drawn beside it. */
export const attackSentence = (snapshot: Snapshot, assault: Assault): string => {
  const { facts } = assault;
  const movedIn = isCapture(assault) ? [msg(str`${armiesText(numberIn(facts, 'taken'))} moved in`)] : [];
  const first = `${headText(snapshot, assault)}: ${[lossText(assault), ...movedIn].join(', ')}`;
  return [first, ...aftermath(snapshot, facts)].join('; ');
};
