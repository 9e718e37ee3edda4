import { type Words, words } from '@vexillum/model';
import { isDeviceKey, isProven, NAME_DEVICE } from '../countersigns/device-key.ts';
import type { LedgerEntry } from '../match/ledger-entry.ts';
import type { MatchFault } from '../match/match-fault.ts';
import { isHex32, isPlain } from '../shape.ts';
import { checkRoll } from './check-roll.ts';
import { LAST_ROLL } from './dice-chain.ts';
import { type DiceDraw, isHandDraw } from './draw.ts';
import { LinkBook } from './link-book.ts';
import { isGivenLink } from './opposite.ts';

/** Where a seat's dice are: the chain, the last secret given out (0: the anchor), and that secret. */
interface Place {
  readonly c: number;
  readonly k: number;
  readonly secret: string;
}

export type Anchors = { readonly [seat: string]: string };

export const isAnchors = (value: unknown): value is Anchors => isPlain(value) && Object.values(value).every(isHex32);

/** Follows every seat's dice through the ledger: whose secret is next, and whether each roll is what it must be. */
export class DiceBook {
  readonly #game: string;
  readonly #places = new Map<string, Place>();
  /** Which devices of other sides have a part in the rolls. */
  readonly links: LinkBook;
  #rolls = 0;
  #withLink = 0;

  constructor(game: string, anchors: Anchors, sideOf: (seat: string) => string | undefined = () => undefined) {
    this.#game = game;
    this.links = new LinkBook(sideOf);
    this.takeAnchors(anchors);
  }

  get rolls(): number {
    return this.#rolls;
  }

  /** Of them those in which an opposing device had a part. */
  get withLink(): number {
    return this.#withLink;
  }

  /** The seats that have dice. */
  get seats(): readonly string[] {
    return [...this.#places.keys()];
  }

  /** The chain and the secret that the seat's next roll must use; `undefined` for a seat without dice. */
  next(seat: string): { readonly c: number; readonly k: number } | undefined {
    const place = this.#places.get(seat);
    return place && { c: place.c, k: place.k + 1 };
  }

  /** From now on these chains: at the genesis number 0, where another server goes on with the match the number after the last. */
  takeAnchors(anchors: Anchors): void {
    const former = new Map(this.#places);
    this.#places.clear();
    for (const [seat, secret] of Object.entries(anchors))
      this.#places.set(seat, { c: (former.get(seat)?.c ?? -1) + 1, k: 0, secret });
  }

  /** Takes the entry's roll, if it has one; answers what is wrong with it. */
  note(entry: LedgerEntry): MatchFault | undefined {
    const { draw, seq, seen, name } = entry;
    if (name === NAME_DEVICE) this.#announce(entry);
    if (draw === undefined || isHandDraw(draw)) return undefined;
    this.#rolls++;
    const says = this.#wrongWith(entry, draw);
    if (isGivenLink(draw.opp)) {
      this.#withLink++;
      this.links.take(draw.req, draw.opp, seen?.seq);
    }
    this.#moveOn(draw);
    return says === undefined ? undefined : { seq, kind: 'dice', says: words('The roll of entry {0} {1}.', seq, says) };
  }

  #announce({ seat, seq, args }: LedgerEntry): void {
    if (seat === undefined || !isDeviceKey(args) || !args.links || !isProven(args, this.#game, seat)) return;
    this.links.announce({ seat, seq, key: args.key }, args.links, (roller) => this.#lastRollOf(roller));
  }

  #lastRollOf({ seat, c }: { readonly seat: string; readonly c: number }): number {
    const place = this.#places.get(seat);
    return place?.c === c ? place.k : 0;
  }

  #wrongWith({ seat, id, args, seen }: LedgerEntry, draw: DiceDraw): Words | undefined {
    const { req: request, secret, values, opp } = draw;
    const place = this.#places.get(seat ?? '');
    if (seat === undefined || id === undefined || !place) return words('is by a seat that has no dice');
    const { c: chain, k, secret: previous } = place;
    const expected = { previous, k: k + 1, chain, game: this.#game, seat, id };
    const given = isGivenLink(opp) ? opp : undefined;
    return (
      checkRoll({ ...expected, request, secret, link: given?.link, values })?.says ??
      askedOtherwise(args, draw) ??
      wrongRekey(draw) ??
      (given && this.links.wrongWith(request, given, seen?.seq))
    );
  }

  /** After a faulty roll too, so that the next is judged on its own. */
  #moveOn({ req: { seat, c, k }, secret, rekey }: DiceDraw): void {
    if (!this.#places.has(seat)) return;
    this.#places.set(seat, rekey ? { c: rekey.c, k: 0, secret: rekey.anchor } : { c, k, secret });
  }
}

/** A server that could word the request otherwise than the player did could try wordings until it likes the dice. */
const askedOtherwise = (args: unknown, { req }: DiceDraw): Words | undefined => {
  if (!isPlain(args)) return undefined;
  if (typeof args['why'] === 'string' && args['why'] !== req.why)
    return words('gives another reason than the player did');
  if (Array.isArray(args['dice']) && JSON.stringify(args['dice']) !== JSON.stringify(req.d))
    return words('is of other dice than the player asked for');
  return undefined;
};

const wrongRekey = ({ req, rekey }: DiceDraw): Words | undefined => {
  const isLast = req.k === LAST_ROLL;
  if (!isLast) return rekey === undefined ? undefined : words('begins a new chain before the old one is used up');
  if (rekey?.seat === req.seat && rekey.c === req.c + 1) return undefined;
  return words('is the last of its chain and does not begin the next');
};
