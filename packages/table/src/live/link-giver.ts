import {
  canonicalJson,
  deviceText,
  type DiceBook,
  type DiceChain,
  type DiceRequest,
  isDiceRequest,
  isGivenLink,
  type LedgerEntry as Checkable,
  type LedgerWatch,
  type LinkAnchor,
  linkChain,
  type RollPlace,
} from '@vexillum/ledger';
import { type Words, words } from '@vexillum/model';
import type { LinkAnswer, LinkAsk } from '@vexillum/protocol';
import type { Clock } from '../room/surroundings.ts';
import { sendTo, type SendAtTable } from './countersigner.ts';
import type { DeviceSigner } from './device-signer.ts';
import type { GivesLinks, LedgerPlace } from './follower.ts';
import type { LinkKeep } from './link-keep.ts';

/** The seats of a side do not all say at once that they are there: the first is enough. */
const FIRST_WAITS = 300;
const EACH_WAITS = 400;
const EACH_SIDE_WAITS = 60;
/** Devices take turns no quicker than this, and ask a server that refused them no sooner again. */
const TURNS_APART = 60_000;

export interface LinkGiverOptions {
  readonly place: LedgerPlace;
  readonly clock: Clock;
  readonly openSigner: (table: string, seat: string) => Promise<DeviceSigner>;
  readonly openKeep: (table: string, seat: string) => Promise<LinkKeep>;
  readonly send?: SendAtTable;
}

interface Device {
  readonly signer: DeviceSigner;
  readonly keep: LinkKeep;
}

/**
 * Gives this device's part in the dice of other sides: one link for each of their rolls, for one request. It believes nobody: the request must be
 * of this game and the next of its seat by the ledger that was checked here, and it is kept before the link goes out.
 */
export class LinkGiver implements GivesLinks {
  readonly #options: LinkGiverOptions;
  readonly #send: SendAtTable;
  readonly #chains = new Map<string, DiceChain>();
  #device: Promise<Device> | undefined;
  #callOff: (() => void) | undefined;
  #isClosed = false;
  #isTakingTurn = false;
  #tookTurnAt = -Infinity;
  #quietUntil = -Infinity;

  constructor(options: LinkGiverOptions) {
    this.#options = options;
    this.#send = options.send ?? sendTo(options.place);
  }

