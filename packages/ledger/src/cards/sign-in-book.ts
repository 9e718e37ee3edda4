import { CLAIM_SEAT, CONTINUED, ROTATE_SEAT, SIGN_IN, type Words, words } from '@vexillum/model';
import { isTimely } from '../countersigns/countersignature.ts';
import type { LedgerEntry } from '../match/ledger-entry.ts';
import type { MatchFault } from '../match/match-fault.ts';
import { isPlain } from '../shape.ts';
import { isSignedIn, isSignIn } from './sign-in.ts';

/** Whose card somebody plays with in a seat. */
export interface SignedIn {
  readonly seat: string;
  readonly card: string;
  readonly name: string;
  /** The entry that says so. */
  readonly seq: number;
}

/** Who has signed in where, as a ledger's entries say; and what of it cannot be true. */
export class SignInBook {
  readonly #game: string;
  readonly #now = new Map<string, SignedIn>();
  /** By seat, when its last words were signed. */
  readonly #last = new Map<string, string>();
  #counted: readonly SignedIn[] | undefined;

  constructor(game: string) {
    this.#game = game;
  }

  /** Those whose cards count for the game: at its end, or now where it is not over. In the order of seats' names. */
  get players(): readonly SignedIn[] {
    return this.#counted ?? inOrder(this.#now.values());
  }

  note(entry: LedgerEntry): MatchFault | undefined {
    const { seq, name, seat } = entry;
    const wrong = name === SIGN_IN && seat !== undefined ? this.#signIn(entry, seat) : undefined;
    if (seat !== undefined && (name === CLAIM_SEAT || name === ROTATE_SEAT)) this.#now.delete(seat);
    if (name === CONTINUED) this.#now.clear();
    const fault = wrong ?? this.#strayCard(entry);
    if (entry.result !== undefined) this.#counted ??= inOrder(this.#now.values());
    return fault && { seq, kind: fault.kind, says: fault.says };
  }

  #signIn({ seq, at, args }: LedgerEntry, seat: string): Wrong | undefined {
    if (!isSignIn(args) || !isSignedIn(args, this.#game, seat))
      return wrong('signature', words('Entry {0}: the card that {1} names has not signed this.', seq, seat));
    const last = this.#last.get(seat);
    if (last !== undefined && args.at <= last)
      return wrong('signature', words('Entry {0}: {1} signs in with words of before.', seq, seat));
    if (!isTimely(at, { at: args.at, isLive: true }))
      return wrong('time', words('Entry {0}: the card of {1} has signed at another time, {2}.', seq, seat, args.at));
    this.#last.set(seat, args.at);
    this.#now.set(seat, { seat, card: args.card, name: args.name, seq });
    return undefined;
  }

  /** No record of a seat may show a card that nobody has signed with. */
  #strayCard({ seq, changes }: LedgerEntry): Wrong | undefined {
    const seats = isPlain(changes?.['seat']) ? changes['seat'] : {};
    for (const [seat, change] of Object.entries(seats)) {
      const after: unknown = Array.isArray(change) ? change[1] : undefined;
      const shown: unknown = isPlain(after) ? after['card'] : undefined;
      if (!isSame(shown, this.#now.get(seat)))
        return wrong('signature', words('Entry {0}: {1} shows a card that has not signed in.', seq, seat));
    }
    return undefined;
  }
}

type Wrong = Pick<MatchFault, 'kind' | 'says'>;

const wrong = (kind: MatchFault['kind'], says: Words): Wrong => ({ kind, says });

const isSame = (shown: unknown, signed: SignedIn | undefined): boolean =>
  signed === undefined
    ? shown === undefined
    : isPlain(shown) && shown['key'] === signed.card && shown['name'] === signed.name;

const inOrder = (signed: Iterable<SignedIn>): readonly SignedIn[] =>
  [...signed].sort((a, b) => (a.seat < b.seat ? -1 : 1));
