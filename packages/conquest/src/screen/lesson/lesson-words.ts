import { msg, str } from '@vexillum/ui/words';
import { boardOf, gameOf, nextRecruit, rulesOf, type Snapshot, territoryOf } from '../../rules/index.ts';
import { armiesText, recruitsText } from '../count-texts.ts';
import { territoryName } from '../names.ts';
import { percentText } from '../play/odds.ts';
import type { LessonStep } from './lesson-step.ts';

type Told<Kind extends LessonStep['kind']> = Extract<LessonStep, { readonly kind: Kind }>;

/** What to do now, and why: one or two sentences that hold whatever the dice have said. */
export const lessonText = (snapshot: Snapshot, step: LessonStep): string => {
  const name = (id: string) => territoryName(snapshot, id);
  switch (step.kind) {
    case 'place':
      return placeText(name(step.land), step);
    case 'flag':
      return msg(
        'For that conquest you have been given a victory flag. Touch the flag beside your name: nobody but you is shown its kind.',
      );
    case 'set':
      return setText(snapshot, step);
    case 'choose-attack':
      return msg('Press ATTACK: there is land worth taking before armies are moved.');
    case 'attack-from':
      return attackFromText(snapshot, step);
    case 'attack-to':
      return attackToText(name(step.land), step);
    case 'spent':
      return msg(
        'The dice were against you, as dice are now and then. Press END TURN and keep what is left: new recruits come with every turn.',
      );
    case 'follow':
      return msg(
        str`${name(step.land)} is yours! Only part of the army went in: touch it again, and the rest follows to the front.`,
      );
    case 'move':
      return msg(
        'Once a turn armies may move to land of yours next to theirs. It ends the attacks of the turn, so it comes last: press MOVE.',
      );
    case 'move-from':
      return msg(str`Touch ${name(step.land)}: its armies are of more use elsewhere.`);
    case 'move-to':
      return msg(str`Now touch ${name(step.land)}, where they go. One army always stays behind.`);
    case 'end':
      return endText(step);
    case 'watch':
      return msg(
        'The machine plays by the same rules and knows no more than you. Arrows and dice show what it does; then it is your turn again.',
      );
    case 'alone':
      return msg('Carry on as you like. The next step comes by itself.');
    case 'over':
      return overText(step);
    default:
      return step satisfies never;
  }
};

const placeText = (land: string, { armies, isFirst }: Told<'place'>): string => {
  const what = recruitsText(armies);
  return isFirst
    ? msg(
        str`This is a real game against a machine, a Recruit. Your turn begins with ${what}: touch ${land}, where they are of most use.`,
      )
    : msg(str`${what} for you. Put them where you mean to attack: on ${land}.`);
};

const setText = (snapshot: Snapshot, { isForced }: Told<'set'>): string => {
  const recruits = nextRecruit(gameOf(snapshot)?.setsTurnedIn ?? 0, rulesOf(snapshot));
  return isForced
    ? msg(str`Whoever has five flags has to turn in a set. Press RECRUIT: it brings you ${armiesText(recruits)}.`)
    : msg(
        str`Three flags of a kind, or one of each, are a set, and you have one. Press RECRUIT: it brings you ${armiesText(recruits)}.`,
      );
};

const attackFromText = (snapshot: Snapshot, { land, isFirst }: Told<'attack-from'>): string => {
  const { armies } = territoryOf(snapshot, land);
  const name = territoryName(snapshot, land);
  return isFirst
    ? msg(str`Now attack. Touch ${name}: of its ${armiesText(armies)} all but one can go.`)
    : msg(str`The next attack starts best from ${name}: touch it.`);
};

const attackToText = (land: string, { chance, last }: Told<'attack-to'>): string => {
  const likely = percentText(chance);
  if (!last)
    return msg(
      str`Touch ${land}, and the dice are thrown: highest against highest, and a draw is the defender’s. You take it with a chance of ${likely}.`,
    );
  const { attacker, defender } = last.lost;
  return msg(
    str`Lost by that throw: ${attacker} of yours, ${defender} of theirs. Touch ${land} for the next one; “Throw on” goes on by itself. Your chance: ${likely}.`,
  );
};

const endText = ({ isFirst, hasConquered }: Told<'end'>): string => {
  if (!isFirst) return msg('No attack promises much now. Press END TURN, and come back with new recruits.');
  return hasConquered
    ? msg('That is enough for a first turn. Press END TURN: whoever has conquered anything draws a victory flag.')
    : msg('That is enough for a first turn. Press END TURN, and the machine plays.');
};

const overText = ({ hasWon, isDrawn }: Told<'over'>): string => {
  if (hasWon) return msg('The whole map is yours: that is how Conquest is won. Now you know all of it.');
  return isDrawn
    ? msg('The game has ended without a winner. You know all of it now: play again, or play somebody stronger.')
    : msg('This time the machine has won. You know all of it now: play again, or play somebody stronger.');
};

/** How a land with an arrow is told by those who do not see it. */
export const shownLandText = (snapshot: Snapshot, land: string): string =>
  msg(str`The arrow points at ${boardOf(snapshot).territory(land)?.name ?? land}.`);
