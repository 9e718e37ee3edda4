import { type DeviceWord, keyByWords, MOST_WORDS } from '@vexillum/ledger';
import { isRefusal, refuse, type Refusal } from '@vexillum/model';
import type { Clock, Records } from '@vexillum/table/room';
import { oneAfterAnother } from '../one-after-another.ts';
import { holderName } from '../seats/holder-name.ts';
import { hashOf, isSameHash, newCardToken, sessionIdOf } from '../seats/secret-token.ts';
import { DAY } from '../seats/session.ts';
import {
  type CardColours,
  cardChanges,
  type CardDevice,
  cardDeviceKey,
  cardKey,
  type PlayerCard,
} from './player-card.ts';

const MOST_CARDS = 200_000;
const MOST_DEVICES = 16;
const MOST_TABLES = 100;
const MOST_FRIENDS = 200;
const SESSION_LIFE = 30 * DAY;

/** How many there are, so that nobody has to count them. */
const COUNT = 'cards';

export interface CardBookOptions {
  readonly records: Records;
  readonly clock: Pick<Clock, 'now'>;
  /** More than so many cards are not kept. */
  readonly most?: number;
}

/** Somebody whose device is signed in. */
export interface CardHolder {
  readonly card: PlayerCard;
  readonly device: CardDevice;
}

export interface LetIn extends CardHolder {
  readonly kind: 'let-in';
  /** For the cookie. */
  readonly secret: string;
}

export interface Friend {
  readonly card: string;
  readonly name: string;
}

const noSuchCard = (): Refusal => refuse('no-such-card', 'No player card here knows this device.');

/** What the server keeps of those who want to be remembered. A card has nothing to do with a seat: who holds one keeps it without the card. */
export class CardBook {
  readonly #records: Records;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #most: number;
  readonly #change = oneAfterAnother();

  constructor({ records, clock, most = MOST_CARDS }: CardBookOptions) {
    this.#records = records;
    this.#clock = clock;
    this.#most = most;
  }

  /** A card of one's own, by a key that nobody has brought yet. That the device has signed is asked before. */
  make(key: string, said: unknown): Promise<LetIn | Refusal> {
    return this.#change(async () => {
      const name = holderName(said, []);
      if (isRefusal(name)) return name;
      if ((await this.#records.get(cardDeviceKey(key))) !== undefined)
        return refuse('card-taken', 'This device has a player card already.');
      const count = await this.#count();
      if (count >= this.#most)
        return refuse('too-many-cards', 'This server keeps no more player cards; play as a guest.');
      const now = this.#today();
      const { session, secret } = this.#newSession();
      const device: CardDevice = { key, since: now, seen: now, session };
      const card: PlayerCard = { key, name: name.name, since: now, devices: [device], tables: [] };
      const counted = { put: COUNT, value: String(count + 1) };
      await this.#records.write([...cardChanges(undefined, card), counted]);
      return { kind: 'let-in', card, device, secret };
    });
  }

  /** A device comes in; what it held before is worth nothing from then on. The same answer whatever is not there. */
  letIn(key: string): Promise<LetIn | Refusal> {
    return this.#change(async () => {
      const card = await this.#cardOf(key);
      const known = card?.devices.find((one) => one.key === key);
      if (!card || !known) return noSuchCard();
      const { session, secret } = this.#newSession();
      const device = { ...known, seen: this.#today(), session };
      const next = withDevice(card, device);
      await this.#records.write(cardChanges(card, next));
      return { kind: 'let-in', card: next, device, secret };
    });
  }

