import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this a packet carries it whatever its length. */
const leastBytes = 1024;

/** One step below the best takes a third of its time, for 2 % more bytes. */
const quality = 10;

/** What a browser loads that is text; source maps are for a debugger's eyes, and pictures are compressed already. */
const isWorthIt = (/** @type {string} */ name) => /\.(js|css|html|svg|json|md)$/.test(name);

const compressFile = async (/** @type {string} */ file) => {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    toBrotli(content, { params }).then((brotli) => writeFile(`${file}.br`, brotli)),
    toGzip(content, { level: 9 }).then((zipped) => writeFile(`${file}.gz`, zipped)),
  ]);
};

/**
 * Puts a brotli and a gzip twin beside every text of a built app, so that the server compresses nothing while people wait.
 * @param {string} folder
 */
export const compress = async (folder) => {
  const names = (await readdir(folder, { recursive: true })).filter(isWorthIt);
  const sized = await Promise.all(
    names.map(async (name) => ({ file: join(folder, name), bytes: (await stat(join(folder, name))).size })),
  );
  await Promise.all(sized.filter(({ bytes }) => bytes >= leastBytes).map(({ file }) => compressFile(file)));
};
