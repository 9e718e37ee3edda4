import type { SideId, Snapshot } from '@vexillum/model';
import {
  allCommands,
  type CommandNumber,
  effectiveEdge,
  type EntryEdge,
  placeOf,
  rosterOf,
} from '../../rules/index.ts';

/** A command that is away and has yet to come in. */
export interface WaitingMarch {
  readonly command: CommandNumber;
  readonly edge: EntryEdge;
  /** Its stands that are not on the board yet. */
  readonly stands: readonly string[];
}

/** The flank marches of a side that wait off the table, as far as the reader knows. */
export const waitingMarches = (snapshot: Snapshot, side: SideId): readonly WaitingMarch[] =>
  allCommands.flatMap((command) => {
    const edge = effectiveEdge(snapshot, side, command);
    const stands = (rosterOf(snapshot, side, command)?.stands ?? []).filter((id) => {
      const place = placeOf(snapshot, id);
      return place === 'flank' || place === 'reserve';
    });
    return edge && stands.length > 0 ? [{ command, edge, stands }] : [];
  });
