import { ensureInstalled } from './lib/install.mjs';
import { billOfMaterials } from './lib/bom.mjs';

/** `npm run -s bom > FILE`: every package that is installed, as a bill of materials in CycloneDX. */
await ensureInstalled();
console.log((await billOfMaterials()).text.trim());
