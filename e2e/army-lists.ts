import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The community's lists lie beside the checkout, and only where somebody has put them. */
const folder = fileURLToPath(new URL('../../shared/data/meshwesh/armyLists/', import.meta.url));

export const hasCommunityLists = existsSync(folder);

export interface ListFile {
  readonly name: string;
  readonly text: string;
}

/** The file of the list with this name. */
export const communityList = (name: string): ListFile => {
  for (const file of readdirSync(folder)) {
    // Beside each list lie its allies and themes, named `ID.what.json`.
    if (!/^[^.]+\.json$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    const list: unknown = JSON.parse(text);
    if (typeof list === 'object' && list !== null && 'name' in list && list.name === name) return { name: file, text };
  }
  throw new Error(`no army list is called ${name}`);
};
