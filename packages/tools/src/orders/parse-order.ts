import { LineReader } from './line-reader.ts';
import { nameIndexOf } from './name-index.ts';
import type { Order, OrderProblem, OrderWords } from './order.ts';
import { problemOf } from './problem-of.ts';
import { readOrder } from './read-order.ts';

/** In characters. */
export const ORDER_LIMIT = 500;

export const isOrderProblem = (parsed: Order | OrderProblem): parsed is OrderProblem => parsed.kind === 'problem';

const problem = (code: OrderProblem['code'], understood: string, expected: readonly string[] = []): OrderProblem => ({
  kind: 'problem',
  understood,
  at: '',
  code,
  expected,
});

/** Whether it is for nobody, where somebody is needed: nobody is selected, or the named command has nobody there. */
const isForNobody = (order: Order): boolean => 'ids' in order && order.kind !== 'select' && order.ids.length === 0;

/** A line with what could have stood where. */
export const readLine = (
  line: string,
  words: OrderWords,
): { readonly reader: LineReader; readonly order: Order | undefined } => {
  const reader = new LineReader(line, nameIndexOf(words), words.selection);
  return { reader, order: readOrder(reader, words) };
};

/** What a typed or spoken line asks for, or why it was not understood. Takes any text. */
export const parseOrder = (text: string, words: OrderWords): Order | OrderProblem => {
  if (text.trim() === '') return problem('empty', '');
  if (text.length > ORDER_LIMIT) return problem('too-much', text.slice(0, ORDER_LIMIT));
  const { reader, order } = readLine(text, words);
  if (!order) return problemOf(reader, words.language);
  return isForNobody(order) ? problem('nobody-selected', text.trim(), namesOfOwn(reader)) : order;
};

const namesOfOwn = (reader: LineReader): string[] =>
  reader.names.all
    .filter((entry) => entry.isOwn && entry.isOnBoard)
    .slice(0, 4)
    .flatMap((entry) => entry.names[0] ?? []);
