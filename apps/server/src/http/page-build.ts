import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The id that the build has written into the page of a web app; none where nothing is built. */
export const pageBuildIn = (folder: string): string | undefined => {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return undefined;
  return /<meta name="vexillum-build" content="([0-9a-f]+)"/.exec(readFileSync(page, 'utf8'))?.[1];
};
