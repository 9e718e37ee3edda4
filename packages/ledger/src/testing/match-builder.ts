import { canonicalJson } from '../canonical-json.ts';
import { NAME_DEVICE } from '../countersigns/device-key.ts';
import { DiceBook } from '../dice/dice-book.ts';
import { DiceMaster } from './dice-master.ts';
import type { Asked, DiceRequest } from '../dice/dice-request.ts';
import type { DiceDraw } from '../dice/draw.ts';
import type { Opposite } from '../dice/opposite.ts';
import { type ChainHead, NO_PREDECESSOR, sealEntry } from '../entry.ts';
import { newSigningKey, publicKeyOf, signHead } from '../heads/signing.ts';
import type { LedgerEntry } from '../match/ledger-entry.ts';
import type { MatchFile, MatchSecret, MatchView } from '../match/match-file.ts';
import { PieceWatch } from '../match/piece-watch.ts';
import { goodGame, goodSeats } from './good-game.ts';
import { commitment } from '../seals/commitment.ts';
import { hexFromBytes, saltedDigest, sha256Hex } from '../sha256.ts';
import type { TestGiver } from './test-giver.ts';
import { knownBytes, uuidFrom } from './known-bytes.ts';

/** What an entry holds beside its link and its name. */
export type More = Partial<Omit<LedgerEntry, 'seq' | 'prev' | 'at' | 'hash' | 'seat' | 'id' | 'name'>>;

interface Escrow {
  readonly payload: unknown;
  readonly salt: string;
}

/** Grand Triumph as far as a ledger cares. */
const played = { game: 'grand-triumph', profile: 'grand-2017-06', houseRules: { 'sealed-orders': true } } as const;
const versions = { vexillum: '0.1.0' } as const;

/** A server in small: writes a match entry by entry, with real keys, salts and dice that are the same in every run. */
export class MatchBuilder {
  readonly gameId: string;
  readonly key: string;
  readonly entries: LedgerEntry[] = [];
  readonly secrets: { [side: string]: MatchSecret[] } = { red: [], blue: [] };
  readonly #bytes: () => Uint8Array;
  readonly #master: DiceMaster;
  readonly #dice: DiceBook;
  readonly #escrow = new Map<string, Escrow>();
  readonly #stands = new PieceWatch(goodGame().ledger?.checkpoint?.of, sha256Hex);

