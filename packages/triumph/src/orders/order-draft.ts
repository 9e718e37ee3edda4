import { type SideId, secretOf, type Snapshot } from '@vexillum/model';
import { Value } from '@sinclair/typebox/value';
import type { CommandNumber } from '../armies/army-draft.ts';
import type { FlankEdge } from '../deployment/flank-edge.ts';
import { cpPayload, flankPayload, rosterPayload } from '../deployment/payloads.ts';
import { flankOf, modifierOf, rosterOf } from '../deployment/sealed.ts';
import { allCommands } from '../deployment/slots.ts';

/** What a side's team has in mind for a command: the record `order:1` to `order:3` of its plan document. */
export interface CommandDraft {
  readonly stands: readonly string[];
  readonly general: string | null;
  readonly ally: boolean;
  readonly edge: FlankEdge | 'none';
  readonly mod: -1 | 0 | 1;
  /** Where its marker shall lie, along the base edge, in thousandths of an MU from red's left. */
  readonly at?: number;
}

export type OrdersDraft = Readonly<Record<CommandNumber, CommandDraft>>;

export const orderKey = (command: CommandNumber): string => `order:${command}`;

export const emptyOrder: CommandDraft = { stands: [], general: null, ally: false, edge: 'none', mod: 0 };

const sortedOnce = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

/** A teammate's browser wrote it, so nothing about it is believed: a part that is none of ours is left out. */
const readOrder = (value: unknown): CommandDraft => {
  if (typeof value !== 'object' || value === null) return emptyOrder;
  const { stands, general, ally, edge, mod, at } = value as Partial<Record<keyof CommandDraft, unknown>>;
  const roster = { stands, general: general ?? null, ally: ally ?? false };
  const flank = { edge };
  const points = { mod };
  const isPlace = Number.isSafeInteger(at);
  return {
    ...emptyOrder,
    ...(Value.Check(rosterPayload, roster) ? { ...roster, stands: sortedOnce(roster.stands) } : {}),
    ...(Value.Check(flankPayload, flank) ? { edge: flank.edge } : {}),
    ...(Value.Check(cpPayload, points) ? { mod: points.mod } : {}),
    ...(isPlace ? { at: at as number } : {}),
  };
};

const forEachCommand = (make: (command: CommandNumber) => CommandDraft): OrdersDraft => ({
  1: make(1),
  2: make(2),
  3: make(3),
});

/** The team's draft out of the plan document's root map `order`. */
export const draftOf = (planOrders: ReadonlyMap<string, unknown>): OrdersDraft =>
  forEachCommand((command) => readOrder(planOrders.get(orderKey(command))));

/** The draft as it goes into the plan document. */
export const planOrdersOf = (draft: OrdersDraft): Map<string, CommandDraft> =>
  new Map(allCommands.map((command) => [orderKey(command), draft[command]]));

const ownStands = (snapshot: Snapshot, side: SideId): string[] =>
  [...snapshot.public.stand].filter(([, stand]) => stand.side === side).map(([id]) => id);

/** As the army file splits the army. */
const asBrought = (snapshot: Snapshot, side: SideId, command: CommandNumber): CommandDraft => {
  const stands = ownStands(snapshot, side)
    .filter((id) => secretOf(snapshot, id)?.command === command)
    .sort();
  const general = stands.find((id) => secretOf(snapshot, id)?.general) ?? null;
  return { ...emptyOrder, stands, general, ally: stands.some((id) => secretOf(snapshot, id)?.ally === true) };
};

/** A draft to begin with: what the side has sealed already, else its army as the file splits it, nobody marching. */
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
