import type { SideId } from '@vexillum/model';
import {
  allCommands,
  type CommandNumber,
  enteredIn,
  type FlankEdge,
  flankOf,
  type OrdersDraft,
  type Snapshot,
} from '../../rules/index.ts';

export interface UnsaidMarch {
  readonly command: CommandNumber;
  readonly edge: FlankEdge | 'none';
}

/** The commands that the team's draft has march otherwise than everybody has been told. */
export const unsaidMarches = (snapshot: Snapshot, side: SideId, draft: OrdersDraft): readonly UnsaidMarch[] =>
  allCommands.flatMap((command) => {
    const { edge } = draft[command];
    const isIn = enteredIn(snapshot, side, command) !== undefined;
    return isIn || edge === (flankOf(snapshot, side, command) ?? 'none') ? [] : [{ command, edge }];
  });
