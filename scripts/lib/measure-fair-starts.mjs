import { findFairStart, searchFor } from '../../packages/conquest/bench/fair-starts.ts';
import { mapPacks } from '../../packages/conquest/src/rules/index.ts';
import { atlas } from '../../packages/conquest/src/rules/maps/atlas/atlas.ts';
import { answerPart } from './answer-part.mjs';

/**
 * Looks for fair starts, in parts (`measure-in-parts.mjs`): `[MAP …] [--players 2,3] [--quick]`, and a map with so many players is a part. Of a large
 * map one takes an hour.
 */
const options = process.argv.slice(2);
const isQuick = options.includes('--quick');
const at = options.indexOf('--players');
const players = at < 0 ? [2, 3, 4, 5, 6, 7, 8] : (options[at + 1] ?? '').split(',').map(Number);
const all = [...mapPacks, ...atlas];
const named = options.filter((option) => all.some(({ id }) => id === option));
const maps = all.filter(({ id }) => named.length === 0 || named.includes(id));
const quick = { batch: 20, games: 40, tries: 3 };
const starts = maps.flatMap((map) =>
  players.filter((many) => many < map.territories.length).map((many) => ({ map, many })),
);

answerPart(options, starts, ({ map, many }) => findFairStart(map, many, isQuick ? quick : searchFor(many)));
