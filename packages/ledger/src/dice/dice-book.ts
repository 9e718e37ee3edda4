import { type Words, words } from '@vexillum/model';
import type { LedgerEntry } from '../match/ledger-entry.ts';
import type { MatchFault } from '../match/match-fault.ts';
import { isHex32, isPlain } from '../shape.ts';
import { checkRoll } from './check-roll.ts';
import { LAST_ROLL } from './dice-chain.ts';
import { type DiceDraw, isHandDraw } from './draw.ts';

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
  #rolls = 0;

  constructor(game: string, anchors: Anchors) {
    this.#game = game;
    this.takeAnchors(anchors);
  }

  get rolls(): number {
    return this.#rolls;
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
    const { draw, seq } = entry;
    if (draw === undefined || isHandDraw(draw)) return undefined;
    this.#rolls++;
    const says = this.#wrongWith(entry, draw);
    this.#moveOn(draw);
    return says === undefined ? undefined : { seq, kind: 'dice', says: words('The roll of entry {0} {1}.', seq, says) };
  }

  #wrongWith({ seat, id, args }: LedgerEntry, draw: DiceDraw): Words | undefined {
    const { req: request, secret, values } = draw;
    const place = this.#places.get(seat ?? '');
    if (seat === undefined || id === undefined || !place) return words('is by a seat that has no dice');
    const { c: chain, k, secret: previous } = place;
    const expected = { previous, k: k + 1, chain, game: this.#game, seat, id };
    return checkRoll({ ...expected, request, secret, values })?.says ?? askedOtherwise(args, draw) ?? wrongRekey(draw);
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
