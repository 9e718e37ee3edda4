/**
 * Who has a place among the ranked: seen often enough, lately, and against several people (LEAGUE, "Boards"). How sure a rating is, is in what it is ranked
 * by. Two who play each other alone could lift one of them as high as they like, three games a day.
 */
export const ELIGIBLE = { rated: 10, opponents: 3, days: 30 } as const;

/** In a month's pot: a single lucky evening is none, nor is a month with one other. */
export const POT_NEEDS = { rated: 3, opponents: 2 } as const;
