/** The three kinds of victory flag. */
export const flagKinds = ['crown', 'tower', 'anchor'] as const;
export type FlagKind = (typeof flagKinds)[number];
