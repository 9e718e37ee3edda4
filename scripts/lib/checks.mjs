import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { tool } from './tool.mjs';

const workspacesIn = (folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);

const typed = () =>
  [...workspacesIn('packages'), ...workspacesIn('apps'), 'e2e', 'tests'].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );

const atATime = async (count, items, act) => {
  const waiting = [...items];
  const results = [];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) results.push(await act(item));
  };
  await Promise.all(Array.from({ length: count }, work));
  return results;
};

const isClean = (results) => ({
  ok: results.every(({ code }) => code === 0),
  output: results
    .map(({ output }) => output.trim())
    .filter(Boolean)
    .join('\n'),
});

const types = async () =>
  isClean(await atATime(2, typed(), (folder) => tool('typescript', 'tsc', ['-p', folder, '--pretty', 'false'])));

const lint = async () => isClean([await tool('oxlint', 'oxlint', ['--quiet'])]);

const format = async () =>
  isClean([await tool('@biomejs/biome', 'biome', ['format', '--reporter=summary', '--colors=off', '.'])]);

/** The checks that answer yes or no, each with what to say when it is no. */
export const checks = [
  { name: 'types', run: types },
  { name: 'lint', run: lint },
  { name: 'format (npm run format mends it)', run: format },
];
