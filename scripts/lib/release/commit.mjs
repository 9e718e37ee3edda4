import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';

/** @param {readonly string[]} args */
const git = async (args) => {
  // In a container the checkout often belongs to somebody else.
  const { code, output } = await run('git', ['-c', 'safe.directory=*', ...args]);
  return code === 0 ? output.trim() : '';
};

/**
 * What a release is made from. `seconds` is what all of its files are dated with: browsers ask by that date whether a page has changed, so it must be
 * another one in each release, and the same whenever one is made again.
 * @returns {Promise<{ version: string, commit: string, isClean: boolean, seconds: number }>}
 */
export const whatIsReleased = async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [commit = '', seconds = ''] = (await git(['log', '-1', '--format=%H %ct'])).split(' ');
  const isClean = commit !== '' && (await git(['status', '--porcelain'])) === '';
  return { version, commit, isClean, seconds: Number(process.env.SOURCE_DATE_EPOCH || seconds || 0) };
};
