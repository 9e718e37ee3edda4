import { armiesRefusals } from './refusals/armies.ts';
import { battleRefusals } from './refusals/battle.ts';
import { conquestRefusals } from './refusals/conquest.ts';
import { mapsRefusals } from './refusals/maps.ts';
import { plansRefusals } from './refusals/plans.ts';
import { serverRefusals } from './refusals/server.ts';
import { tableRefusals } from './refusals/table.ts';

export { faults } from './faults.ts';
export { sources } from './sources.ts';

/** Was zurückgewiesen wird: links, wie Tisch, Server und Dateileser es auf Englisch sagen, rechts auf Deutsch. */
export const refusals: Readonly<Record<string, string>> = {
  ...tableRefusals,
  ...battleRefusals,
  ...conquestRefusals,
  ...serverRefusals,
  ...plansRefusals,
  ...mapsRefusals,
  ...armiesRefusals,
};
