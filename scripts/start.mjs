import { pathToFileURL } from 'node:url';
import { ensureBuilt, serverEntry } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** Installs and builds what is missing, then becomes the server: the same process, so that its signals and exit code are the server's. */
const leave = () => process.exit(0);
process.once('SIGTERM', leave);
process.once('SIGINT', leave);

await ensureInstalled();
const { ok } = await ensureBuilt({ show: true });
if (!ok) process.exit(1);

process.off('SIGTERM', leave);
process.off('SIGINT', leave);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(serverEntry).href);
