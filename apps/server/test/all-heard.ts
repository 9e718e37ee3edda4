import { readType } from '@vexillum/protocol';
import * as decoding from 'lib0/decoding';
import * as Y from 'yjs';
import type { TestBrowser } from './test-browser.ts';

const YJS = 0;
const STEP_ONE = 0;

/** What differs in every run: hashes, salts, signatures, tokens of names and of links, codes, ids of actions, connections and tables, the date of an answer. As long as it was. */
const blank = (text: string, random: readonly string[]): string =>
  random
    .reduce((blanked, word) => blanked.replaceAll(word, '?'.repeat(word.length)), text)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '?'.repeat(36))
    // In a file in the order of their tokens, which chance gave.
    .replaceAll(/(?<="names":\{)("~[^}]*\},?)+/g, (names) => '?'.repeat(names.length))
    .replaceAll(/~[0-9a-f]{32}/g, '?'.repeat(33))
    .replaceAll(/[0-9a-f]{64,128}/g, (hex) => '?'.repeat(hex.length))
    .replaceAll(/(?<="from":")[a-z2-7]{8}/g, '?'.repeat(8))
    .replaceAll(/(?<="s_[^=]+=)[^;]+/g, (session) => '?'.repeat(session.length))
    .replaceAll(/(?<="recovery":")[a-z0-9-]{24}/g, '?'.repeat(24))
    .replaceAll(/(?<="date":")[^"]{29}/g, '?'.repeat(29));

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];
type Loose = { readonly [key: string]: unknown };

const clockOf = (id: unknown): unknown =>
  typeof id === 'object' && id !== null ? (id as { clock?: number }).clock : id;

const contentOf = (content: object | undefined): unknown => {
  const { getContent } = (content ?? {}) as { getContent?: () => unknown[] };
  return content?.constructor.name === 'ContentType' ? 'type' : getContent?.call(content);
};

/** Everything about a piece of a document but its writer's number, which chance gave. */
const plainStruct = (struct: Struct): unknown => {
  const { id, length, origin, rightOrigin, parent, parentSub, content } = struct as unknown as Loose & {
    content?: object;
  };
  return [
    struct.constructor.name,
    clockOf(id),
    length,
    clockOf(origin),
    clockOf(rightOrigin),
    clockOf(parent),
    parentSub,
  ].concat([content?.constructor.name, contentOf(content)]);
};

const plainUpdate = (bytes: Uint8Array): string => {
  const { structs, ds } = Y.decodeUpdate(bytes);
  const deleted = [...ds.clients.values()].map((items) => JSON.stringify(items.map(({ clock, len }) => [clock, len])));
  // The order of its writers is that of their numbers, which chance gave.
  const writers = [...new Set(structs.map(({ id }) => id.client))];
  const written = writers.map((writer) =>
    JSON.stringify(structs.filter(({ id }) => id.client === writer).map(plainStruct)),
  );
  return `${written.sort().join()} ${deleted.sort().join()}`;
};

const plainMessage = (message: Buffer): string => {
  const { type, decoder } = readType(message);
  if (type !== YJS) return message.toString('latin1');
  const step = decoding.readVarUint(decoder);
  const bytes = decoding.readVarUint8Array(decoder);
  if (step === STEP_ONE) return `state of ${Y.decodeStateVector(bytes).size}`;
  return `step ${step} ${plainUpdate(bytes)}`;
};

/** Whether the message is a document, or what a reader lacks of it. */
export const isDocument = (message: Buffer): boolean => {
  const { type, decoder } = readType(message);
  return type === YJS && decoding.readVarUint(decoder) !== STEP_ONE;
};

/**
 * Every message and every answer that a browser was sent, in order, with its length: a text that two runs share unless one of them was told
 * something that the other was not. Only what chance makes different in every run is blanked, at its length.
 */
export const allHeard = (browser: TestBrowser, random: readonly string[]): string[] => {
  const answers = browser.received.map((answer) => answer.toString('latin1'));
  const messages = browser.wires.flatMap((wire, index) =>
    wire.messages.map((message) => `wire ${index}: ${plainMessage(message)}`),
  );
  return [...answers, ...messages].map((text) => blank(text, random)).map((text) => `${text.length} ${text}`);
};
