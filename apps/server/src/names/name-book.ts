import { type KeptName, type KeptNames, nameToken } from '@vexillum/ledger';
import { isNameToken, withNames } from '@vexillum/model';
import type { RecordChange, StewardAction, StewardArgs, TableNames } from '@vexillum/table/room';

/** A name of a table, `name!TABLE!TOKEN`: kept beside its ledger, which has the token alone. */
export const NAME = 'name!';

/** What is kept in the place of a token. */
export interface NameRecord extends KeptName {
  /** The seat whose holder gave it; none where the match came here from a file. */
  readonly seat?: string;
  /** The player card that its holder has signed in with: whoever deletes the card is forgotten here too. */
  readonly card?: string;
  /** It is what that card is called, not how its holder sat down. */
  readonly isOfCard?: true;
  /** The seat got a new link since: whoever sits there now is somebody else. */
  readonly isFormer?: true;
}

const placeOf = ({ seat = '', name }: Pick<NameRecord, 'seat' | 'name'>): string => `${seat} ${name}`;

export const namesOfTable = (table: string): string => `${NAME}${table}!`;

/** A name that is to be known no more, and what stands in its place. */
export interface Forgotten extends Pick<NameRecord, 'name' | 'seat'> {
  readonly token: string;
}

/** The names of a table, as they are kept. */
export const namesKept = (
  records: readonly (readonly [key: string, value: string])[],
  table: string,
): readonly (NameRecord & Forgotten)[] => {
  const prefix = namesOfTable(table);
  return records.flatMap(([key, value]) =>
    key.startsWith(prefix) ? [{ ...(JSON.parse(value) as NameRecord), token: key.slice(prefix.length) }] : [],
  );
};

/** What stewards' arguments say in the ledger, and what is kept of it in the same transaction. */
export interface InLedger {
  readonly args: StewardArgs;
  readonly beside: readonly RecordChange[];
}

/** What the names of one table are. Memory knows a name before it is on disk: it is written with every entry that needs it, however often. */
export class NameBook implements TableNames {
  readonly #table: string;
  readonly #newSalt: () => string;
  readonly #names = new Map<string, NameRecord>();
  /** By seat and name, of those that somebody sat down with. */
  readonly #tokens = new Map<string, string>();

  /** `kept`: its records in the store. `newSalt`: 32 bytes as hex that nobody can guess. */
  constructor(table: string, kept: Iterable<readonly [key: string, value: string]>, newSalt: () => string) {
    this.#table = table;
    this.#newSalt = newSalt;
    const prefix = namesOfTable(table);
    for (const [key, value] of kept) this.#know(key.slice(prefix.length), JSON.parse(value) as NameRecord);
  }

  readonly shown = <T>(value: T): T =>
    this.#names.size === 0 ? value : withNames(value, (token) => this.#names.get(token)?.name);

  tokenOf(seat: string, name: string): string | undefined {
    return this.#tokens.get(placeOf({ seat, name }));
  }

  get kept(): KeptNames {
    return Object.fromEntries([...this.#names].map(([token, { name, salt }]) => [token, { name, salt }]));
  }

  get count(): number {
    return this.#names.size;
  }

  /** What a file brings of those who were called something in it. */
  take(names: KeptNames): readonly RecordChange[] {
    return Object.entries(names).map(([token, kept]) => this.#put(token, kept));
  }

  /** The same arguments without names. Who was called something by the ledger itself, before it had tokens, is so called here. */
  inLedger(action: StewardAction, seat: string, args: StewardArgs): InLedger {
    switch (action) {
      case 'claim-seat': {
        if (args.name === undefined || isNameToken(args.name)) return { args, beside: [] };
        const { token, change } = this.#called(seat, args.name);
        return { args: { ...args, name: token }, beside: [change] };
      }
      case 'send-away':
        return { args: this.#withTokens(args), beside: [] };
      case 'rotate-seat':
        return {
          args,
          beside: this.#ofSeat(seat).map(([token, kept]) => this.#put(token, { ...kept, isFormer: true })),
        };
      default:
        return { args, beside: [] };
    }
  }

  /** Whoever is known by this token has signed in with a card: the name is to go with it. */
  signedIn(token: string | undefined, card: string): readonly RecordChange[] {
    const kept = token === undefined ? undefined : this.#names.get(token);
    return token === undefined || !kept ? [] : [this.#put(token, { ...kept, card })];
  }

  /** A name whose token somebody else has made. */
  add(token: string, kept: NameRecord): RecordChange {
    return this.#put(token, kept);
  }

  /** By which tokens the holder of a seat is known: of one that many share, this one alone. */
  tokensOf(seat: string, name: string, isForMany: boolean): readonly string[] {
    const theirs = this.#ofSeat(seat).filter(([, kept]) => (isForMany ? kept.name === name : !kept.isFormer));
    return theirs.map(([token]) => token);
  }

  /** Those of the tokens that stand for somebody. */
  named(tokens: Iterable<string>): readonly (NameRecord & Forgotten)[] {
    return [...tokens].flatMap((token) => {
      const kept = this.#names.get(token);
      return kept ? [{ ...kept, token }] : [];
    });
  }

  /** They are gone from the store. */
  forget(tokens: Iterable<string>): void {
    for (const token of tokens) {
      const kept = this.#names.get(token);
      this.#names.delete(token);
      if (kept && this.#tokens.get(placeOf(kept)) === token) this.#tokens.delete(placeOf(kept));
    }
  }

  #withTokens({ name, newest, from = '', ...args }: StewardArgs): StewardArgs {
    const of = (said: string) => this.tokenOf(from, said) ?? said;
    return {
      ...(name === undefined ? {} : { name: of(name) }),
      from,
      ...(newest === undefined ? {} : { newest: of(newest) }),
      ...args,
    };
  }

  #called(seat: string, name: string): { readonly token: string; readonly change: RecordChange } {
    const known = this.tokenOf(seat, name);
    if (known !== undefined) {
      const { isFormer: _back, ...kept } = this.#names.get(known) as NameRecord;
      return { token: known, change: this.#put(known, kept) };
    }
    const kept = { name, salt: this.#newSalt() };
    const token = nameToken(kept);
    return { token, change: this.#put(token, { ...kept, seat }) };
  }

  #ofSeat(seat: string): readonly (readonly [token: string, kept: NameRecord])[] {
    return [...this.#names].filter(([, kept]) => kept.seat === seat);
  }

  #know(token: string, kept: NameRecord): void {
    this.#names.set(token, kept);
    if (kept.seat !== undefined && !kept.isOfCard) this.#tokens.set(placeOf(kept), token);
  }

  #put(token: string, kept: NameRecord): RecordChange {
    this.#know(token, kept);
    return { put: `${namesOfTable(this.#table)}${token}`, value: JSON.stringify(kept) };
  }
}
