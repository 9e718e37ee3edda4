import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { splitRecord } from '@vexillum/table/entry-texts';

/** The record that says with which key a data folder is encrypted. */
export const KEY_OF_FOLDER = 'at-rest!key';

const CIPHER = 'aes-256-gcm';
const MAGIC = Buffer.from('VexillumSealed1\0');
const ID = 8;
const NONCE = 12;
const TAG = 16;
const HEAD = MAGIC.length + ID + NONCE + TAG;
const TEXT = 'sealed:';
const IN_ENTRY = `,"sealed":"${TEXT}`;
/** Keys of tables are derived once: it takes some microseconds. */
const MOST_KEYS = 1000;

/**
 * Small records whose values open something, call somebody's browser, or repeat what was said within a side; all others are fingerprints, names and
 * times.
 */
const secretRecords = ['keys!', 'server!', 'report!', 'push!'];

/** It was sealed with another key, or at another place, or somebody has changed it. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened';
}

/**
 * Encrypts what nobody may read who has the disk and not the key: AES-256-GCM, a key derived for each table, a nonce drawn for each row, and the
 * row's place as associated data, so that no row can be put in another's place. What is public stays as it is: a chain can be checked without the
 * key. Rows that were written before there was a key are read as they are.
 */
export class AtRest {
  readonly #key: Uint8Array;
  /** Says which key something was sealed with, and nothing about it: 16 hex digits. */
  readonly id: string;
  readonly #keys = new Map<string, Buffer>();

  /** 32 bytes. */
  constructor(key: Uint8Array) {
    this.#key = key;
    this.id = this.#derive('id').subarray(0, ID).toString('hex');
  }

  /** A stored entry: its public part stays, what goes with it is sealed where a side's secret or somebody's result is in it. */
  sealEntry(table: string, seq: number, value: string): string {
    if (!value.includes('"secrets":') && !value.includes('"result":')) return value;
    const [entry, rest] = splitRecord(value);
    return rest === '' ? value : `${entry}${IN_ENTRY}${this.#seal(table, ['entry', seq], rest).toString('base64')}"}`;
  }

  openEntry(table: string, seq: number, value: string): string {
    const at = value.endsWith('"}') ? value.lastIndexOf(IN_ENTRY) : -1;
    if (at < 0 || value.indexOf('"', at + IN_ENTRY.length) !== value.length - 2) return value;
    const sealed = Buffer.from(value.slice(at + IN_ENTRY.length, -2), 'base64');
    return `${value.slice(0, at)},${this.#open(table, ['entry', seq], sealed).toString()}}`;
  }

  sealSnapshot(table: string, seq: number, value: string): string {
    return TEXT + this.#seal(table, ['snapshot', seq], value).toString('base64');
  }

  openSnapshot(table: string, seq: number, value: string): string {
    return this.#openText(table, ['snapshot', seq], value);
  }

  /** Without its number: a plan that is written anew counts from the beginning, and the order of its updates says nothing. */
  sealPlan(table: string, document: string, value: Uint8Array): Uint8Array {
    return this.#seal(table, ['plan', document], value);
  }

  openPlan(table: string, document: string, value: Uint8Array): Uint8Array {
    const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    return isSealed(bytes) ? this.#open(table, ['plan', document], bytes) : value;
  }

  sealRecord(key: string, value: string): string {
    if (!secretRecords.some((kind) => key.startsWith(kind))) return value;
    return TEXT + this.#seal('', ['record', key], value).toString('base64');
  }

  openRecord(key: string, value: string): string {
    return secretRecords.some((kind) => key.startsWith(kind)) ? this.#openText('', ['record', key], value) : value;
  }

  #openText(table: string, place: readonly (string | number)[], value: string): string {
    if (!value.startsWith(TEXT)) return value;
    return this.#open(table, place, Buffer.from(value.slice(TEXT.length), 'base64')).toString();
  }

  /** The magic, the key's id, nonce, tag, and what is sealed. */
  #seal(table: string, place: readonly (string | number)[], plain: string | Uint8Array): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.#keyOf(table), nonce).setAAD(aad(table, place));
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([MAGIC, Buffer.from(this.id, 'hex'), nonce, cipher.getAuthTag(), sealed]);
  }

  #open(table: string, place: readonly (string | number)[], bytes: Buffer): Buffer {
    if (!isSealed(bytes)) throw new NotOpened('it is sealed in a way that this version does not know');
    const id = bytes.toString('hex', MAGIC.length, MAGIC.length + ID);
    if (id !== this.id) throw new NotOpened(`it is sealed with the key ${id}, and the key that is set is ${this.id}`);
    const nonce = bytes.subarray(MAGIC.length + ID, HEAD - TAG);
    const decipher = createDecipheriv(CIPHER, this.#keyOf(table), nonce, { authTagLength: TAG });
    decipher.setAAD(aad(table, place)).setAuthTag(bytes.subarray(HEAD - TAG, HEAD));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(HEAD)), decipher.final()]);
    } catch {
      throw new NotOpened('it was changed, or belongs to another place');
    }
  }

  #keyOf(table: string): Buffer {
    const known = this.#keys.get(table) ?? this.#derive(`table ${table}`);
    if (this.#keys.size >= MOST_KEYS) this.#keys.clear();
    this.#keys.set(table, known);
    return known;
  }

  #derive(use: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#key, '', `vexillum at rest 1 ${use}`, 32));
  }
}

const isSealed = (bytes: Buffer): boolean => bytes.length >= HEAD && bytes.subarray(0, MAGIC.length).equals(MAGIC);

const aad = (table: string, place: readonly (string | number)[]): Buffer =>
  Buffer.from(JSON.stringify([table, ...place]));
