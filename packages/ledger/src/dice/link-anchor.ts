import { hasKeys, isCount, isHex32, isListOf, isPlain, isText } from '../shape.ts';

/** Where the chain begins whose links a device gives for the rolls of one opposing seat: link number k for roll number k, once. */
export interface LinkAnchor {
  /** Whose rolls. */
  readonly seat: string;
  /** The number of that seat's own dice chain. */
  readonly c: number;
  /** Link number 0; number k leads to it by k hashes. */
  readonly anchor: string;
}

const isLinkAnchor = (value: unknown): value is LinkAnchor =>
  isPlain(value) &&
  hasKeys(value, ['seat', 'c', 'anchor']) &&
  isText(value['seat']) &&
  isCount(value['c']) &&
  isHex32(value['anchor']);

/** As many as a table has seats, and some to spare. */
const MOST = 32;

export const isLinkAnchors = (value: unknown): value is readonly LinkAnchor[] =>
  isListOf(value, isLinkAnchor) && value.length > 0 && value.length <= MOST;
