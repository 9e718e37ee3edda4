import { type Words, words } from '@vexillum/model';
import type { LedgerEntry } from '../match/ledger-entry.ts';
import type { MatchFault } from '../match/match-fault.ts';
import { isOpeningOf } from './commitment.ts';
import type { OpenedSlot, Openings, SealedSlot } from './seal-parts.ts';

export interface SlotOfSide {
  readonly side: string;
  readonly slot: string;
}

interface Held extends SlotOfSide {
  readonly digest: string;
  readonly sealedAt: number;
  /** `false`: opened as something else than was sealed. */
  readonly state: 'sealed' | 'opened' | 'false' | 'void';
}

/** A side that thought again, while that was allowed. The ledger shows that it did, never what. */
export interface Resealed {
  readonly seq: number;
  readonly side: string;
  readonly slots: readonly string[];
}

/** `cmd.1.roster` is of the family `cmd`: such slots are sealed in one step, and opened only in later ones. */
const familyOf = (slot: string): string => slot.split('.', 1)[0] ?? slot;

/** Follows every seal through the ledger: sealed once, opened once as sealed, and sealed before the other side showed its own. */
export class SealBook {
  readonly #game: string;
  /** See `LedgerRules.sharedSlots`; any other slot is sealed once. Where the game is not known, neither is judged. */
  readonly #shared: readonly string[] | undefined;
  readonly #sideOf: (seat: string) => string | undefined;
  readonly #held = new Map<string, Held>();
  readonly #resealed: Resealed[] = [];

  constructor(
    game: string,
    shared: readonly string[] | undefined,
    sideOf: (seat: string) => string | undefined = () => undefined,
  ) {
    this.#game = game;
    this.#shared = shared;
    this.#sideOf = sideOf;
  }

  get sealed(): number {
    return this.#held.size;
  }

  get opened(): number {
    return [...this.#held.values()].filter(({ state }) => state === 'opened').length;
  }

  get unopened(): readonly SlotOfSide[] {
    return this.#in('sealed');
  }

  get void(): readonly SlotOfSide[] {
    return this.#in('void');
  }

  get resealed(): readonly Resealed[] {
    return this.#resealed;
  }

  /** Whether this slot was opened here as it was sealed: what a check mark may say. */
  isOpened(side: string, slot: string): boolean {
    return this.#held.get(keyOf(side, slot))?.state === 'opened';
  }

  /** Slots that nobody can open any more because another server goes on with the match. */
  giveUp(): void {
    for (const [key, held] of this.#held) if (held.state === 'sealed') this.#held.set(key, { ...held, state: 'void' });
  }

  /** Takes the entry's seals and openings; answers what is wrong with them, one fault at most. */
  note(entry: LedgerEntry): MatchFault | undefined {
    const wrong = [...this.#noteSeals(entry), ...this.#noteOpenings(entry)];
    return wrong[0] === undefined ? undefined : { seq: entry.seq, kind: 'seal', says: wrong[0] };
  }

  #noteSeals({ seals, seat, seq }: LedgerEntry): Words[] {
    if (!seals) return [];
    const ownSide = this.#sideOf(seat ?? '');
    const wrong: Words[] = [];
    const anew = seals.slots.map(({ k }) => k).filter((k) => this.#held.get(keyOf(seals.side, k))?.state === 'sealed');
    if (anew.length > 0) this.#resealed.push({ seq, side: seals.side, slots: anew });
    if (ownSide !== undefined && ownSide !== seals.side)
      wrong.push(words('Entry {0}: {1} seals for {2}.', seq, seat, seals.side));
    for (const slot of seals.slots) {
      const says = this.#wrongSeal(seals.side, slot);
      if (says !== undefined) wrong.push(words('Entry {0}: {1} seals {2} {3}.', seq, seals.side, slot.k, says));
      this.#seal(seals.side, slot, seq);
    }
    return wrong;
  }

  #wrongSeal(side: string, { k }: SealedSlot): Words | undefined {
    const family = familyOf(k);
    const others = [...this.#held.values()].filter((held) => held.side !== side);
    const isShared = this.#shared?.includes(family) ?? false;
    const shown = others.find((held) => isShared && isShown(held) && familyOf(held.slot) === family);
    if (shown) return words('after {0} had opened {1}', shown.side, shown.slot);
    const held = this.#held.get(keyOf(side, k));
    if (!held || held.state === 'void') return undefined;
    if (isShown(held)) return words('again after opening it');
    if (!this.#shared) return undefined;
    if (!isShared) return words('a second time');
    return others.some(({ slot }) => slot === k) ? words('again after both sides had sealed it') : undefined;
  }

  #seal(side: string, { k, c }: SealedSlot, seq: number): void {
    this.#held.set(keyOf(side, k), { side, slot: k, digest: c, sealedAt: seq, state: 'sealed' });
  }

  #noteOpenings({ openings, seq }: LedgerEntry): Words[] {
    const all = openings === undefined ? [] : Array.isArray(openings) ? openings : [openings as Openings];
    return (all as readonly Openings[]).flatMap(({ side, slots }) =>
      slots.flatMap((slot) => {
        const says = this.#open(side, slot, seq);
        return says === undefined ? [] : [words('Entry {0}: {1} opens {2} {3}.', seq, side, slot.k, says)];
      }),
    );
  }

  #open(side: string, { k, p, salt }: OpenedSlot, seq: number): Words | undefined {
    const key = keyOf(side, k);
    const held = this.#held.get(key);
    if (!held) return words('without having sealed it');
    if (isShown(held)) return words('a second time');
    if (held.state === 'void') return words('although it is void');
    if (held.sealedAt === seq) return words('in the entry that seals it');
    const isTrue = isOpeningOf(held.digest, { game: this.#game, side, slot: k, payload: p }, salt);
    this.#held.set(key, { ...held, state: isTrue ? 'opened' : 'false' });
    return isTrue ? undefined : words('as something else than it sealed in entry {0}', held.sealedAt);
  }

  #in(state: Held['state']): SlotOfSide[] {
    return [...this.#held.values()].filter((held) => held.state === state).map(({ side, slot }) => ({ side, slot }));
  }
}

const isShown = ({ state }: Held): boolean => state === 'opened' || state === 'false';

const keyOf = (side: string, slot: string): string => `${side} ${slot}`;
