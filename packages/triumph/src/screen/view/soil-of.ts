import type { SoilView } from '../../board/index.ts';
import type { Profile, Snapshot } from '../../rules/index.ts';

const kinds: Readonly<Record<Profile['topographies']['rows'][number]['code'], SoilView['kind']>> = {
  Arable: 'arable',
  Forest: 'forest',
  Hilly: 'hilly',
  Steppe: 'steppe',
  Dry: 'dry',
  Marsh: 'marsh',
  Delta: 'delta',
};

/** How much more the piece that a topography must have says of it than one that it may have. */
const COMPULSORY = 3;

/**
 * What the ground is made of, by the pieces that lie on it: nobody says a battlefield's topography at the table. The topography whose own pieces are
 * there wins; a bare board is arable.
 */
export const soilOf = (terrain: Snapshot['public']['terrain'], { topographies }: Profile, name: string): SoilView => {
  const types = [...terrain.values()].filter(({ side }) => side === undefined).map(({ type }) => type);
  const told = topographies.rows.map(({ code, compulsory, optional }) => ({
    code,
    count: types.reduce(
      (sum, type) => sum + (type === compulsory ? COMPULSORY : optional.includes(type) ? 1 : 0),
      types.includes(compulsory) ? 0 : -types.length,
    ),
  }));
  const [best] = told.toSorted((a, b) => b.count - a.count);
  return { kind: best && best.count > 0 ? kinds[best.code] : 'arable', seed: seedOf(name) };
};

/** The same name always grows the same grass. */
const seedOf = (name: string): number =>
  Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => (sum * 31 + code) % 65_536, 7);
