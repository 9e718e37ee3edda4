import { encoded, syncMessage } from '@vexillum/protocol';
import * as encoding from 'lib0/encoding';
import { messageYjsSyncStep1, messageYjsSyncStep2, messageYjsUpdate } from 'y-protocols/sync';

const syncBytes = (step: number, bytes: Uint8Array): Uint8Array =>
  encoded((encoder) => {
    encoding.writeVarUint(encoder, syncMessage);
    encoding.writeVarUint(encoder, step);
    encoding.writeVarUint8Array(encoder, bytes);
  });

/** "This is what I have": asks the other for the rest. */
export const stepOneMessage = (stateVector: Uint8Array): Uint8Array => syncBytes(messageYjsSyncStep1, stateVector);
/** The answer to a step one. */
export const stepTwoMessage = (update: Uint8Array): Uint8Array => syncBytes(messageYjsSyncStep2, update);
export const updateMessage = (update: Uint8Array): Uint8Array => syncBytes(messageYjsUpdate, update);

/** An update that says nothing: no structs, no deletes. */
export const isEmptyUpdate = (update: Uint8Array): boolean => update.length <= 2 && update.every((byte) => byte === 0);

export const STEP_ONE = messageYjsSyncStep1;
export const STEP_TWO = messageYjsSyncStep2;
export const UPDATE = messageYjsUpdate;
