import type { SideId } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import type { FlankEdge } from '../deployment/flank-edge.ts';
import { flankOf, modifierOf, rosterOf } from '../deployment/sealed.ts';
import { secretOf, type Snapshot } from '../records/table.ts';

/** What a side's team has in mind for a command. */
export interface CommandDraft {
  readonly stands: readonly string[];
  readonly general: string | null;
  readonly ally: boolean;
  readonly edge: FlankEdge | 'none';
  readonly mod: -1 | 0 | 1;
  /** Where its marker is to lie, along the base edge, in thousandths of an MU from red's left. */
  readonly at?: number;
}

export type OrdersDraft = Readonly<Record<CommandNumber, CommandDraft>>;

export const emptyOrder: CommandDraft = { stands: [], general: null, ally: false, edge: 'none', mod: 0 };

const sortedOnce = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

export const forEachCommand = (make: (command: CommandNumber) => CommandDraft): OrdersDraft => ({
  1: make(1),
  2: make(2),
  3: make(3),
});

const ownStands = (snapshot: Snapshot, side: SideId, command: CommandNumber): string[] =>
  [...(snapshot.sides[side]?.stand ?? [])].flatMap(([id, secret]) =>
    secret.command === command && snapshot.public.stand.get(id)?.side === side ? [id] : [],
  );

/** As the army file splits the army. */
const asBrought = (snapshot: Snapshot, side: SideId, command: CommandNumber): CommandDraft => {
  const stands = ownStands(snapshot, side, command).sort();
  const general = stands.find((id) => secretOf(snapshot, id)?.general) ?? null;
  const ally = stands.some((id) => secretOf(snapshot, id)?.ally === true);
  return { ...emptyOrder, stands, general, ally, edge: flankOf(snapshot, side, command) ?? 'none' };
};

/** A draft to begin with: what the side has sealed already, otherwise its army as the file splits it, marching as was announced. */
export const suggestedDraft = (snapshot: Snapshot, side: SideId): OrdersDraft =>
  forEachCommand((command) => {
    const roster = rosterOf(snapshot, side, command);
    if (!roster) return asBrought(snapshot, side, command);
    return {
      ...roster,
      edge: flankOf(snapshot, side, command) ?? 'none',
      mod: modifierOf(snapshot, side, command) ?? 0,
    };
  });

/** The draft with these stands in a command, or with `null` in none. A general who goes elsewhere leads no more. */
export const withStandsIn = (draft: OrdersDraft, ids: readonly string[], command: CommandNumber | null): OrdersDraft =>
  forEachCommand((each) => {
    const { stands, general, ...others } = draft[each];
    if (each === command) return { ...others, general, stands: sortedOnce([...stands, ...ids]) };
    const isGone = general !== null && ids.includes(general);
    return { ...others, general: isGone ? null : general, stands: stands.filter((id) => !ids.includes(id)) };
  });
