import { msg, str, translated } from '@vexillum/ui/words';
import { type OutcomeName, outcomeNames, type Profile, troopTypeOf } from '../../rules/index.ts';
import { sideTitle } from '@vexillum/frame/seat-title';
import { type CombatEvent, combatWords } from './combat-words.ts';
import { outcomeText } from './outcome-words.ts';
import { signedText, termText } from './term-words.ts';

type Of<Kind extends CombatEvent['kind']> = Extract<CombatEvent, { readonly kind: Kind }>;
type Between = Pick<Of<'combat-taken-up'>, 'fight' | 'side' | 'attacker' | 'defender'>;

/** A troop type, or a camp. */
const fighterText = (profile: Profile, code: string): string =>
  code === 'camp' ? msg('camp') : translated(troopTypeOf(profile, code)?.name ?? code);

const otherSide = (side: string): string => (side === 'red' ? 'blue' : 'red');

/** “Red’s Knights against Blue’s Spear”. */
export const betweenText = ({ fight, side, attacker, defender }: Between, profile: Profile): string => {
  const [one, other] = [
    msg(str`${sideTitle(side)}’s ${fighterText(profile, attacker)}`),
    msg(str`${sideTitle(otherSide(side))}’s ${fighterText(profile, defender)}`),
  ];
  return fight === 'ranged' ? msg(str`${one} shooting at ${other}`) : msg(str`${one} against ${other}`);
};

const isOutcome = (outcome: string | undefined): outcome is OutcomeName =>
  outcomeNames.some((each) => each === outcome);

export const endText = ({ end, loser, outcome }: Pick<Of<'combat-fought'>, 'end' | 'loser' | 'outcome'>): string => {
  const who = sideTitle(loser ?? '');
  const then = isOutcome(outcome) ? outcomeText(outcome) : '';
  switch (end) {
    case 'tie':
      return msg('a tie');
    case 'missed':
      return msg('no harm done');
    case 'beaten':
      return msg(str`${who} is beaten and ${then}`);
    case 'doubled':
      return msg(str`${who} is doubled and ${then}`);
    default:
      return end satisfies never;
  }
};

const foughtText = (event: Of<'combat-fought'>, profile: Profile): string => {
  const [mine = 0, theirs = 0] = event.totals;
  const [die = 0, other = 0] = event.values;
  return event.isByHand
    ? msg(
        str`fought with real dice, typed in: ${betweenText(event, profile)}: ${mine} to ${theirs} (dice ${die} and ${other}), ${endText(event)}`,
      )
    : msg(
        str`fought: ${betweenText(event, profile)}: ${mine} to ${theirs} (dice ${die} and ${other}), ${endText(event)}`,
      );
};

const correctedText = (event: Of<'combat-dice-corrected'>, profile: Profile): string => {
  const [mine = 0, theirs = 0] = event.totals;
  const [[die = 0, other = 0], [was = 0, wasOther = 0]] = [event.values, event.was];
  return msg(
    str`put in other dice by hand, ${die} and ${other} instead of ${was} and ${wasOther}: ${betweenText(event, profile)}: ${mine} to ${theirs}, ${endText(event)}`,
  );
};

/** Whoever should only have gone back is lost where no way leads back. */
const hadNoWayBack = ({ outcome, lost }: Of<'combat-applied'>): boolean =>
  lost > 0 && (outcome === 'falls-back' || outcome === 'evades' || outcome === 'panics');

const appliedText = (event: Of<'combat-applied'>, profile: Profile): string => {
  const between = betweenText(event, profile);
  if (event.isByHand) return msg(str`settled by hand: ${between}`);
  const done = [
    ...(event.lost > 0 ? [msg('{0, plural, one {# stand lost} other {# stands lost}}', event.lost)] : []),
    ...(event.moved > 0 ? [msg('{0, plural, one {# stand moved} other {# stands moved}}', event.moved)] : []),
    ...event.demoralized.map(({ side, command }) => msg(str`${sideTitle(side)}’s command ${command} is demoralized`)),
  ];
  const end = hadNoWayBack(event)
    ? msg(str`${sideTitle(event.loser ?? '')} is beaten and has no way back`)
    : endText(event);
  return [msg(str`applied the result of ${between}: ${end}`), ...done].join('; ');
};

/** What happened in a combat, without who did it. */
export const tellCombat = (event: CombatEvent, profile: Profile): string => {
  switch (event.kind) {
    case 'combat-taken-up':
      return event.isAgain
        ? msg(str`recalculated the combat ${betweenText(event, profile)}`)
        : msg(str`set up the combat ${betweenText(event, profile)}`);
    case 'combat-changed':
      return event.value === event.was
        ? msg(
            str`changed a number in ${sideTitle(event.side)}’s sum and changed it back: ${termText(event.code)} ${signedText(event.value)}`,
          )
        : msg(
            str`changed a number in ${sideTitle(event.side)}’s sum: ${termText(event.code)} ${signedText(event.was)} → ${signedText(event.value)}`,
          );
    case 'combat-fought':
      return foughtText(event, profile);
    case 'combat-dice-corrected':
      return correctedText(event, profile);
    case 'combat-applied':
      return appliedText(event, profile);
    case 'combat-dropped':
      return msg(str`removed the combat from the list: ${betweenText(event, profile)}`);
    default:
      return event satisfies never;
  }
};

combatWords.tell = tellCombat;
