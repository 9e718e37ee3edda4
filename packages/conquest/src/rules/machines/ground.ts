import type { Board } from '../board/board.ts';

/** A board in numbers: a planner looks at it some thousand times before it moves. Lands are counted from 0, in the board's order. */
export interface Ground {
  readonly ids: readonly string[];
  /** Where one can go from each land. */
  readonly near: readonly (readonly number[])[];
  /** From where one can come to each land. */
  readonly comesFrom: readonly (readonly number[])[];
  readonly regions: readonly { readonly bonus: number; readonly lands: readonly number[] }[];
  /** Of each land, which regions it is in. */
  readonly regionsOf: readonly (readonly number[])[];
}

const made = new WeakMap<Board, Ground>();

const makeGround = (board: Board): Ground => {
  const ids = board.territories;
  const at = new Map(ids.map((id, index) => [id, index]));
  const near = ids.map((id) => [...board.neighbours(id)].map((to) => at.get(to) ?? 0));
  const comesFrom = ids.map((_, to) => ids.flatMap((_id, from) => (near[from]?.includes(to) ? [from] : [])));
  const regions = board.regions.map(({ bonus, territories }) => ({
    bonus,
    lands: territories.map((id) => at.get(id) ?? 0),
  }));
  const regionsOf = ids.map((_, land) => regions.flatMap(({ lands }, at) => (lands.includes(land) ? [at] : [])));
  return { ids, near, comesFrom, regions, regionsOf };
};

export const groundOf = (board: Board): Ground => {
  let ground = made.get(board);
  if (!ground) made.set(board, (ground = makeGround(board)));
  return ground;
};
