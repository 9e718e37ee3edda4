import { isOnlyDelay, type Presence, type SeenArea } from '@vexillum/protocol';
import { atom } from 'nanostores';
import type { Clock } from '../room/surroundings.ts';
import { eachOnes } from './each-ones.ts';
import { HeldPieces } from './held-pieces.ts';
import { Listeners } from './listeners.ts';

/** Pieces that this hand reached for, and that another one has. */
export interface Taken {
  readonly ids: readonly string[];
  /** Who has them. */
  readonly seat: string;
  readonly from: string;
}

/** Somebody asks everyone to see what they see. */
export interface Gathering {
  readonly seat: string;
  readonly from: string;
  readonly area: SeenArea;
}

/** What the others show, as it last was. What this browser shows is told by `PresenceTeller`. */
export class PresenceHeard {
  readonly $presence = atom<ReadonlyMap<string, Presence>>(new Map());
  readonly $online = atom<ReadonlySet<string>>(new Set());
  readonly $views = eachOnes(this.$presence, ({ view }) => view);
  readonly $delays = eachOnes(this.$presence, ({ delay }) => delay);
  readonly pings = new Listeners<Presence>();
  readonly takings = new Listeners<Taken>();
  readonly gatherings = new Listeners<Gathering>();
  /** Somebody came, who knows nothing of us. */
  readonly arrivals = new Listeners<string>();
  readonly #held: HeldPieces;

  constructor(clock: Clock) {
    this.#held = new HeldPieces(clock);
  }

  get $held(): HeldPieces['$held'] {
    return this.#held.$held;
  }

  /** The server's list of who is here, at every hello. */
  greet(online: readonly string[]): void {
    this.$online.set(new Set(online));
    this.#show(new Map());
  }

  readonly hear = (presence: Presence): void => {
    const { from, seat, online, ping, look, gather, taken, ...lasting } = presence;
    if (from === undefined || seat === undefined) return;
    if (online !== undefined) this.#comeOrGo(seat, from, online);
    if (ping || look) this.pings.tell(presence);
    if (gather) this.gatherings.tell({ seat, from, area: gather });
    if (online === undefined && !isOnlyDelay(presence)) this.#held.heard(from);
    if (Object.keys(lasting).length > 0) this.#show(withNews(this.$presence.get(), seat, from, lasting));
    else this.#held.follow(this.$presence.get());
    if (taken) this.takings.tell({ ids: taken, seat, from });
  };

  close(): void {
    this.#held.close();
  }

  #comeOrGo(seat: string, from: string, isHere: boolean): void {
    const online = new Set(this.$online.get());
    if (isHere) online.add(seat);
    else online.delete(seat);
    this.$online.set(online);
    const all = new Map(this.$presence.get());
    // Nobody arrives with anything in hand, and leaving lets go of it.
    if (all.delete(from)) this.#show(all);
    else if (isHere) this.arrivals.tell(from);
  }

  #show(all: ReadonlyMap<string, Presence>): void {
    // First, so that whoever draws at a change of presence asks the right holder.
    this.#held.follow(all);
    this.$presence.set(all);
  }
}

/** The price goes with the drag. The server lets each piece be in one hand, so whoever was heard of last has taken it over. */
const withNews = (
  before: ReadonlyMap<string, Presence>,
  seat: string,
  from: string,
  news: Presence,
): ReadonlyMap<string, Presence> => {
  const all = new Map(before);
  for (const [other, presence] of before)
    if (other !== from && news.drag) all.set(other, without(presence, Object.keys(news.drag)));
  const emptyHanded = news.drag === null ? { price: null } : {};
  return all.set(from, { ...before.get(from), ...news, ...emptyHanded, seat, from });
};

const without = (presence: Presence, ids: readonly string[]): Presence => {
  const { drag } = presence;
  if (!drag || !ids.some((id) => Object.hasOwn(drag, id))) return presence;
  const left = Object.entries(drag).filter(([id]) => !ids.includes(id));
  return left.length > 0 ? { ...presence, drag: Object.fromEntries(left) } : { ...presence, drag: null, price: null };
};