  /** An entry was checked. Answers, in words, where the ledger has another roll than the one that this device gave its link for. */
  async note(entry: Checkable, watch: LedgerWatch): Promise<Words | undefined> {
    const { draw, seq, seen } = entry;
    if (!draw || !('req' in draw) || !this.#isOpposing(draw.req.seat, watch)) return undefined;
    const { req, opp } = draw;
    const device = await this.#device?.catch(() => undefined);
    const giver = seen && watch.dice?.links.giverFor(req, seen.seq);
    this.#isTakingTurn = !isGivenLink(opp) && giver !== undefined && giver.key !== device?.signer.key;
    if (!device) return undefined;
    const last = await device.keep.lastOf(req);
    if (last?.k !== req.k || last.text === canonicalJson(req)) return undefined;
    return words(
      'Entry {0}: this device gave its part for another roll of {1} than the one in the record. A server that tries rolls would do so; so does one that lost the first.',
      seq,
      req.seat,
    );
  }

  /** The ledger was checked to its end: where nobody gives links for a seat of another side, this device says that it does. */
  caughtUp(watch: LedgerWatch): void {
    const { clock } = this.#options;
    if (this.#isClosed || this.#callOff || clock.now() < this.#quietUntil) return;
    if (this.#unserved(watch).length === 0) return;
    this.#callOff = clock.after(this.#wait(watch), () => {
      this.#callOff = undefined;
      void this.#announce(watch).catch(() => this.#beQuiet());
    });
  }

  #wait({ genesis }: LedgerWatch): number {
    const sideOf = genesis?.sideOf ?? new Map<string, string>();
    const own = sideOf.get(this.#options.place.seat);
    const mates = [...sideOf.keys()].filter((seat) => sideOf.get(seat) === own);
    const sides = [...new Set(sideOf.values())];
    const [at, side] = [mates.indexOf(this.#options.place.seat), sides.indexOf(own ?? '')];
    return FIRST_WAITS + EACH_WAITS * at + EACH_SIDE_WAITS * side;
  }

  /** No key is kept here, or the server does not want it: nothing that anybody plays depends on it. */
  #beQuiet(): void {
    this.#quietUntil = this.#options.clock.now() + TURNS_APART;
  }

  async answer({ key, request }: LinkAsk['ask'], watch: LedgerWatch, isWhole: boolean): Promise<LinkAnswer['link']> {
    const { seat, c, k } = request;
    const roll = { key, seat, c, k };
    const device = await this.#open();
    if (device.signer.key !== key) return { ...roll, because: 'not-mine' };
    if (!isWhole || !this.#isNext(request, watch, key)) return { ...roll, because: 'not-now' };
    if (!(await device.keep.claim(roll, canonicalJson(request)))) return { ...roll, because: 'answered-another' };
    return { ...roll, link: this.#chain(device, watch.genesis?.gameId ?? '', roll).secret(k) };
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff?.();
  }

  #isNext(request: DiceRequest, watch: LedgerWatch, key: string): boolean {
    const { dice, genesis } = watch;
    if (!dice || !genesis || !isDiceRequest(request) || request.g !== genesis.gameId) return false;
    const next = dice.next(request.seat);
    return next?.c === request.c && next.k === request.k && dice.links.giverFor(request, Infinity)?.key === key;
  }

  /** The chains of other sides that are in use and that no device gives links for; all of them where this one takes its turn. */
  #unserved(watch: LedgerWatch): readonly Pick<RollPlace, 'seat' | 'c'>[] {
    const { dice } = watch;
    if (!dice) return [];
    const isDue = this.#isTakingTurn && this.#options.clock.now() - this.#tookTurnAt >= TURNS_APART;
    return chainsOf(dice).filter(
      (chain) => this.#isOpposing(chain.seat, watch) && (isDue || !dice.links.giverFor(chain, Infinity)),
    );
  }

  async #announce(watch: LedgerWatch): Promise<void> {
    const device = await this.#open();
    const game = watch.genesis?.gameId ?? '';
    const links = this.#unserved(watch).map((chain): LinkAnchor => {
      const { seat, c } = chain;
      return { seat, c, anchor: this.#chain(device, game, chain).anchor };
    });
    if (links.length === 0 || this.#isClosed) return;
    if (this.#isTakingTurn) this.#tookTurnAt = this.#options.clock.now();
    this.#isTakingTurn = false;
    const { key } = device.signer;
    const proof = await device.signer.sign(deviceText(game, this.#options.place.seat, key, links));
    if (!(await this.#send('devices', { key, proof, links }))) this.#beQuiet();
  }

  #side({ genesis }: LedgerWatch): string | undefined {
    return genesis?.sideOf.get(this.#options.place.seat);
  }

  #isOpposing(seat: string, watch: LedgerWatch): boolean {
    const side = this.#side(watch);
    const theirs = watch.genesis?.sideOf.get(seat);
    return side !== undefined && theirs !== undefined && theirs !== side;
  }

  #open(): Promise<Device> {
    const { openSigner, openKeep, place } = this.#options;
    this.#device ??= Promise.all([openSigner(place.table, place.seat), openKeep(place.table, place.seat)]).then(
      ([signer, keep]) => ({ signer, keep }),
    );
    return this.#device;
  }

  #chain({ keep }: Device, game: string, { seat, c }: Pick<RollPlace, 'seat' | 'c'>): DiceChain {
    const name = `${c} ${seat}`;
    const chain = this.#chains.get(name) ?? linkChain(keep.secret, { game, giver: this.#options.place.seat, seat, c });
    this.#chains.set(name, chain);
    return chain;
  }
}

const chainsOf = (dice: DiceBook): readonly Pick<RollPlace, 'seat' | 'c'>[] =>
  dice.seats.map((seat) => ({ seat, c: dice.next(seat)?.c ?? 0 }));
