import type { World } from '@vexillum/geometry';
import type { Snapshot } from '@vexillum/model';
import { type Profile, reachReport, standReport } from '../../rules/index.ts';
import { standSentence } from './stand-words.ts';

export interface SurveyedTable {
  readonly snapshot: Snapshot;
  readonly profile: Profile;
  world(): World;
}

/** What the reader may know of a stand, in one sentence; nothing for one that is gone. */
export const describeStand = (table: SurveyedTable, id: string): string => {
  const { snapshot, profile } = table;
  const report = standReport(table.world(), snapshot, profile, id);
  return report ? standSentence(report, profile, reachReport(table.world(), snapshot, profile, id)) : '';
};
