/** All that a table can sound like. */
export const soundNames = ['move', 'contact', 'dice', 'capture', 'fall', 'turn', 'seal', 'flag', 'win'] as const;
export type SoundName = (typeof soundNames)[number];
