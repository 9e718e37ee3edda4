import { armyCardCatalogue } from './army-cards.ts';
import { armyCatalogue } from './army.ts';
import { cardPlayCatalogue } from './card-play.ts';
import { cardCatalogue } from './cards.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { combatCatalogue } from './combat.ts';
import { deploymentCatalogue } from './deployment.ts';
import { fightsAsCatalogue } from './fights-as.ts';
import { lossCatalogue } from './losses.ts';
import { terrainCatalogue } from './terrain.ts';

/** Every row that the program answers, or says why not; in our own words. */
export const catalogue: readonly CatalogueRow[] = [
  ...armyCatalogue,
  ...armyCardCatalogue,
  ...deploymentCatalogue,
  ...terrainCatalogue,
  ...cardCatalogue,
  ...cardPlayCatalogue,
  ...fightsAsCatalogue,
  ...lossCatalogue,
  ...combatCatalogue,
];
