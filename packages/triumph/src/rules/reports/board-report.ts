import type { World } from '@vexillum/geometry';
import type { SideId } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { reportOn } from './report-on.ts';
import type { StandReport } from './stand-report.ts';
import { surveyOf } from './survey.ts';
import type { Snapshot } from '../records/table.ts';

/** Those in no command, and those whose command the reader does not know, come after the others. */
const commandRank = ({ command }: StandReport): number => command ?? 4;

/** From left to right as the reader sees the board; who is not on it comes last. */
const across = ({ board }: StandReport, reader: SideId | undefined): number => {
  if (!board) return Number.POSITIVE_INFINITY;
  return reader === 'blue' ? -board.at.x : board.at.x;
};

const compare = (a: number | string, b: number | string): number => (a < b ? -1 : Number(a > b));

const sideRank = (side: SideId, reader: SideId | undefined): string =>
  `${side === reader ? 0 : 1}${side === 'red' ? 0 : 1}`;

const inReadingOrder =
  (reader: SideId | undefined) =>
  (a: StandReport, b: StandReport): number =>
    compare(sideRank(a.side, reader), sideRank(b.side, reader)) ||
    compare(commandRank(a), commandRank(b)) ||
    compare(across(a, reader), across(b, reader)) ||
    compare(a.troopType, b.troopType) ||
    compare(a.name.number, b.name.number);

/**
 * Every stand of the table in reading order: the reader's own by command and from their left to their right, then the enemy's; for a
 * reader of no side red's first. As far as their snapshot knows; what a stand can reach is asked for apart, for that takes longer.
 */
export const boardReport = (world: World, snapshot: Snapshot, profile: Profile, reader?: SideId): StandReport[] => {
  const survey = surveyOf(world, snapshot, profile);
  return [...snapshot.public.stand]
    .flatMap(([id, stand]) => reportOn(id, stand, survey) ?? [])
    .toSorted(inReadingOrder(reader));
};

/** One stand's report; `undefined` where there is no such stand. */
export const standReport = (
  world: World,
  snapshot: Snapshot,
  profile: Profile,
  id: string,
): StandReport | undefined => {
  const stand = snapshot.public.stand.get(id);
  return stand && reportOn(id, stand, surveyOf(world, snapshot, profile));
};
