import { generateKeyPairSync, sign } from 'node:crypto';
import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import { act, type Deputy } from './act.ts';
import type { Player } from './players.ts';
import { whenTold } from './when-told.ts';

type Parts = ReadonlyMap<string, unknown>;

interface Entry {
  readonly changes?: Readonly<Record<string, Readonly<Record<string, readonly [before: unknown, after: unknown]>>>>;
}

/** What everybody at the table of this seat knows: the public records that its ledger leaves, by id. */
export const knownAt = async ({ request, origin, table }: Omit<Deputy, 'name'>): Promise<Parts> => {
  const parts = new Map<string, unknown>();
  for (let from = 0; ; ) {
    const path = `${origin}/api/tables/${table.id}/ledger?from=${from}`;
    const answer = await whenTold(() => request.get(path, { headers: { 'X-Seat': table.seat } }), 'ledger');
    const { entries } = (await answer.json()) as { readonly entries: readonly Entry[] };
    if (entries.length === 0) return parts;
    from += entries.length;
    for (const { changes = {} } of entries)
      for (const records of Object.values(changes))
        for (const [id, [, after]] of Object.entries(records)) parts.set(id, after);
  }
};

const posted = async (
  { request, origin }: Pick<Deputy, 'request' | 'origin'>,
  path: string,
  data: object,
  seat = '',
) => {
  const headers = { Origin: origin, ...(seat === '' ? {} : { 'X-Seat': seat }) };
  const answer = await whenTold(() => request.post(`${origin}${path}`, { headers, data }), path);
  return (await answer.json()) as Readonly<Record<string, string>>;
};

/** Takes the seat that somebody has at the table of a game of the event, as a program. */
export const seatAtGame = async (at: Deputy, key: string): Promise<Deputy> => {
  const path = `/api/tables/${at.table.id}/convened/${key}/seat`;
  const { table = '', seat = '' } = await posted(at, path, {}, at.table.seat);
  return { ...at, table: { id: table, seat } };
};

/** A browser's player as a program may stand in for them at their seat of this table. */
export const deputyOf = ({ name, context, page }: Player, table: string, seat: string): Deputy => ({
  name,
  request: context.request,
  origin: new URL(page.url()).origin,
  table: { id: table, seat },
});

/** As the protocol has it: a tag, a zero, and JSON whose keys are in order. */
const signedText = (tag: string, said: Readonly<Record<string, string | number>>): string =>
  `${tag}\0${JSON.stringify(said)}`;

/** Somebody at an event without a browser, with a player card of their own. */
export class EventGuest implements Deputy {
  readonly name: string;
  readonly request: APIRequestContext;
  readonly origin: string;
  readonly table: Deputy['table'];
  readonly #keys = generateKeyPairSync('ed25519');
  readonly card = Buffer.from(this.#keys.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');

  /** Sits down in this seat of an event that is open to everybody, and takes part. */
  static async come(requests: APIRequest, origin: string, at: Deputy['table'], name: string): Promise<EventGuest> {
    const guest = new EventGuest(await requests.newContext({ baseURL: origin }), origin, at, name);
    const challenge = await posted(guest, '/api/card/challenge', {});
    const [key, nonce = ''] = [guest.card, challenge['nonce']];
    const proof = guest.#sign(signedText('gtk1', { k: key, n: nonce, o: origin, p: 'new-card', v: 1 }));
    await posted(guest, '/api/card', { key, nonce, proof, name });
    await posted(guest, `/api/play/${at.id}/sit`, { seat: at.seat, name });
    await guest.signIn(guest.table);
    await act(guest, 'enter-event', {});
    return guest;
  }

  /** The same without a card: one address may make ten an hour. */
  static async comeAsGuest(requests: APIRequest, origin: string, at: Deputy['table'], name: string) {
    const guest = new EventGuest(await requests.newContext({ baseURL: origin }), origin, at, name);
    await posted(guest, `/api/play/${at.id}/sit`, { seat: at.seat, name });
    await act(guest, 'enter-event', {});
    return guest;
  }

  private constructor(request: APIRequestContext, origin: string, table: Deputy['table'], name: string) {
    this.request = request;
    this.origin = origin;
    this.table = table;
    this.name = name;
  }

  #sign(text: string): string {
    return sign(null, Buffer.from(text), this.#keys.privateKey).toString('hex');
  }

  /** Says there that they play with their card. */
  async signIn({ id, seat }: Deputy['table']): Promise<void> {
    const facts = await this.request.get(`${this.origin}/api/tables/${id}`, { headers: { 'X-Seat': seat } });
    expect(facts.ok(), await facts.text()).toBe(true);
    const { gameId } = (await facts.json()) as { readonly gameId: string };
    const { now = '' } = await posted(this, '/api/card/challenge', {});
    const said = { card: this.card, name: this.name, at: now };
    const text = signedText('gtp1', { a: now, c: this.card, g: gameId, n: this.name, s: seat, v: 1 });
    const proof = this.#sign(text);
    await posted(this, `/api/tables/${id}/sign-in`, { ...said, proof }, seat);
  }

  /** At the table of their game. */
  async atGame(key: string): Promise<Deputy> {
    const seated = await seatAtGame(this, key);
    await this.signIn(seated.table);
    return seated;
  }
}
