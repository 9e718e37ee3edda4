import { houseRule } from '@vexillum/model';
import type { Snapshot } from '../records/table.ts';

export const SEALED_ORDERS = 'sealed-orders';

/** Whether a stand's command and general become public when it is placed. */
export const playsOpenly = (snapshot: Snapshot): boolean => houseRule(snapshot, SEALED_ORDERS) !== true;
