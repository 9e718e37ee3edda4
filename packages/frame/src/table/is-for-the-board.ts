const typing = 'input, textarea, select, [contenteditable], wa-input, wa-textarea, wa-select';
const ownKeys = 'button, a, wa-tab, wa-dropdown, wa-dropdown-item, [role=tab], [role=menuitem], [role=slider]';

/**
 * Whether a key that was pressed anywhere on the page is meant for the board: not while somebody writes or a dialog is open; and arrow keys
 * and Enter belong to the control that has the focus.
 */
export const isForTheBoard = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.isComposing) return false;
  const path = event.composedPath().filter((node): node is Element => node instanceof Element);
  if (path.some((node) => node.matches(typing) || node.matches('dialog[open], wa-dialog[open]'))) return false;
  const needsFocus =
    event.key.startsWith('Arrow') || event.key === 'Enter' || event.key === ' ' || event.key === 'Escape';
  const isOnControl = path.some((node) => node.matches(ownKeys));
  return !(needsFocus && isOnControl && !(event.ctrlKey || event.metaKey));
};
