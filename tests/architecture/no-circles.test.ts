import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';
import { readWorkspaces, type SourceFile } from './workspace.ts';

type Arrows = ReadonlyMap<string, readonly string[]>;

/** Which files each file imports: statically, as a type, or by `import()`. Packages are left out: the picture keeps those apart. */
const arrowsOf = (files: readonly SourceFile[]): Arrows => {
  const paths = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, text }) => {
      const targets = importsOf(text)
        .filter((name) => name.startsWith('.'))
        .map((name) => posix.join(posix.dirname(path), name));
      return [path, targets.filter((target) => paths.has(target))];
    }),
  );
};

/** Every file that leads back to itself, with the way on which it does. */
const circlesIn = (arrows: Arrows): readonly string[] => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    const at = way.indexOf(path);
    if (at >= 0) circles.push([...way.slice(at), path].join(' → '));
    if (at >= 0 || done.has(path)) return;
    for (const next of arrows.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of arrows.keys()) visit(path, []);
  return circles;
};

const circlesOf = (texts: Readonly<Record<string, string>>): readonly string[] =>
  circlesIn(arrowsOf(Object.entries(texts).map(([path, text]) => ({ path, text }))));

test('no file leads back to itself, by no form of import', () => {
  const files = readWorkspaces().flatMap((workspace) => workspace.files);
  expect(circlesIn(arrowsOf(files))).toEqual([]);
});

describe('the check itself', () => {
  test.each([
    ['a value', "import { b } from './b.ts';"],
    ['a type', "import type { B } from './b.ts';"],
    ['an export', "export * from './b.ts';"],
    ['what is loaded later', "const b = () => import('./b.ts');"],
  ])('finds a circle through %s', (_form, text) => {
    expect(circlesOf({ 'x/a.ts': text, 'x/b.ts': "import { a } from '../x/a.ts';" })).toEqual([
      'x/a.ts → x/b.ts → x/a.ts',
    ]);
  });

  test('leaves alone what only meets again below', () => {
    const texts = {
      'a.ts': "import './b.ts'; import './c.ts';",
      'b.ts': "import './d.ts';",
      'c.ts': "import './d.ts';",
    };
    expect(circlesOf({ ...texts, 'd.ts': '' })).toEqual([]);
  });
});
