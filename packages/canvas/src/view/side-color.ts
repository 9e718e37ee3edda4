/** What colours a side can wear. Each has its tones on the board and, in the page, one for each theme; any two are told apart by most eyes. */
export const sideColors = ['red', 'blue', 'green', 'purple', 'gold', 'charcoal', 'rose', 'turquoise'] as const;
export type SideColor = (typeof sideColors)[number];

/** Which colour each side wears; without one, that of its name. */
export type WornColors = { readonly [side in 'red' | 'blue']?: SideColor };

export const colorWorn = (side: 'red' | 'blue', worn: WornColors = {}): SideColor => worn[side] ?? side;
