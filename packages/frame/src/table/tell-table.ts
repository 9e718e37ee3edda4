import { timeOfDay } from '@vexillum/ui';
import { msg, str, translated } from '@vexillum/ui/words';
import type { SideId, TableEvent } from '@vexillum/model';
import { secondsText } from './seconds-text.ts';
import type { Tell } from './tell.ts';

/** How a game names what the table itself does not know. */
export interface TableNames {
  readonly sideName: (side: SideId) => string;
  /** What dice were thrown for; '' where nobody said it. */
  readonly reasonText: (why: string) => string;
}

type Of<Kind extends TableEvent['kind']> = Extract<TableEvent, { readonly kind: Kind }>;

const diceText = (dice: readonly number[]): string => {
  const counts = new Map<number, number>();
  for (const sides of dice) counts.set(sides, (counts.get(sides) ?? 0) + 1);
  return [...counts].map(([sides, count]) => `${count}d${sides}`).join(' + ');
};

/** What was rolled, and what for; the dice themselves are drawn behind it. */
const rollText = ({ dice: thrown, why: said, isByHand }: Of<'dice-rolled'>, { reasonText }: TableNames): string => {
  const [dice, why] = [diceText(thrown), reasonText(said)];
  if (isByHand) return why === '' ? msg(str`rolled ${dice} by hand:`) : msg(str`rolled ${dice} by hand for “${why}”:`);
  return why === '' ? msg(str`rolled ${dice}:`) : msg(str`rolled ${dice} for “${why}”:`);
};

const creditText = ({ side: named, seconds, why }: Of<'time-credited'>, { sideName }: TableNames): string => {
  const [side, time] = [sideName(named), secondsText(seconds)];
  switch (why) {
    case 'absent':
      return msg(str`${side} has lost the connection: ${time} more to begin the turn`);
    case 'server':
      return msg(str`The server was away: ${side} gets ${time} back`);
    case 'jump':
      return msg(str`${side} gets ${time} back`);
    default:
      return why satisfies never;
  }
};

const limitsText = (limits: Of<'clock-set'>): string => {
  const { beginSeconds, turnSeconds, bankSeconds, incrementSeconds, correspondenceHours } = limits;
  const parts = [
    ...(beginSeconds ? [msg(str`${secondsText(beginSeconds)} to begin a turn`)] : []),
    ...(turnSeconds ? [msg(str`${secondsText(turnSeconds)} for a turn`)] : []),
    ...(bankSeconds ? [msg(str`${secondsText(bankSeconds)} for all turns together`)] : []),
    ...(incrementSeconds ? [msg(str`${secondsText(incrementSeconds)} more with each turn`)] : []),
    ...(correspondenceHours
      ? [msg(str`by correspondence, ${secondsText(correspondenceHours * 3600)} for a turn`)]
      : []),
  ];
  return parts.length === 0 ? msg('took the clock off the table') : msg(str`set the clock: ${parts.join(', ')}`);
};

/** What somebody was given, for the log after their name and for the note that everybody gets. */
export const awardText = ({ title, tier, tiers }: Of<'award-won'>): string => {
  const hasSteps = tiers > 1;
  return hasSteps
    ? msg(str`has won the achievement “${translated(title)}”, step ${tier} of ${tiers}`)
    : msg(str`has won the achievement “${translated(title)}”`);
};

const rematchText = (wish: Of<'rematch-wished'>['wish']): string => {
  switch (wish) {
    case 'same':
      return msg('would like a rematch');
    case 'swapped':
      return msg('would like a rematch with sides swapped');
    case 'none':
      return msg('does not ask for a rematch any more');
    default:
      return wish satisfies never;
  }
};

/** What nobody did: the sentence has no subject. */
export const isOfTheTable = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'table-created' || kind === 'match-continued' || kind === 'time-credited' || kind === 'announced';

/** What can happen at any table, whatever is played there, without who did it. */
export const tellTable: Tell<TableEvent, TableNames> = {
  'table-created': () => msg('The table was set up'),
  'match-continued': () => msg('The match goes on here from its file'),
  'seat-claimed': () => msg('sat down'),
  'device-named': () => msg('countersigns the record with this device from now on'),
  'signed-in': ({ name }) => msg(str`plays with the player card of ${name}`),
  'seat-freed': () => msg('is free for a new player'),
  'rotation-announced': ({ until }) =>
    msg(str`reads no secrets until ${timeOfDay(until)}: then the umpire gives the seat a new link`),
  'seat-kept': () => msg('is here and keeps the seat'),
  'sent-away': ({ name }) => msg(str`sent ${name} away, who was watching`),
  'award-won': awardText,
  'seat-silenced': ({ name }) => msg(str`silenced ${name}’s talk to the whole table`),
  'silence-lifted': ({ name }) => msg(str`lets ${name} talk to the whole table again`),
  announced: ({ from, text }) => msg(str`${from}, for all tables: “${text}”`),
  said: ({ text }) => msg(str`“${text}”`),
  'dice-rolled': rollText,
  'dice-confirmed': () => msg('saw those dice and confirms them'),
  drawn: () => msg('drew on the table'),
  erased: () => msg('erased drawings'),
  undone: () => msg('took back the last action'),
  redone: () => msg('did it again'),
  'rematch-wished': ({ wish }) => rematchText(wish),
  'result-signed': ({ isUmpire }) => (isUmpire ? msg('countersigned the result') : msg('signed the result')),
  'umpire-accepted': ({ umpire }) => msg(str`accepts ${umpire} as umpire`),
  'flag-agreed': () => msg('finds it right as it is'),
  'umpire-asked': () => msg('asks the umpire'),
  'flag-ruled': () => msg('gave a ruling'),
  'pause-asked': ({ isPaused }) => (isPaused ? msg('stopped the clock') : msg('would like the clock to be stopped')),
  'resumption-asked': ({ isPaused }) => (isPaused ? msg('would like the clock to go on') : msg('let the clock go on')),
  'pause-withdrawn': () => msg('asks for nothing about the clock any more'),
  'time-granted': ({ side, seconds }, { sideName }) => msg(str`gave ${sideName(side)} ${secondsText(seconds)} more`),
  'time-credited': creditText,
  'clock-set': limitsText,
  // A newer server, or an entry that nobody can read: its name is all that is known.
  untold: ({ what }) => what.replaceAll('-', ' '),
};
