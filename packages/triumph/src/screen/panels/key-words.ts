import { msg } from '@vexillum/ui/words';
import type { KeyDeed, KeyGroup, KeyRow } from '../../hand/index.ts';

/** What a key does, in the reader's language. */
export const deedText = (deed: KeyDeed): string => {
  switch (deed) {
    case 'next-stand':
      return msg('the next stand of yours');
    case 'previous-stand':
      return msg('the one before');
    case 'select-group':
      return msg('all that stand with it as one group');
    case 'add-left':
      return msg('add the neighbour on its left');
    case 'add-right':
      return msg('add the neighbour on its right');
    case 'keep-group':
      return msg('keep the selection under this number');
    case 'call-group':
      return msg('select it again');
    case 'advance':
      return msg('advance 0.1 MU; with Shift 1; with Alt 0.01');
    case 'back':
      return msg('the same backwards');
    case 'wheel-left':
      return msg('wheel left 1 degree; with Shift 5; with Alt 0.1');
    case 'wheel-right':
      return msg('wheel right');
    case 'slide-left':
      return msg('slide left');
    case 'slide-right':
      return msg('slide right');
    case 'turn-left':
      return msg('turn left on the spot');
    case 'turn-right':
      return msg('turn right on the spot');
    case 'nudge-left':
      return msg('push to the left');
    case 'nudge-right':
      return msg('push to the right');
    case 'type':
      return msg('write the exact value of the last part: 2.5, or 30d');
    case 'conform':
      return msg('square up to what is touched');
    case 'column':
      return msg('into column, or into line');
    case 'commit':
      return msg('put the move down');
    case 'let-go':
      return msg('give the move up; then select nothing');
    case 'step-back':
      return msg('take off the last part of the move');
    case 'turn-start':
      return msg('back to where the turn began');
    case 'snapping':
      return msg('snap into contact, or not');
    case 'measure':
      return msg('measure, while it is held or after a tap');
    case 'laser':
      return msg('laser pointer, while it is held or after a tap');
    case 'ping':
      return msg('show everybody what is selected, or where the pointer is');
    default:
      return deed satisfies never;
  }
};

export const keyGroupTitle = (group: KeyGroup): string => {
  switch (group) {
    case 'select':
      return msg('Choosing stands');
    case 'move':
      return msg('Making a move');
    case 'finish':
      return msg('Ending it');
    case 'look':
      return msg('Measuring');
    case 'point':
      return msg('Pointing');
    default:
      return group satisfies never;
  }
};

/** Keys whose names stand on the keyboard in the reader's language. */
const keyNames = (): Readonly<Record<string, string>> => ({
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Tab: msg('Tab'),
  Enter: msg('Enter'),
  Escape: 'Esc',
  Backspace: msg('Backspace'),
});

const isDigits = (keys: readonly string[]): boolean => keys.length > 4 && keys[0] === '1';

/** "Shift + Tab", "↑ W", "Ctrl + 1 … 9". */
export const keysText = ({ keys, shift, ctrl, alt }: KeyRow): string => {
  const names = keyNames();
  const shown = isDigits(keys) ? '1 … 9' : keys.map((key) => names[key] ?? key.toUpperCase()).join('  ');
  return [
    ...(ctrl ? [msg('Ctrl')] : []),
    ...(alt === true ? [msg('Alt')] : []),
    ...(shift === true ? [msg('Shift')] : []),
    shown,
  ].join(' + ');
};
