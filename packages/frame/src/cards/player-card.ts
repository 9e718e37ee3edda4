import {
  type CardPurpose,
  cardAnswerText,
  type DeviceWord,
  hexFromBytes,
  nameToken,
  type SignIn,
  signInText,
} from '@vexillum/ledger';
import { type DeviceSigner, forgetDeviceSigner, openDeviceSigner } from '@vexillum/table/device-signer';
import { type ApiProblem, ask, isApiProblem, post, readTable } from '../api.ts';
import { type CardFace, keepCard, myCard } from './my-card.ts';

export interface CardDevice {
  readonly key: string;
  readonly label?: string;
  readonly words?: readonly DeviceWord[];
  /** ISO 8601 UTC. */
  readonly since: string;
  readonly seen: string;
  readonly signedInUntil?: string;
  readonly isThis: boolean;
}

/** Everything that the server keeps of a card. */
export interface PlayerCard extends CardFace {
  readonly since: string;
  readonly devices: readonly CardDevice[];
  readonly tables: readonly { readonly table: string; readonly seat: string; readonly at: string }[];
  /** Keys of the cards that its owner has marked. */
  readonly friends?: readonly string[];
}

type Answered = PlayerCard | ApiProblem;

/** The one key of this browser that is no seat's. */
export const openCardSigner = (): Promise<DeviceSigner> => openDeviceSigner('card', 'own');

interface Challenge {
  readonly nonce: string;
  /** The server's time, ISO 8601 UTC. */
  readonly now: string;
}

const challenge = () => post<Challenge>('/api/card/challenge', {});

export const answerFor = async (purpose: CardPurpose, as?: DeviceSigner) => {
  const asked = await challenge();
  if (isApiProblem(asked)) return asked;
  const signer = as ?? (await openCardSigner());
  const said = { key: signer.key, nonce: asked.nonce };
  return { ...said, proof: await signer.sign(cardAnswerText({ ...said, origin: location.origin, purpose })) };
};

export const kept = (card: Answered): Answered => {
  if (!isApiProblem(card)) keepCard(card);
  return card;
};

/** A card for whoever uses this browser, by a key that is made at the first call. */
export const makeCard = async (name: string): Promise<Answered> => {
  const answer = await answerFor('new-card');
  return isApiProblem(answer) ? answer : kept(await post<PlayerCard>('/api/card', { ...answer, name }));
};

/** Shows the server that this is one of the card's devices. */
const signIn = async (): Promise<Answered> => {
  const answer = await answerFor('let-me-in');
  const card = isApiProblem(answer) ? answer : await post<PlayerCard>('/api/card/session', answer);
  // Deleted, or struck off by another device: the key is of no more use.
  if (isApiProblem(card) && card.code === 'no-such-card') await forgetHere();
  return kept(card);
};

/** Signs in where that is asked for, and asks again. */
export const signedIn = async <Answer>(request: () => Promise<Answer | ApiProblem>): Promise<Answer | ApiProblem> => {
  const answer = await request();
  if (!isApiProblem(answer) || answer.code !== 'not-signed-in') return answer;
  const card = await signIn();
  return isApiProblem(card) ? card : request();
};

export const changed = async (path: string, body: object = {}): Promise<Answered> =>
  kept(await signedIn(() => post<PlayerCard>(path, body)));

/** `undefined` where this browser has none. */
export const readCard = async (): Promise<Answered | undefined> => {
  if (!myCard()) return undefined;
  const card = kept(await signedIn(() => ask<PlayerCard>('/api/card')));
  return isApiProblem(card) && card.code === 'no-such-card' ? undefined : card;
};

export const repaintCard = (paint: { name?: string; colours?: readonly [string, string] | null }): Promise<Answered> =>
  changed('/api/card/paint', paint);

export const strikeDevice = (key: string): Promise<Answered> =>
  changed(`/api/card/devices/${encodeURIComponent(key)}/strike`);

/** Of the card nothing is left, neither there nor here. */
export const deleteCard = async (): Promise<object | ApiProblem> => {
  const done = await signedIn(() => post<object>('/api/card/delete', {}));
  if (!isApiProblem(done) || done.code === 'no-such-card') await forgetHere();
  return done;
};

const forgetHere = async (): Promise<void> => {
  keepCard(undefined);
  await forgetDeviceSigner('card', 'own').catch(() => undefined);
};

/** Says at a table that whoever holds this seat plays with the card of this browser. */
export const signInAt = async (table: string, seat: string): Promise<object | ApiProblem> => {
  const card = await readCard();
  if (!card || isApiProblem(card)) return card ?? {};
  const [facts, asked] = await Promise.all([readTable(table, seat), challenge()]);
  if (isApiProblem(facts)) return facts;
  if (isApiProblem(asked)) return asked;
  const signer = await openCardSigner();
  const words = card.devices.find(({ key }) => key === signer.key)?.words;
  // The card signs for what stands in the ledger, which is not its name.
  const salt = hexFromBytes(crypto.getRandomValues(new Uint8Array(32)));
  const said = { card: card.key, name: nameToken({ name: card.name, salt }), at: asked.now };
  const proof = await signer.sign(signInText(facts.gameId ?? table, seat, said));
  const body: SignIn & { readonly salt: string } = {
    ...said,
    name: card.name,
    salt,
    proof,
    ...(words ? { devices: words } : {}),
  };
  return ask<object>(`/api/tables/${encodeURIComponent(table)}/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Seat': seat },
    body: JSON.stringify(body),
  });
};
