import type { MapPack } from '../map-pack.ts';
import { emberRing } from './ember-ring.ts';
import { nineAcres } from './nine-acres.ts';
import { oldRealms } from './old-realms.ts';
import { saltmere } from './saltmere.ts';
import { serpent } from './serpent.ts';
import { thousandOars } from './thousand-oars.ts';

/**
 * More maps of ours, from the smallest to the largest. Only screens load them, and late: the rules know none of them by name, so a table
 * that plays on one holds it whole, like any map from a file.
 */
export const atlas: readonly MapPack[] = [nineAcres, emberRing, serpent, saltmere, thousandOars, oldRealms];
