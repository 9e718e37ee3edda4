import { msg, str } from '@vexillum/ui/words';
import type { Attacked, Snapshot } from '../../rules/index.ts';
import { ownerName, territoryName } from '../names.ts';
import { armiesText, flagsText, recruitsText } from '../count-texts.ts';

/** One throw, or several on the same way that are told as one. */
export interface Assault {
  readonly last: Attacked;
  readonly throws: number;
  readonly attackerLost: number;
  readonly defenderLost: number;
}

export const assaultOf = (attack: Attacked): Assault => ({
  last: attack,
  throws: 1,
  attackerLost: attack.lost.attacker,
  defenderLost: attack.lost.defender,
});

/** An assault that goes on: the last throw says what came of it. */
export const joined = (first: Assault, next: Assault): Assault => ({
  last: next.last,
  throws: first.throws + next.throws,
  attackerLost: first.attackerLost + next.attackerLost,
  defenderLost: first.defenderLost + next.defenderLost,
});

const isCapture = ({ last }: Assault): boolean => last.taken !== undefined;

const landText = (snapshot: Snapshot, { to, defender }: Attacked): string => {
  const land = territoryName(snapshot, to);
  return defender === '' ? land : `${land} (${ownerName(snapshot, defender)})`;
};

const headText = (snapshot: Snapshot, assault: Assault): string => {
  const { last, throws } = assault;
  const [to, from] = [landText(snapshot, last), territoryName(snapshot, last.from)];
  return isCapture(assault)
    ? msg(
        '{2, plural, =1 {attacked {0} from {1} and took it} other {attacked {0} from {1} # times and took it}}',
        to,
        from,
        throws,
      )
    : msg('{2, plural, =1 {attacked {0} from {1}} other {attacked {0} from {1} # times}}', to, from, throws);
};

const lossText = ({ attackerLost, defenderLost }: Assault): string => {
  if (attackerLost > 0 && defenderLost > 0)
    return msg(str`lost ${armiesText(attackerLost)}, the defenders ${armiesText(defenderLost)}`);
  return attackerLost > 0
    ? msg(str`lost ${armiesText(attackerLost)}`)
    : msg(str`the defenders lost ${armiesText(defenderLost)}`);
};

const aftermath = (snapshot: Snapshot, { eliminated, flagsTaken = 0, recruits = 0, winner }: Attacked): string[] => [
  ...(eliminated === undefined ? [] : [msg(str`${ownerName(snapshot, eliminated)} is out of the game`)]),
  ...(flagsTaken > 0 ? [msg(str`${flagsText(flagsTaken)} captured`)] : []),
  ...(recruits > 0 ? [msg(str`sets turned in at once bring ${recruitsText(recruits)}`)] : []),
  ...(winner === undefined ? [] : [msg('this wins the game')]),
];

/** The same in a few words: where, and whether it fell. */
export const briefAttack = (snapshot: Snapshot, attack: Attacked): string => {
  const land = landText(snapshot, attack);
  if (attack.winner !== undefined) return msg(str`took ${land} and won`);
  return attack.taken === undefined ? msg(str`attacked ${land}`) : msg(str`took ${land}`);
};

/** What an attack did, without who attacked; its dice are drawn beside it. */
export const attackSentence = (snapshot: Snapshot, assault: Assault): string => {
  const { last } = assault;
  const movedIn = last.taken === undefined ? [] : [msg(str`${armiesText(last.taken)} moved in`)];
  const first = `${headText(snapshot, assault)}: ${[lossText(assault), ...movedIn].join(', ')}`;
  return [first, ...aftermath(snapshot, last)].join('; ');
};
