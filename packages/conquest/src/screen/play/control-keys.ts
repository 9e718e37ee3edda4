/** What a key stands for under the board. */
const controlKeys = {
  a: 'attack',
  m: 'move',
  r: 'recruit',
  e: 'end-turn',
  x: 'assign',
} as const;
export type ControlDeed = (typeof controlKeys)[keyof typeof controlKeys];

const typing =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable], wa-input, wa-textarea, wa-select, wa-dialog, dialog, wa-dropdown[open]';

/** What a key pressed somewhere on the page asks for; nothing while somebody writes, chooses, or holds another key. */
export const controlDeedOf = (event: KeyboardEvent): ControlDeed | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return undefined;
  if (event.composedPath().some((node) => node instanceof Element && node.matches(typing))) return undefined;
  return controlKeys[event.key.toLowerCase() as keyof typeof controlKeys];
};
