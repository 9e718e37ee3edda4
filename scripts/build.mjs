import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** `npm run build`: installs and builds what is missing and starts nothing, so that a service's own user needs to write to no program. */
await ensureInstalled();
const { ok } = await ensureBuilt({ show: true });
if (!ok) process.exit(1);
console.log('Vexillum is built.');
