import { type DeviceWord, deviceWordText, sha256Hex } from '@vexillum/ledger';
import { type DeviceSigner, signerFrom } from '@vexillum/table/device-signer';
import { type ApiProblem, ask, isApiProblem, post } from '../api.ts';
import { answerFor, changed, kept, openCardSigner, type PlayerCard, readCard, signedIn } from './player-card.ts';

/** A device that has brought the code, and waits to be let in. */
export interface AskingDevice {
  readonly key: string;
  readonly label: string;
}

const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';
const LETTERS = 24;
const GROUP = 4;

/** What a device calls itself to its owner: "Firefox, Linux". */
const ownLabel = (): string => {
  const agent = navigator.userAgent;
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((name) => agent.includes(`${name}/`)) ?? 'Browser';
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((name) => agent.includes(name));
  const called = browser === 'Edg' ? 'Edge' : browser === 'OPR' ? 'Opera' : browser;
  return system ? `${called}, ${system}` : called;
};

/** A word of this signer for another key, with the server's time. */
const wordFor = async (signer: DeviceSigner, card: string, key: string): Promise<DeviceWord> => {
  const at = new Date().toISOString();
  return { key, at, sig: await signer.sign(deviceWordText(card, { key, at })) };
};

export const showCode = () => signedIn(() => post<{ code: string; expires: string }>('/api/card/code', {}));

/** Whoever has brought the code that is shown here. */
export const whoAsks = async (): Promise<AskingDevice | undefined | ApiProblem> => {
  const answer = await signedIn(() => ask<{ asking: AskingDevice | null }>('/api/card/code'));
  return isApiProblem(answer) ? answer : (answer.asking ?? undefined);
};

/** Signs for another device of the same owner. */
export const letIn = async ({ key, label }: AskingDevice): Promise<PlayerCard | ApiProblem> => {
  const card = await readCard();
  if (!card || isApiProblem(card)) return card ?? noCard();
  return changed('/api/card/devices', { ...(await wordFor(await openCardSigner(), card.key, key)), label });
};

/** Brings the code that another device shows: its word is waited for with `comeIn`. */
export const bringCode = async (code: string): Promise<{ card: string; name: string } | ApiProblem> => {
  const answer = await answerFor('let-me-in', await openCardSigner());
  return isApiProblem(answer) ? answer : post('/api/card/join', { ...answer, code, label: ownLabel() });
};

/** The card, once another device has given its word; a problem `no-such-card` until then. */
export const comeIn = (): Promise<PlayerCard | ApiProblem> => sessionOf();

const sessionOf = async (signer?: DeviceSigner): Promise<PlayerCard | ApiProblem> => {
  const answer = await answerFor('let-me-in', signer ?? (await openCardSigner()));
  return isApiProblem(answer) ? answer : kept(await post<PlayerCard>('/api/card/session', answer));
};

/** Letters for a sheet of paper: 117 bits, so that nobody finds them by trying. */
export const newPhrase = (): string => {
  const letters: string[] = [];
  while (letters.length < LETTERS) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // 240 is eight times thirty: each letter is as likely as any other.
    if (byte < 240) letters.push(ALPHABET[byte % ALPHABET.length] ?? '');
  }
  return Array.from({ length: LETTERS / GROUP }, (_, n) => letters.slice(n * GROUP, (n + 1) * GROUP).join('')).join(
    '-',
  );
};

const lettersIn = (phrase: string): string => phrase.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

export const isPhrase = (said: string): boolean => lettersIn(said).length === LETTERS;

/** The key that a phrase stands for: a device of paper. */
const paperSigner = (phrase: string): DeviceSigner =>
  signerFrom(sha256Hex(`vexillum card phrase\0${lettersIn(phrase)}`));

/** From then on the phrase brings the card back when every device is lost. It is kept nowhere; an earlier one stays until it is signed out. */
export const keepPhrase = (phrase: string, label: string): Promise<PlayerCard | ApiProblem> =>
  letIn({ key: paperSigner(phrase).key, label });

/** The card comes to this device by its phrase alone. */
export const bringPhrase = (phrase: string): Promise<PlayerCard | ApiProblem> => bringBy(paperSigner(phrase));

/** A key that no device of its own has, on paper or in a passkey, lets this one in. */
export const bringBy = async (carrier: DeviceSigner): Promise<PlayerCard | ApiProblem> => {
  const card = await sessionOf(carrier);
  if (isApiProblem(card)) return card;
  const own = await openCardSigner();
  const word = await wordFor(carrier, card.key, own.key);
  const added = await post<PlayerCard>('/api/card/devices', { ...word, label: ownLabel() });
  return isApiProblem(added) ? added : sessionOf(own);
};

const noCard = (): ApiProblem => ({
  kind: 'problem',
  status: 404,
  code: 'no-such-card',
  words: { text: 'No player card here knows this device.', values: [] },
});
