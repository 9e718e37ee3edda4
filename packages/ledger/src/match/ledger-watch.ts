import { type LedgerRules, words } from '@vexillum/model';
import { SignInBook } from '../cards/sign-in-book.ts';
import { DiceBook } from '../dice/dice-book.ts';
import { brokenLink, type ChainHead } from '../entry.ts';
import { SealBook } from '../seals/seal-book.ts';
import { type HashText, sha256Hex } from '../sha256.ts';
import { CONTINUED, isContinued, wrongContinuation } from './continued.ts';
import { type GenesisFacts, genesisFacts } from './genesis-facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { isMatchFault, type MatchFault } from './match-fault.ts';
import { PieceWatch } from './piece-watch.ts';

/** A head that a seat had seen and that this ledger never had. */
export interface Fork {
  /** The entry that says so. */
  readonly seq: number;
  readonly seen: ChainHead;
}

interface Books {
  readonly genesis: GenesisFacts;
  readonly dice: DiceBook;
  readonly seals: SealBook;
  readonly signIns: SignInBook;
}

/**
 * Checks a ledger entry by entry, from the genesis on, with what everyone at the table knows: links, heads that seats have seen, seals,
 * dice, checkpoints. A browser keeps one and gives it every entry that it hears; a verifier gives it a whole file. Entries must have
 * passed `misshapen`.
 */
export class LedgerWatch {
  readonly #hashText: HashText;
  readonly #hashes: string[] = [];
  readonly #forks: Fork[] = [];
  readonly #rules: LedgerRules | undefined;
  readonly #pieces: PieceWatch | undefined;
  #books: Books | undefined;
  #key = '';
  #isBroken = false;

  /** Where its game is not known, neither checkpoints are checked nor what is sealed a second time. */
  constructor(rules: LedgerRules | undefined, hashText: HashText = sha256Hex) {
    this.#rules = rules;
    this.#hashText = hashText;
    this.#pieces = rules && new PieceWatch(rules.checkpoint?.of, hashText);
  }

  get head(): ChainHead | undefined {
    const hash = this.#hashes.at(-1);
    return hash === undefined ? undefined : { seq: this.#hashes.length - 1, hash };
  }

  /** The key that signs heads now. */
  get key(): string {
    return this.#key;
  }

  get genesis(): GenesisFacts | undefined {
    return this.#books?.genesis;
  }

  get seals(): SealBook | undefined {
    return this.#books?.seals;
  }

  get dice(): DiceBook | undefined {
    return this.#books?.dice;
  }

  get signIns(): SignInBook | undefined {
    return this.#books?.signIns;
  }

  get forks(): readonly Fork[] {
    return this.#forks;
  }

  hashAt(seq: number): string | undefined {
    return this.#hashes[seq];
  }

  /** What is wrong with the next entry. After a broken link nothing more can be said, and every entry is answered with `[]`. */
  note(entry: LedgerEntry): readonly MatchFault[] {
    if (this.#isBroken) return [];
    const before = this.head;
    const link = brokenLink(entry, before, this.#hashText);
    if (link !== undefined) return this.#break({ seq: entry.seq, kind: 'chain', says: link });
    this.#hashes.push(entry.hash);
    if (before === undefined) return this.#begin(entry);
    const faults = [this.#noteSeen(entry), ...this.#noteBooks(entry, before), this.#pieces?.note(entry)];
    return faults.filter((fault) => fault !== undefined);
  }

  #break(fault: MatchFault): readonly MatchFault[] {
    this.#isBroken = true;
    return [fault];
  }

  #begin(entry: LedgerEntry): readonly MatchFault[] {
    const genesis = genesisFacts(entry);
    if (isMatchFault(genesis)) return this.#break(genesis);
    const { gameId, dice, sideOf } = genesis;
    this.#key = genesis.key;
    this.#books = {
      genesis,
      dice: new DiceBook(gameId, dice, (seat) => sideOf.get(seat)),
      seals: new SealBook(gameId, this.#rules && (this.#rules.sharedSlots ?? []), (seat) => sideOf.get(seat)),
      signIns: new SignInBook(gameId),
    };
    const checkpoint = this.#pieces?.note(entry);
    return checkpoint ? [checkpoint] : [];
  }

  #noteSeen({ seen, seq }: LedgerEntry): MatchFault | undefined {
    if (seen === undefined || (seen.seq < seq && this.#hashes[seen.seq] === seen.hash)) return undefined;
    this.#forks.push({ seq, seen });
    const says = words(
      'Entry {0}: the player had seen an entry {1} that is not the one in this ledger.',
      seq,
      seen.seq,
    );
    return { seq, kind: 'fork', says };
  }

  #noteBooks(entry: LedgerEntry, before: ChainHead): readonly (MatchFault | undefined)[] {
    if (!this.#books) return [];
    const { dice, seals, signIns } = this.#books;
    const signedIn = signIns.note(entry);
    if (entry.name !== CONTINUED) return [seals.note(entry), dice.note(entry), signedIn];
    return [this.#goOn(entry, before, this.#books), signedIn];
  }

  #goOn(entry: LedgerEntry, before: ChainHead, { genesis, dice, seals }: Books): MatchFault | undefined {
    const says = wrongContinuation(entry, before, genesis.gameId, this.#key, seals.unopened);
    if (isContinued(entry.args)) {
      this.#key = entry.args.key;
      dice.takeAnchors(entry.args.dice);
      seals.giveUp();
    }
    return says === undefined ? undefined : { seq: entry.seq, kind: 'signature', says };
  }
}
