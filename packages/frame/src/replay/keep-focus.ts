/**
 * For `@mousedown` of buttons beside a replay: clicking one leaves the keys where they were, otherwise the space bar would press it again
 * instead of playing. Whoever comes by the Tab key is on the button as everywhere.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
