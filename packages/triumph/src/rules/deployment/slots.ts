import { markerLetters } from '../records/marker.ts';

export const allCommands = [1, 2, 3] as const;
export type CommandNumber = (typeof allCommands)[number];
export type MarkerLetter = (typeof markerLetters)[number];

export const orderParts = ['roster', 'flank', 'cp'] as const;
export type OrderPart = (typeof orderParts)[number];

/** A place for one secret that everyone knows to exist. */
export type Slot =
  | { readonly kind: OrderPart; readonly command: CommandNumber }
  | { readonly kind: 'marker'; readonly letter: MarkerLetter }
  /** What a stand is in truth, where its army has masquerades. */
  | { readonly kind: 'stand'; readonly stand: string };

export type SlotKind = Slot['kind'];

/** Its name in seals and openings: `cmd.2.flank`, `marker.B`, `stand.ID`. */
export const slotName = (slot: Slot): string => {
  if (slot.kind === 'marker') return `marker.${slot.letter}`;
  return slot.kind === 'stand' ? `stand.${slot.stand}` : `cmd.${slot.command}.${slot.kind}`;
};

export const orderSlot = (command: CommandNumber, part: OrderPart): string => slotName({ kind: part, command });
export const markerSlot = (letter: MarkerLetter): string => slotName({ kind: 'marker', letter });
export const standSlot = (stand: string): string => slotName({ kind: 'stand', stand });

/** The orders of so many commands: three slots each, sealed together. */
export const orderSlots = (commands: readonly CommandNumber[] = allCommands): string[] =>
  commands.flatMap((command) => orderParts.map((part) => orderSlot(command, part)));

export const markerSlots = (letters: readonly MarkerLetter[] = markerLetters): string[] => letters.map(markerSlot);

const known: ReadonlyMap<string, Slot> = new Map([
  ...allCommands.flatMap((command) =>
    orderParts.map((kind): readonly [string, Slot] => [orderSlot(command, kind), { kind, command }]),
  ),
  ...markerLetters.map((letter): readonly [string, Slot] => [markerSlot(letter), { kind: 'marker', letter }]),
]);

const STAND_SLOT = /^stand\.([A-Za-z0-9_.:-]{1,64})$/;

const standSlotNamed = (name: string): Slot | undefined => {
  const stand = STAND_SLOT.exec(name)?.[1];
  return stand === undefined ? undefined : { kind: 'stand', stand };
};

/** What the name stands for; `undefined` for names that are none of ours. */
export const slotNamed = (name: string): Slot | undefined => known.get(name) ?? standSlotNamed(name);
