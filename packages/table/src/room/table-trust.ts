import { isDeviceKey, isGivenLink, LinkBook, NAME_DEVICE, type RollPlace, type SavedLinks } from '@vexillum/ledger';
import { CONTINUED, CREATE_TABLE, type Json } from '@vexillum/model';

/** How far a seat has come in its dice chain. */
export interface SeatDice {
  readonly chain: number;
  /** The number of the seat's last roll in this chain; 0 before the first. */
  readonly k: number;
  /** The secret of that roll, or the chain's anchor: what the next secret must lead back to. */
  readonly last: string;
}

/** What an entry says that matters here. */
export interface TrustEntry {
  readonly seq: number;
  readonly seat?: string | undefined;
  readonly seen?: { readonly seq: number } | undefined;
  readonly name?: string | undefined;
  readonly args?: Json | undefined;
  readonly draw?: Json | undefined;
}

/** What the genesis, or the server that goes on with a match, announces. */
interface Announced {
  readonly gameId?: string;
  readonly key?: string;
  readonly dice?: { readonly [seat: string]: string };
  readonly versions?: { readonly [part: string]: string };
}

export interface SavedTrust extends Omit<Announced, 'dice'> {
  readonly seats: readonly (readonly [seat: string, dice: SeatDice])[];
  /** Missing where an earlier server has saved: no device gave links then. */
  readonly links?: SavedLinks;
}

interface Drawn {
  readonly req?: { readonly seat: string; readonly c: number; readonly k: number };
  readonly secret?: string;
  readonly rekey?: { readonly c: number; readonly anchor: string };
  readonly opp?: unknown;
}

/** Which game this is, whose key signs it, and where each seat's dice are: a fold of the ledger, so that no roll ever counts twice. */
export class TableTrust {
  readonly #seats: Map<string, SeatDice>;
  /** Which device of another side gives the link for which roll. */
  readonly links: LinkBook;
  #announced: Omit<Announced, 'dice'>;

  constructor(
    { seats = [], links, ...announced }: Partial<SavedTrust> = {},
    sideOf: (seat: string) => string | undefined = () => undefined,
  ) {
    this.#seats = new Map(seats);
    this.links = new LinkBook(sideOf, links);
    this.#announced = announced;
  }

  /** `undefined` for a table from before there were seals and dice that can be checked. */
  get gameId(): string | undefined {
    return this.#announced.gameId;
  }

  /** The public key that the ledger named last. */
  get key(): string | undefined {
    return this.#announced.key;
  }

  /** Of the server and the rules, as the ledger named them last. */
  get versions(): { readonly [part: string]: string } {
    return this.#announced.versions ?? {};
  }

  of(seat: string): SeatDice | undefined {
    return this.#seats.get(seat);
  }

  /** The number of the chain that the seat would begin after this one. */
  nextChainOf(seat: string): number {
    return (this.#seats.get(seat)?.chain ?? -1) + 1;
  }

  fold({ seq, seat, seen, name, args, draw }: TrustEntry): void {
    if (draw !== undefined) this.#drew(draw as Drawn, seen?.seq);
    if (name === NAME_DEVICE && seat !== undefined && isDeviceKey(args) && args.links)
      this.links.announce({ seat, seq, key: args.key }, args.links, (roll) => this.#lastRollOf(roll));
    if (name === CREATE_TABLE || name === CONTINUED) this.#hear(args as Announced);
  }

  save(): SavedTrust {
    return { ...this.#announced, seats: [...this.#seats], links: this.links.save() };
  }

  #lastRollOf({ seat, c }: Pick<RollPlace, 'seat' | 'c'>): number {
    const place = this.#seats.get(seat);
    return place?.chain === c ? place.k : 0;
  }

  #drew({ req, secret, rekey, opp }: Drawn, seen: number | undefined): void {
    if (!req || secret === undefined) return;
    if (isGivenLink(opp)) this.links.take(req, opp, seen);
    this.#seats.set(req.seat, { chain: req.c, k: req.k, last: secret });
    if (rekey) this.#seats.set(req.seat, { chain: rekey.c, k: 0, last: rekey.anchor });
  }

  #hear({ gameId = this.gameId, key, dice = {}, versions }: Announced): void {
    const places = Object.entries(dice).map(
      ([seat, last]) => [seat, { chain: this.nextChainOf(seat), k: 0, last }] as const,
    );
    this.#announced = {
      ...(gameId === undefined ? {} : { gameId }),
      ...(key === undefined ? {} : { key }),
      ...(versions ? { versions } : {}),
    };
    this.#seats.clear();
    for (const [seat, place] of places) this.#seats.set(seat, place);
  }
}
