/** Ids of the newest actions that are known at least, and twice as many at most. */
const KEPT = 10_000;

/** As a stored snapshot has them, the older first. */
export type SavedIds = readonly (readonly [id: string, seq: number])[];

/**
 * Which entry each of the newest ids went to: who sends one again gets the same answer. A room may have thousands, and no more than that: the
 * oldest are forgotten ten thousand at a time.
 */
export class KnownIds {
  #young = new IdBook();
  #old = new IdBook();
  /** As they were saved, until somebody acts: whoever opens the table need not wait for twenty thousand of them. */
  #unread: SavedIds | undefined;

  constructor(saved: SavedIds = []) {
    if (saved.length > 0) this.#unread = saved;
  }

  get(id: string): number | undefined {
    this.#read();
    return this.#young.get(id) ?? this.#old.get(id);
  }

  add(id: string, seq: number): void {
    this.#read();
    this.#note(id, seq);
  }

  save(): SavedIds {
    return this.#unread ?? [...this.#old.all(), ...this.#young.all()];
  }

  #read(): void {
    const unread = this.#unread;
    if (!unread) return;
    this.#unread = undefined;
    this.#young = new IdBook(Math.min(unread.length, KEPT));
    for (const [at, [id, seq]] of unread.entries()) this.#note(id, seq, unread.length - at - 1);
  }

  /** `left`: how many are to follow at once. */
  #note(id: string, seq: number, left = 0): void {
    this.#young.add(id, seq);
    if (this.#young.size < KEPT) return;
    this.#old = this.#young;
    this.#young = new IdBook(Math.min(left, KEPT));
  }
}

/** Of a UUID, and the entry behind it. */
const WORDS = 4;
const ROW = WORDS + 1;
const FIRST_ROWS = 16;

/**
 * Ids and the entries that they went to. UUIDs, which all actions of players have, lie as numbers: 28 to 56 bytes each with their place in the
 * index, a third of what texts in a map take, and nothing that the collection of garbage has to walk through.
 */
class IdBook {
  /** Whatever is no UUID in lower case: the server's own. */
  readonly #others = new Map<string, number>();
  #rows: Uint32Array;
  /** By what an id comes to, the number of its row plus one; 0 is free. At least half of it is. */
  #index: Uint32Array;
  #count = 0;
  readonly #asked = new Uint32Array(WORDS);

  /** With room for so many UUIDs from the first. */
  constructor(expected = 0) {
    let rows = FIRST_ROWS;
    while (rows <= expected) rows *= 2;
    this.#rows = new Uint32Array(rows * ROW);
    this.#index = new Uint32Array(rows * 2);
  }

  get size(): number {
    return this.#count + this.#others.size;
  }

  get(id: string): number | undefined {
    if (!readUuid(id, this.#asked)) return this.#others.get(id);
    const row = this.#index[this.#placeOf(this.#asked)] ?? 0;
    return row === 0 ? undefined : this.#rows[row * ROW - 1];
  }

  add(id: string, seq: number): void {
    if (!readUuid(id, this.#asked)) {
      this.#others.set(id, seq);
      return;
    }
    const place = this.#placeOf(this.#asked);
    const known = this.#index[place] ?? 0;
    if (known > 0) {
      this.#rows[known * ROW - 1] = seq;
      return;
    }
    this.#rows.set(this.#asked, this.#count * ROW);
    this.#rows[this.#count * ROW + WORDS] = seq;
    this.#index[place] = ++this.#count;
    if (this.#count * ROW === this.#rows.length) this.#grow();
  }

  all(): SavedIds {
    const texts = uuidsOf(this.#rows, this.#count);
    const uuids = Array.from(
      { length: this.#count },
      (_, row) =>
        [texts.slice(row * UUID_LENGTH, (row + 1) * UUID_LENGTH), this.#rows[row * ROW + WORDS] as number] as const,
    );
    return [...this.#others, ...uuids];
  }

  /** Where the id is, or would be. Whoever chooses ids that come to the same makes their own table look at a few thousand numbers, and no more. */
  #placeOf(id: Uint32Array): number {
    const last = this.#index.length - 1;
    for (let place = mixed(id) & last; ; place = (place + 1) & last) {
      const row = this.#index[place] ?? 0;
      if (row === 0 || this.#isAt((row - 1) * ROW, id)) return place;
    }
  }

  #isAt(at: number, id: Uint32Array): boolean {
    for (let word = 0; word < WORDS; word++) if (this.#rows[at + word] !== id[word]) return false;
    return true;
  }

  #grow(): void {
    const rows = new Uint32Array(this.#rows.length * 2);
    rows.set(this.#rows);
    this.#rows = rows;
    this.#index = new Uint32Array(this.#index.length * 2);
    for (let row = 0; row < this.#count; row++)
      this.#index[this.#placeOf(rows.subarray(row * ROW, row * ROW + WORDS))] = row + 1;
  }
}

/** Murmur's last step, word after word: ids that count up differ in their last digits alone. */
const mixed = (id: Uint32Array): number => {
  let hash = 0;
  for (let word = 0; word < WORDS; word++) {
    hash = Math.imul(hash ^ (id[word] as number), 0x85eb_ca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
};

const UUID_LENGTH = 36;
const DASH = 45;
/** Where the digits of a UUID lie, four and four. */
const FOURS = [0, 4, 9, 14, 19, 24, 28, 32] as const;
const DASHES = [8, 13, 18, 23] as const;

/** Four digits of lower-case hex, or -1 where one is none. */
const fourAt = (id: string, from: number): number => {
  let value = 0;
  for (let at = from; at < from + 4; at++) {
    const code = id.charCodeAt(at);
    if (code >= 48 && code <= 57) value = (value << 4) | (code - 48);
    else if (code >= 97 && code <= 102) value = (value << 4) | (code - 87);
    else return -1;
  }
  return value;
};

/** Whether this is a UUID in lower case; then its words. */
const readUuid = (id: string, words: Uint32Array): boolean => {
  if (id.length !== UUID_LENGTH) return false;
  for (const at of DASHES) if (id.charCodeAt(at) !== DASH) return false;
  for (let word = 0; word < WORDS; word++) {
    const high = fourAt(id, FOURS[2 * word] as number);
    const low = fourAt(id, FOURS[2 * word + 1] as number);
    if (high < 0 || low < 0) return false;
    words[word] = (high << 16) | low;
  }
  return true;
};

const digits = new TextEncoder().encode('0123456789abcdef');
const decoder = new TextDecoder();

/** So many UUIDs one behind the other: of one text that was made at once, parts cost next to nothing. */
const uuidsOf = (rows: Uint32Array, count: number): string => {
  const bytes = new Uint8Array(count * UUID_LENGTH).fill(DASH);
  for (let row = 0; row < count; row++) {
    for (let four = 0; four < FOURS.length; four++) {
      const value = (rows[row * ROW + (four >> 1)] as number) >>> (four & 1 ? 0 : 16);
      const to = row * UUID_LENGTH + (FOURS[four] as number);
      for (let digit = 0; digit < 4; digit++) bytes[to + digit] = digits[(value >> (12 - 4 * digit)) & 15] as number;
    }
  }
  return decoder.decode(bytes);
};
