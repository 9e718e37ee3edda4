import { type Static, type TSchema, Type } from '@vexillum/model';
import { STANDS_LIMIT } from '../armies/army-file.ts';
import { flankEdges } from './flank-edge.ts';
import type { SlotKind } from './slots.ts';

const exactly = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const standId = Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,64}$' });
const oneOf = <const Value extends string | number>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map((value) => Type.Literal(value))));

/** Who is in a command: ids in ascending order, without their types. */
export const rosterPayload = exactly({
  stands: Type.Array(standId, { maxItems: STANDS_LIMIT }),
  general: Type.Union([standId, Type.Null()]),
  ally: Type.Boolean(),
});
export const flankPayload = exactly({ edge: oneOf(['none', ...flankEdges]) });
export const cpPayload = exactly({ mod: oneOf([-1, 0, 1]) });
export const markerPayload = exactly({ command: oneOf([1, 2, 3]) });

const troopCode = Type.String({ pattern: '^[A-Z]{2,4}$' });
/** Nothing but a stand (`m: 0`), or a masquerade: what comes in its place (nothing for people who do not fight), and with whom it poses. */
export const standPayload = Type.Union([
  exactly({ m: Type.Literal(0) }),
  exactly({
    m: Type.Literal(1),
    real: Type.Array(troopCode, { maxItems: 2 }),
    pair: Type.Union([standId, Type.Null()]),
  }),
]);

export type Roster = Static<typeof rosterPayload>;
export type FlankOrder = Static<typeof flankPayload>;
export type PointsOrder = Static<typeof cpPayload>;
export type MarkerOrder = Static<typeof markerPayload>;
export type StandTruth = Static<typeof standPayload>;
export type Masquerade = Extract<StandTruth, { readonly m: 1 }>;

/** The shape of what each kind of slot holds. */
export const payloadSchemas = {
  roster: rosterPayload,
  flank: flankPayload,
  cp: cpPayload,
  marker: markerPayload,
  stand: standPayload,
} as const satisfies Record<SlotKind, TSchema>;

export const anyPayload = Type.Union(Object.values(payloadSchemas));
