/** What the lesson teaches, in the order in which a beginner meets it. */
export const chapters = ['recruits', 'attack', 'conquest', 'follow', 'move', 'turn', 'flag', 'set', 'win'] as const;
export type Chapter = (typeof chapters)[number];