  constructor(gameId = 'g_test') {
    this.gameId = gameId;
    this.#bytes = knownBytes(gameId);
    this.#master = new DiceMaster(this.#bytes(), gameId);
    this.key = newSigningKey(this.#bytes());
    const anchors = Object.fromEntries(goodSeats.map(({ id }) => [id, this.#master.anchor(id)]));
    this.#dice = new DiceBook(gameId, anchors, (seat) => goodSeats.find(({ id }) => id === seat)?.side);
    this.#begin(anchors);
  }

  get head(): ChainHead {
    const { seq, hash } = this.entries.at(-1) as LedgerEntry;
    return { seq, hash };
  }

  /** An ordinary entry. */
  act(seat: string, name: string, args: unknown = {}, more: More = {}): LedgerEntry {
    return this.#append({ seat, id: this.newId(), name, args, changes: {}, ...more });
  }

  /** An entry of which only one side knows what it was. */
  tell(side: string, part: unknown): LedgerEntry {
    return this.#append({ side, private: this.#keepSecrets({ [side]: part }) });
  }

  /** Seals payloads by slot, as the side's captain, and keeps them for the reveal. */
  seal(side: string, payloads: { readonly [slot: string]: unknown }, more: More = {}): LedgerEntry {
    const kept = Object.keys(payloads)
      .sort()
      .map((slot) => this.#keep(side, slot, payloads[slot]));
    const changes = Object.fromEntries(kept.map((record) => [`seal:${side}:${record.slot}`, [null, record]]));
    const seals = { side, slots: kept.map(({ slot, digest }) => ({ k: slot, c: digest })) };
    const secret = { changes: { seal: changes } };
    const told = this.#keepSecrets({ [side]: secret });
    return this.act(`${side}-captain`, 'seal-orders', { slots: kept.length }, { seals, private: told, ...more });
  }

  /** Makes public what was sealed. */
  open(side: string, slots: readonly string[], more: More = {}): LedgerEntry {
    const opened = slots.toSorted().map((slot) => {
      const { payload, salt } = this.#escrow.get(`${side} ${slot}`) as Escrow;
      return { k: slot, p: payload, salt };
    });
    return this.act(`${side}-captain`, 'reveal-secrets', { slots }, { openings: { side, slots: opened }, ...more });
  }

  roll(seat: string, dice: Asked, why: string, opp?: Opposite): LedgerEntry {
    const id = this.newId();
    const draw = this.draw(seat, dice, why, id, opp);
    return this.#append({ seat, id, name: 'roll-dice', args: { dice, why }, changes: {}, draw });
  }

  /** A roll in which an opposing device has a part; `seen` is the head if not given. */
  rollWith(giver: TestGiver, seat: string, dice: Asked, seen: ChainHead = this.head): LedgerEntry {
    const id = this.newId();
    const { c, k } = this.next(seat);
    const draw = this.draw(seat, dice, '', id, giver.give({ seat, c, k }));
    return this.#append({ seat, id, name: 'roll-dice', args: { dice, why: '' }, changes: {}, draw, seen });
  }

  /** Rolls just what was asked for; `seen` is the head. */
  rollAsked({ seat, d, why, n }: DiceRequest, opp: Opposite): LedgerEntry {
    const id = n.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const draw = this.draw(seat, d, why, id, opp);
    return this.#append({ seat, id, name: 'roll-dice', args: { dice: d, why }, changes: {}, draw, seen: this.head });
  }

  /** A device says that it gives links for the rolls of these seats. */
  nameDevice(giver: TestGiver, seats: readonly string[]): LedgerEntry {
    return this.act(giver.seat, NAME_DEVICE, giver.named(seats.map((seat) => ({ seat, c: this.next(seat).c }))));
  }

  /** Which secret is the seat's next. */
  next(seat: string): { readonly c: number; readonly k: number } {
    return this.#dice.next(seat) ?? { c: 0, k: 1 };
  }

  /** The seat's next dice for the entry that is about to be written. */
  draw(seat: string, dice: Asked, why: string, id: string, opp?: Opposite): DiceDraw {
    const { c: chain, k } = this.next(seat);
    return this.#master.draw({ seat, chain, k, dice, why, id }, opp);
  }

  /** Of the stands as they are now. */
  checkpoint(): string {
    return this.#stands.checkpoint();
  }

  newId(): string {
    return uuidFrom(this.#bytes());
  }

  match(view: MatchView = 'full', side = 'red'): MatchFile {
    const told = view === 'side' ? { side, secrets: { [side]: this.secrets[side] ?? [] } } : { secrets: this.secrets };
    return {
      vexillumMatch: 1,
      ...played,
      table: this.gameId,
      view,
      versions,
      key: publicKeyOf(this.key),
      head: this.head,
      signature: signHead({ game: this.gameId, ...this.head }, this.key),
      ledger: this.entries,
      ...(view === 'public' ? {} : told),
    };
  }

  /** The match file's text. */
  file(view: MatchView = 'full', side = 'red'): string {
    return `${canonicalJson(this.match(view, side))}\n`;
  }

  #begin(dice: { readonly [seat: string]: string }): void {
    const table = { ...played, name: 'A test', visibility: 'private' };
    const args = { ...table, versions, gameId: this.gameId, key: publicKeyOf(this.key), dice };
    const seat = Object.fromEntries(goodSeats.map(({ id, ...record }) => [id, [null, record]]));
    const changes = { table: { this: [null, table] }, seat };
    this.#append({ seat: 'host', id: 'genesis:1', name: 'create-table', args, changes });
  }

  #append(body: Omit<LedgerEntry, 'seq' | 'prev' | 'at' | 'hash'>): LedgerEntry {
    const before = this.entries.at(-1);
    const seq = this.entries.length;
    const at = new Date(Date.UTC(2026, 0, 1, 12) + seq * 1000).toISOString();
    const link = { seq, prev: before?.hash ?? NO_PREDECESSOR, at };
    const entry = JSON.parse(sealEntry({ ...link, ...body }).text) as LedgerEntry;
    this.entries.push(entry);
    this.#stands.note(entry);
    this.#dice.note(entry);
    return entry;
  }

  #keep(side: string, slot: string, payload: unknown) {
    const salt = hexFromBytes(this.#bytes());
    this.#escrow.set(`${side} ${slot}`, { payload, salt });
    return { slot, salt, payload, digest: commitment({ game: this.gameId, side, slot, payload }, salt) };
  }

  #keepSecrets(parts: { readonly [side: string]: unknown }): { [side: string]: string } {
    const told = Object.entries(parts).map(([side, value]) => {
      const salt = this.#bytes();
      const part = canonicalJson(value);
      (this.secrets[side] ??= []).push({ seq: this.entries.length, salt: hexFromBytes(salt), part });
      return [side, saltedDigest(salt, part)] as const;
    });
    return Object.fromEntries(told);
  }
}
