import { tool } from './tool.mjs';

/** @param {import('./run.mjs').Ran} ran */
const answer = ({ code, output }) => ({ ok: code === 0, output: output.trim() });

const types = async () => answer(await tool('typescript', 'tsc', ['-b', '--pretty', 'false']));

const lint = async () => answer(await tool('oxlint', 'oxlint', ['--quiet']));

const format = async () =>
  answer(await tool('@biomejs/biome', 'biome', ['format', '--reporter=summary', '--colors=off', '.']));

/** The checks that answer yes or no, each with what to say when it is no. */
export const checks = [
  { name: 'types', run: types },
  { name: 'lint', run: lint },
  { name: 'format (npm run format mends it)', run: format },
];
