import { hasKeys, isHex32, isPlain, isText } from '../shape.ts';

/** What an entry seals: for each slot its commitment, in the order of the slots' names. */
export interface Seals {
  readonly side: string;
  readonly slots: readonly SealedSlot[];
}

export interface SealedSlot {
  readonly k: string;
  readonly c: string;
}

/** What an entry makes public of what was sealed. */
export interface Openings {
  readonly side: string;
  readonly slots: readonly OpenedSlot[];
}

export interface OpenedSlot {
  readonly k: string;
  readonly p: unknown;
  readonly salt: string;
}

export const isSeals = (value: unknown): value is Seals =>
  isSlots(value, (slot) => isPlain(slot) && hasKeys(slot, ['k', 'c']) && isText(slot['k']) && isHex32(slot['c']));

export const isOpenings = (value: unknown): value is Openings =>
  isSlots(
    value,
    (slot) => isPlain(slot) && hasKeys(slot, ['k', 'p', 'salt']) && isText(slot['k']) && isHex32(slot['salt']),
  );

const isSlots = (value: unknown, isSlot: (slot: unknown) => boolean): boolean =>
  isPlain(value) &&
  hasKeys(value, ['side', 'slots']) &&
  isText(value['side']) &&
  Array.isArray(value['slots']) &&
  value['slots'].length > 0 &&
  value['slots'].every(isSlot) &&
  areInOrder(value['slots'] as { readonly k: string }[]);

/** By UTF-16 code units, each slot once. */
const areInOrder = (slots: readonly { readonly k: string }[]): boolean =>
  slots.every(({ k }, index) => index === 0 || (slots[index - 1] as { readonly k: string }).k < k);