  /** Whose cookie it is, `CARD.SECRET`; `undefined` where it is nobody's any more. */
  async holder(cookie: string | undefined): Promise<CardHolder | undefined> {
    const [key = '', secret = ''] = cookie?.split('.') ?? [];
    const id = sessionIdOf(secret);
    if (id === undefined || !/^[0-9a-f]{64}$/.test(key)) return undefined;
    const card = await this.#read(key);
    const device = card?.devices.find(({ session }) => session?.id === id);
    const session = device?.session;
    if (!card || !session || session.until <= this.#clock.now()) return undefined;
    return isSameHash(session.hash, hashOf('gtcrd1', secret)) ? { card, device } : undefined;
  }

  /** A name or colours that the holder likes better. */
  repaint(holder: CardHolder, said: { name?: unknown; colours?: CardColours | null }): Promise<PlayerCard | Refusal> {
    return this.#ofHolder(holder, async (card) => {
      const name = said.name === undefined ? { name: card.name } : holderName(said.name, []);
      if (isRefusal(name)) return name;
      const { colours: former, ...rest } = card;
      const colours = said.colours === undefined ? former : (said.colours ?? undefined);
      return { ...rest, name: name.name, ...(colours ? { colours } : {}) };
    });
  }

  /** Another device of the same owner: one that is on the card already has given its word. */
  addDevice(holder: CardHolder, word: DeviceWord, said: unknown): Promise<PlayerCard | Refusal> {
    return this.#ofHolder(holder, async (card) => {
      const label = holderName(said, []);
      if (isRefusal(label)) return label;
      const giver = card.devices.find(({ key }) => key === holder.device.key);
      const words = [...(giver?.words ?? []), word];
      if (words.length > MOST_WORDS || card.devices.length >= MOST_DEVICES)
        return refuse('too-many-devices', 'This card has so many devices already that no other one may come.');
      if (keyByWords(card.key, words) !== word.key)
        return refuse('bad-proof', 'That is not the device’s own signature.', 'sig');
      if ((await this.#records.get(cardDeviceKey(word.key))) !== undefined)
        return refuse('card-taken', 'This device has a player card already.');
      const now = this.#today();
      const device: CardDevice = { key: word.key, label: label.name, words, since: now, seen: now };
      return { ...card, devices: [...card.devices, device] };
    });
  }

  /** A device that is lost or sold speaks for the card no more. Seats that it holds at tables are not the card's. */
  strike(holder: CardHolder, key: string): Promise<PlayerCard | Refusal> {
    return this.#ofHolder(holder, async (card) => {
      const devices = card.devices.filter((device) => device.key !== key);
      if (devices.length === card.devices.length) return refuse('no-such-device', 'This card has no such device.');
      if (devices.length === 0)
        return refuse('last-device', 'This is the only device of the card; without it, delete the card.');
      return { ...card, devices };
    });
  }

  /** Only the cookie: the device stays one of the card's. */
  signOut(holder: CardHolder): Promise<PlayerCard | Refusal> {
    return this.#ofHolder(holder, async (card) => {
      const known = card.devices.find(({ key }) => key === holder.device.key);
      if (!known) return noSuchCard();
      const { session: _over, ...device } = known;
      return withDevice(card, device);
    });
  }

  /** Nothing of it is left here. Its key stays in the ledgers of tables, whose entries vouch for each other; what it was called is forgotten there (`forgetCard`). */
  erase(holder: CardHolder): Promise<Refusal | undefined> {
    return this.#change(async () => {
      const card = await this.#still(holder);
      if (!card) return noSuchCard();
      const left = { put: COUNT, value: String(Math.max(0, (await this.#count()) - 1)) };
      await this.#records.write([...cardChanges(card, undefined), left]);
      return undefined;
    });
  }

  /** Remembers where the holder has signed in. */
  async noteTable(holder: CardHolder, table: string, seat: string): Promise<void> {
    await this.#ofHolder(holder, async (card) => {
      const others = card.tables.filter((one) => one.table !== table || one.seat !== seat);
      const at = new Date(this.#clock.now()).toISOString();
      return { ...card, tables: [{ table, seat, at }, ...others].slice(0, MOST_TABLES) };
    });
  }

  /** Marks the card of somebody as a friend's, or no longer. Who is marked is not asked, and not told. */
  befriend(holder: CardHolder, key: string, isFriend: boolean): Promise<PlayerCard | Refusal> {
    return this.#ofHolder(holder, async (card) => {
      const { friends = [], ...rest } = card;
      const others = friends.filter((each) => each !== key);
      if (!isFriend) return others.length === 0 ? rest : { ...rest, friends: others };
      if (friends.includes(key)) return card;
      if (key === card.key || !(await this.#read(key)))
        return refuse('no-such-friend', 'That is no card of another player here.');
      if (friends.length >= MOST_FRIENDS)
        return refuse(
          'too-many-friends',
          'You have marked so many friends that no other one fits; take one off first.',
        );
      return { ...rest, friends: [...friends, key] };
    });
  }

  /** With the names that they have now. A card that was deleted is nobody's friend any more. */
  async friendsOf({ friends = [] }: PlayerCard): Promise<readonly Friend[]> {
    const cards = await Promise.all(friends.map((key) => this.#read(key)));
    return cards.flatMap((card) => (card ? [{ card: card.key, name: card.name }] : []));
  }

  #ofHolder(
    holder: CardHolder,
    change: (card: PlayerCard) => Promise<PlayerCard | Refusal>,
  ): Promise<PlayerCard | Refusal> {
    return this.#change(async () => {
      const card = await this.#still(holder);
      if (!card) return noSuchCard();
      const next = await change(card);
      if (!isRefusal(next)) await this.#records.write(cardChanges(card, next));
      return next;
    });
  }

  /** Between asking and doing, another device may have struck this one off, or deleted the card. */
  async #still({ card: { key }, device }: CardHolder): Promise<PlayerCard | undefined> {
    const card = await this.#read(key);
    const known = card?.devices.find((one) => one.key === device.key);
    return known?.session !== undefined && known.session.id === device.session?.id ? card : undefined;
  }

  async #read(key: string): Promise<PlayerCard | undefined> {
    const kept = await this.#records.get(cardKey(key));
    return kept === undefined ? undefined : (JSON.parse(kept) as PlayerCard);
  }

  async #cardOf(device: string): Promise<PlayerCard | undefined> {
    const kept = await this.#records.get(cardDeviceKey(device));
    return kept === undefined ? undefined : this.#read(JSON.parse(kept) as string);
  }

  async #count(): Promise<number> {
    return Number((await this.#records.get(COUNT)) ?? 0);
  }

  #newSession() {
    const { id, text, hash } = newCardToken();
    return { session: { id, hash, until: this.#clock.now() + SESSION_LIFE }, secret: text };
  }

  #today(): string {
    return new Date(this.#clock.now() - (this.#clock.now() % DAY)).toISOString();
  }
}

const withDevice = (card: PlayerCard, device: CardDevice): PlayerCard => ({
  ...card,
  devices: card.devices.map((one) => (one.key === device.key ? device : one)),
});
