import { type Json, type SideId, type TSchema, Type } from '@vexillum/model';
import { Value } from '@sinclair/typebox/value';
import type { CommandNumber } from '../armies/army-draft.ts';
import { cpPayload, flankPayload, rosterPayload } from '../deployment/payloads.ts';
import { allCommands } from '../deployment/slots.ts';
import { type CommandDraft, forEachCommand, type OrdersDraft, suggestedDraft } from './order-draft.ts';
import { secretOf, type Snapshot } from '../records/table.ts';

/**
 * What a team changes of its draft lies in its plan document's root map `order`, one record for each stand that goes elsewhere and for each
 * line of a command: `in:STAND` holds `{command}`, `edge:2` holds `{edge}`, and so on. So two teammates who change different things at
 * the same moment both keep what they did.
 */
const parts = {
  general: rosterPayload.properties.general,
  ally: rosterPayload.properties.ally,
  edge: flankPayload.properties.edge,
  mod: cpPayload.properties.mod,
  /** Where its marker is to lie. */
  at: Type.Integer(),
} as const satisfies Partial<Record<keyof CommandDraft, TSchema>>;

type Part = keyof typeof parts;
const partNames = Object.keys(parts) as Part[];

const partKey = (part: Part, command: CommandNumber): string => `${part}:${command}`;
const standKey = (stand: string): string => `in:${stand}`;

const commandOf = Type.Union([...allCommands.map((command) => Type.Literal(command)), Type.Null()]);

/** A teammate's browser wrote it, so nothing about it is believed: what is none of ours is as if it were not there. */
const memberOf = (record: unknown, name: string, schema: TSchema): unknown => {
  const value = typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[name] : undefined;
  return Value.Check(schema, value) ? value : undefined;
};

const ownStands = (snapshot: Snapshot, side: SideId): string[] =>
  [...snapshot.public.stand]
    .flatMap(([id, stand]) => (stand.side === side && secretOf(snapshot, id) ? [id] : []))
    .sort();

const homeIn = (draft: OrdersDraft, stand: string): CommandNumber | null =>
  allCommands.find((command) => draft[command].stands.includes(stand)) ?? null;

type Written = ReadonlyMap<string, unknown>;

const standsIn = (snapshot: Snapshot, side: SideId, suggested: OrdersDraft, written: Written) => {
  const homes = ownStands(snapshot, side).map((id): readonly [string, CommandNumber | null] => {
    const moved = memberOf(written.get(standKey(id)), 'command', commandOf) as CommandNumber | null | undefined;
    return [id, moved === undefined ? homeIn(suggested, id) : moved];
  });
  return (command: CommandNumber): string[] => homes.flatMap(([id, home]) => (home === command ? [id] : []));
};

const partsIn = (written: Written, command: CommandNumber): Partial<CommandDraft> =>
  Object.fromEntries(
    partNames.flatMap((part) => {
      const value = memberOf(written.get(partKey(part, command)), part, parts[part]);
      return value === undefined ? [] : [[part, value]];
    }),
  );

/** The team's draft: what the side has sealed or its army as it came, with what the team has changed. A general who went elsewhere leads no more. */
export const draftOf = (snapshot: Snapshot, side: SideId, written: Written): OrdersDraft => {
  const suggested = suggestedDraft(snapshot, side);
  const membersOf = standsIn(snapshot, side, suggested, written);
  return forEachCommand((command) => {
    const stands = membersOf(command);
    const order = { ...suggested[command], ...partsIn(written, command) };
    const leads = order.general !== null && stands.includes(order.general);
    return { ...order, stands, general: leads ? order.general : null };
  });
};

const plannedParts = ['edge', 'mod'] as const satisfies readonly Part[];

/**
 * What a player had in mind for their commands when they built the army, to be written in the plan document when they bring it. Their browser kept it,
 * so nothing about it is believed; where they had nothing in mind nothing is written.
 */
export const plannedOrders = (plans: unknown): ReadonlyMap<string, Json> =>
  new Map(
    allCommands.flatMap((command) => {
      const plan = memberOf(plans, String(command), Type.Object({}));
      return plannedParts.flatMap((part): [string, Json][] => {
        const value = memberOf(plan, part, parts[part]) as Json | undefined;
        return value === undefined ? [] : [[partKey(part, command), { [part]: value }]];
      });
    }),
  );

/** What is to be written in the plan document for the draft to become another one. */
export const draftChanges = (before: OrdersDraft, after: OrdersDraft): ReadonlyMap<string, Json> => {
  const changes = new Map<string, Json>();
  const ids = new Set(allCommands.flatMap((command) => [...before[command].stands, ...after[command].stands]));
  for (const id of ids)
    if (homeIn(before, id) !== homeIn(after, id)) changes.set(standKey(id), { command: homeIn(after, id) });
  for (const command of allCommands)
    for (const part of partNames) {
      const value = after[command][part];
      if (value !== undefined && value !== before[command][part])
        changes.set(partKey(part, command), { [part]: value });
    }
  return changes;
};
