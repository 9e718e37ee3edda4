export type ReplayKey = 'next' | 'previous' | 'toggle' | 'first' | 'last';

const keys: Readonly<Record<string, ReplayKey>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ' ': 'toggle',
  Home: 'first',
  End: 'last',
};

/** Where keys have a meaning of their own: whoever writes, chooses or answers is not playing. */
const theirs =
  'input:not([type=range]), textarea, select, [contenteditable], dialog[open], wa-dialog[open], wa-dropdown';

/** What a key that was pressed anywhere on the page means for the replay. */
export const replayKey = (event: KeyboardEvent): ReplayKey | undefined => {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const key = keys[event.key];
  const path = event.composedPath().filter((node): node is Element => node instanceof Element);
  if (!key || path.some((node) => node.matches(theirs))) return undefined;
  const isOn = (selector: string) => path.some((node) => node.matches(selector));
  // A slider steps by itself, and a button is pressed by the space bar.
  if (key === 'toggle') return isOn('button, a, summary') ? undefined : key;
  return isOn('input[type=range]') ? undefined : key;
};
