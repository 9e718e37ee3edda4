import { msg, str } from '@vexillum/ui/words';
import { sideTitle } from '@vexillum/frame/seat-title';
import type { Tell } from '@vexillum/frame/table/tell';
import type { BattleEventOf, ToldEvent } from '../../rules/index.ts';

type Told = BattleEventOf<'position-named'>['position'];

/** What a moment is called that the table can go back to. */
export const positionText = ({ kind, turn, side, name }: Told): string => {
  const whose = sideTitle(side ?? '');
  switch (kind) {
    case 'turn':
      return msg(str`the start of turn ${turn ?? '?'} (${whose})`);
    case 'named':
      return turn === undefined ? msg(str`“${name ?? '?'}”`) : msg(str`“${name ?? '?'}” (turn ${turn}, ${whose})`);
    case 'left':
      return turn === undefined
        ? msg('the moment before going back')
        : msg(str`the moment before going back, in turn ${turn} (${whose})`);
    default:
      return kind satisfies never;
  }
};

const backText = ({ how, position }: BattleEventOf<'went-back'>): string => {
  const to = positionText(position);
  switch (how) {
    case 'agreed':
      return msg(str`${sideTitle('red')} and ${sideTitle('blue')} went back to ${to}`);
    case 'ruled':
      return msg(str`ruled that the table goes back to ${to}`);
    case 'alone':
      return msg(str`went back to ${to}`);
    default:
      return how satisfies never;
  }
};

/** Both sides went back, and not one who agreed last. */
export const hasNoGoer = (event: ToldEvent): boolean => event.kind === 'went-back' && event.how === 'agreed';

type OfPositions = 'position-named' | 'return-proposed' | 'return-withdrawn' | 'went-back';

export const positionSentences: Tell<BattleEventOf<OfPositions>, object> = {
  'position-named': ({ position }) => msg(str`named this moment: ${positionText(position)}`),
  'return-proposed': ({ position }) => msg(str`proposes to go back to ${positionText(position)}`),
  'return-withdrawn': ({ position, isDeclined }) =>
    isDeclined
      ? msg(str`says no to going back to ${positionText(position)}`)
      : msg(str`no longer proposes to go back to ${positionText(position)}`),
  'went-back': (event) => (event.wasOver ? `${backText(event)}; ${msg('the game goes on')}` : backText(event)),
};
