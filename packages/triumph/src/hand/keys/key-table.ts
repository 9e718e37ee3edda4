/** What a key does. The first lines of the list are the hand's own; `move` keys go to whatever is selected. */
export const keyDeeds = [
  'next-stand',
  'previous-stand',
  'select-group',
  'add-left',
  'add-right',
  'keep-group',
  'call-group',
  'advance',
  'back',
  'wheel-left',
  'wheel-right',
  'slide-left',
  'slide-right',
  'turn-left',
  'turn-right',
  'nudge-left',
  'nudge-right',
  'type',
  'conform',
  'column',
  'commit',
  'let-go',
  'step-back',
  'turn-start',
  'snapping',
  'measure',
  'laser',
  'ping',
] as const;
export type KeyDeed = (typeof keyDeeds)[number];

/** One line of the table of keys. A modifier that is not named must not be held; `any` means that it changes how much. */
export interface KeyRow {
  /** As browsers name them, letters small: `ArrowUp`, `q`. */
  readonly keys: readonly string[];
  readonly shift?: true | 'any';
  readonly ctrl?: true;
  readonly alt?: true | 'any';
  /** Only while a move is in the making, or only while none is. */
  readonly when?: 'draft' | 'no-draft';
  /** The key is held, or tapped to keep what it does. */
  readonly isHeld?: true;
  readonly does: KeyDeed;
  readonly group: KeyGroup;
}

export const keyGroups = ['select', 'move', 'finish', 'look', 'point'] as const;
export type KeyGroup = (typeof keyGroups)[number];

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const amount = { shift: 'any', alt: 'any' } as const;

/** Every key of the hand, for the hand and for the help screen. The camera's keys, undo and the layers belong to the screen. */
export const keyHelp: readonly KeyRow[] = [
  { keys: ['Tab'], does: 'next-stand', group: 'select' },
  { keys: ['Tab'], shift: true, does: 'previous-stand', group: 'select' },
  { keys: ['Enter'], when: 'no-draft', does: 'select-group', group: 'select' },
  { keys: ['ArrowLeft'], shift: true, does: 'add-left', group: 'select' },
  { keys: ['ArrowRight'], shift: true, does: 'add-right', group: 'select' },
  { keys: digits, ctrl: true, does: 'keep-group', group: 'select' },
  { keys: digits, alt: true, does: 'keep-group', group: 'select' },
  { keys: digits, when: 'no-draft', does: 'call-group', group: 'select' },
  { keys: ['ArrowUp', 'w'], ...amount, does: 'advance', group: 'move' },
  { keys: ['ArrowDown'], ...amount, does: 'back', group: 'move' },
  { keys: ['q', '['], ...amount, does: 'wheel-left', group: 'move' },
  { keys: ['e', ']'], ...amount, does: 'wheel-right', group: 'move' },
  { keys: ['a'], ...amount, does: 'slide-left', group: 'move' },
  { keys: ['d'], ...amount, does: 'slide-right', group: 'move' },
  { keys: ['z'], ...amount, does: 'turn-left', group: 'move' },
  { keys: ['x'], ...amount, does: 'turn-right', group: 'move' },
  { keys: ['ArrowLeft'], alt: 'any', does: 'nudge-left', group: 'move' },
  { keys: ['ArrowRight'], alt: 'any', does: 'nudge-right', group: 'move' },
  { keys: [...digits, '0', '.', ','], when: 'draft', does: 'type', group: 'move' },
  { keys: ['c'], does: 'conform', group: 'move' },
  { keys: ['v'], does: 'column', group: 'move' },
  { keys: ['Enter'], when: 'draft', does: 'commit', group: 'finish' },
  { keys: ['Escape'], shift: 'any', alt: 'any', does: 'let-go', group: 'finish' },
  { keys: ['Backspace'], when: 'draft', does: 'step-back', group: 'finish' },
  { keys: ['Backspace'], when: 'no-draft', does: 'turn-start', group: 'finish' },
  { keys: ['s'], does: 'snapping', group: 'look' },
  { keys: ['m'], isHeld: true, does: 'measure', group: 'look' },
  { keys: ['l'], isHeld: true, does: 'laser', group: 'point' },
  { keys: ['p'], does: 'ping', group: 'point' },
];
