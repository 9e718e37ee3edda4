import type { Owner } from '@vexillum/table/room';
import { expect, it } from 'vitest';
import { Routes } from './routes.ts';

const leaving = (heirs: readonly string[], owner: Owner = { kind: 'nobody' }) =>
  new Routes({
    standing: { ownerOf: async () => owner },
    placeOf: async () => undefined,
    isHere: () => false,
    heirs: () => heirs,
  });

const tables = Array.from({ length: 40 }, (_, n) => `table ${n}`);
const placesOf = (routes: Routes) => Promise.all(tables.map((table) => routes.awayOf(table)));

it('each of a leaving node’s heirs takes some of its tables, and one that does not answer takes none', async () => {
  const routes = leaving(['a:1', 'b:1', 'c:1']);
  const places = await placesOf(routes);
  expect(new Set(places)).toEqual(new Set(['a:1', 'b:1', 'c:1']));
  // Whichever order a node knows them in.
  expect(await placesOf(leaving(['c:1', 'a:1', 'b:1']))).toEqual(places);
  for (const table of tables) routes.forget(table);
  routes.wasSilent('b:1');
  expect(new Set(await placesOf(routes))).toEqual(new Set(['a:1', 'c:1']));
});

it('where none of them answers one is asked all the same, and where there is none nobody is', async () => {
  const routes = leaving(['a:1']);
  routes.wasSilent('a:1');
  expect(await routes.awayOf('table')).toBe('a:1');
  expect(await leaving([]).awayOf('table')).toBe('');
});

it('whoever has a table has it, though this node leaves', async () => {
  const routes = leaving(['a:1'], { kind: 'node', address: 'd:1' });
  expect(await routes.awayOf('table')).toBe('d:1');
});

/** The store answers when the test does. */
const askingSlowly = () => {
  const answers: ((owner: Owner) => void)[] = [];
  const routes = new Routes({
    standing: { ownerOf: () => new Promise((resolve) => answers.push(resolve)) },
    placeOf: async () => undefined,
    isHere: () => false,
    heirs: () => undefined,
  });
  return { answers, routes };
};

it('the store is asked once for all who come at the same moment, and anew once the answer is known to be over', async () => {
  const { answers, routes } = askingSlowly();
  const first = [routes.awayOf('table'), routes.awayOf('table'), routes.awayOf('other')];
  expect(answers).toHaveLength(2);
  routes.forget('table');
  const later = routes.awayOf('table');
  expect(answers).toHaveLength(3);
  for (const [nth, answer] of answers.entries()) answer({ kind: 'node', address: `${nth}:1` });
  expect(await Promise.all(first)).toEqual(['0:1', '0:1', '1:1']);
  expect(await later).toBe('2:1');
});

it('an answer that was asked for before its node was gone is not kept', async () => {
  const { answers, routes } = askingSlowly();
  const asked = routes.awayOf('table');
  routes.forgetAt('gone:1');
  answers[0]?.({ kind: 'node', address: 'gone:1' });
  expect(await asked).toBe('gone:1');
  expect(routes.isKnown('table')).toBe(false);
});
