import {
  CONTINUED,
  fingerprint,
  isGivenLink,
  isSignedBy,
  type LedgerEntry as Checkable,
  LedgerWatch,
  type MatchFault,
  misshapen,
} from '@vexillum/ledger';
import { type LedgerRules, sealId, type Words, words } from '@vexillum/model';
import type { Head, LedgerEntry, SignedHead } from '@vexillum/protocol';
import type { DiceTrust, SealTrust, Trust } from './trust.ts';

/** Checks a ledger from its genesis on, and keeps what came of it entry by entry. */
export class TrustBook {
  readonly watch: LedgerWatch;
  readonly #dice = new Map<number, DiceTrust>();
  readonly #remarks: { readonly seq: number; readonly says: Words }[] = [];
  readonly #seals = new Map<string, SealTrust>();
  readonly #faults: { readonly seq: number; readonly says: Words }[] = [];
  #signature: Trust['signature'] = 'none';
  /** Signed, and not checked yet: the newest is enough. */
  #signed: SignedHead | undefined;
  #chain = true;

  constructor(rules: LedgerRules) {
    this.watch = new LedgerWatch(rules);
  }

  /** The last entry that was checked. */
  get head(): Head | undefined {
    return this.watch.head;
  }

  /** The number of the entry that comes next. */
  get next(): number {
    return (this.watch.head?.seq ?? -1) + 1;
  }

  /** What signatures name this game by; `undefined` before the genesis. */
  get gameId(): string | undefined {
    return this.watch.genesis?.gameId;
  }

  get isWhole(): boolean {
    return this.#chain;
  }

  hashAt(seq: number): string | undefined {
    return this.watch.hashAt(seq);
  }

  note(entry: LedgerEntry): void {
    const says = misshapen(entry);
    if (says !== undefined) return this.#break(entry.seq, words('Entry {0} {1}.', entry.seq, says));
    const faults = this.watch.note(entry as unknown as Checkable);
    const broken = faults.find(({ kind }) => kind === 'chain' || kind === 'schema');
    if (broken) return this.#break(entry.seq, broken.says);
    for (const fault of faults) this.#faults.push({ seq: entry.seq, says: fault.says });
    this.#noteDice(entry, faults);
    this.#noteSeals(entry, faults);
  }

  /** Something that the player should know, and that proves nothing. */
  remark(seq: number, says: Words): void {
    this.#remarks.push({ seq, says });
  }

  noteSigned(signed: SignedHead): void {
    if (!this.#signed || signed.seq >= this.#signed.seq) this.#signed = signed;
  }

  /** What there is to say now. Checks the newest signature that it can; that takes a millisecond. */
  trust(isUpToDate: boolean): Trust {
    this.#checkSignature();
    return {
      chain: this.#chain,
      dice: new Map(this.#dice),
      seals: new Map(this.#seals),
      signature: this.#signature,
      words: this.head ? fingerprint(this.head.hash) : '',
      seq: this.next - 1,
      isUpToDate,
      faults: [...this.#faults],
      remarks: [...this.#remarks],
    };
  }

  #break(seq: number, says: Words): void {
    this.#chain = false;
    this.#faults.push({ seq, says });
  }

  #noteDice({ seq, draw }: LedgerEntry, faults: readonly MatchFault[]): void {
    if (typeof draw !== 'object' || draw === null || !('req' in draw)) return;
    const wrong = faults.find(({ kind }) => kind === 'dice');
    const hasLink = 'opp' in draw && isGivenLink(draw['opp']);
    this.#dice.set(seq, wrong ? { fault: wrong.says } : hasLink ? 'with-link' : 'ok');
  }

  #noteSeals({ seals, openings, name }: LedgerEntry, faults: readonly MatchFault[]): void {
    const wrong = faults.find(({ kind }) => kind === 'seal');
    const note = (side: string, slot: string, trust: SealTrust) =>
      this.#seals.set(sealId(side, slot), wrong ? { fault: wrong.says } : trust);
    for (const { k } of seals?.slots ?? []) note(seals?.side ?? '', k, 'sealed');
    const opened = openings === undefined ? [] : 'side' in openings ? [openings] : openings;
    for (const { side, slots } of opened) for (const { k } of slots) note(side, k, 'opened-ok');
    if (name === CONTINUED) for (const [id, trust] of this.#seals) if (trust === 'sealed') this.#seals.set(id, 'void');
  }

  #checkSignature(): void {
    const signed = this.#signed;
    const { genesis, key } = this.watch;
    if (!signed || !genesis || signed.seq >= this.next) return;
    this.#signed = undefined;
    const { seq, hash, sig } = signed;
    if (this.hashAt(seq) !== hash)
      this.#signature = { fault: words('The server signed another entry {0} than the one it showed.', seq) };
    else if (isSignedBy({ game: genesis.gameId, seq, hash }, sig, key)) this.#signature = 'ok';
    else this.#signature = { fault: words('The signature of entry {0} is not the server’s.', seq) };
  }
}
