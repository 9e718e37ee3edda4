import { publicKinds, sideKinds } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { games } from '../../apps/server/src/all-games.ts';
import { withoutComments } from './imports-of.ts';
import { readWorkspaces } from './workspace.ts';

/** What stands round every table. */
const platform = ['model', 'ledger', 'protocol', 'table', 'ui', 'frame', 'rules-assist', 'canvas', 'league'];

/** Words of some game's kinds that mean something else in the platform as well: what is played, Yjs's maps, the rules' remarks, `aria-current`, ends of lines, points that are missing from a row, a sign that sounds. */
const ordinary = ['game', 'map', 'flag', 'step', 'round', 'penalty', 'call'];

const kinds = [...new Set(games.flatMap(({ kinds = {} }) => Object.keys(kinds)))];

/** Ways to reach the records of a kind: in a snapshot, in changes, or to put one there. */
const reaches = (kind: string): RegExp =>
  new RegExp(
    [
      `\\bpublic\\??\\.${kind}\\b`,
      `\\bsides\\[[^\\]]*\\]\\??\\.${kind}\\b(?!\\()`,
      `\\bchanges\\??\\.(?:public\\??\\.)?${kind}\\b`,
      `(?:public|changes|maps|records)(?:\\?\\.)?\\['${kind}'\\]`,
      `\\bput\\(\\s*'${kind}'`,
      `\\bputSecret\\([^;]*?,\\s*'${kind}'`,
      `\\{[^{}]*\\b${kind}\\b[^{}]*\\}\\s*=\\s*[^;]*\\.public\\b`,
    ].join('|'),
  );

const names = (kind: string): RegExp =>
  ordinary.includes(kind) ? reaches(kind) : new RegExp(`'${kind}'|${reaches(kind).source}`);

const isProduct = (path: string): boolean =>
  path.includes('/src/') && !path.endsWith('.test.ts') && !/\/(?:testing|words)\//.test(path);

const sources = readWorkspaces()
  .filter(({ name }) => platform.includes(name))
  .flatMap(({ files }) => files)
  .filter(({ path }) => isProduct(path))
  .map(({ path, text }) => ({ path, code: withoutComments(text) }));

const naming = (pattern: RegExp): readonly string[] =>
  sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

describe('what stands round every table', () => {
  test('is looked at, and games have kinds', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(kinds).toEqual(expect.arrayContaining(['stand', 'terrain', 'territory']));
  });

  test('has no kind that a game declares', () => {
    expect(kinds.filter((kind) => [...publicKinds, ...sideKinds].some((own) => own === kind))).toEqual([]);
  });

  test.each(kinds)('knows no %s', (kind) => expect(naming(names(kind))).toEqual([]));

  test.each(games.map(({ id }) => id))('does not name the game %s', (id) =>
    expect(naming(new RegExp(`['"\`]${id}['"\`]`))).toEqual([]),
  );

  test.each([
    ['const { stand, pose } = withChanges(snapshot).public;', 'stand'],
    ["edits.put('army', side, army)", 'army'],
    ["edits.putSecret(side, 'flag', id, { kind })", 'flag'],
    ['snapshot.sides[side]?.luck.get(id)', 'luck'],
    ["isPlain(changes?.['step'])", 'step'],
    ['outcome.changes.public?.step', 'step'],
    ["const pieces = ['marker', 'camp'];", 'camp'],
  ])('is caught at %s', (code, kind) => expect(names(kind).test(code)).toBe(true));
});
