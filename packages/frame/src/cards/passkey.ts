import { hexFromBytes, sha256Hex } from '@vexillum/ledger';
import { type DeviceSigner, signerFrom } from '@vexillum/table/device-signer';
import type { CardFace } from './my-card.ts';

/** What the passkey is asked to turn into a secret of its own: the same for ever, or nobody would come back. */
const ASKED = new TextEncoder().encode('vexillum player card 1');

/** No passkey was made or used: its owner said no, or there is none. */
export type NoPasskey = 'not-confirmed' | 'cannot-keep-keys';

/** Passkeys need https or this very machine, and a name: an address of numbers has none. */
export const canUsePasskeys = (): boolean =>
  globalThis.isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  !/^\[|^[\d.]+$/.test(globalThis.location.hostname);

const challenge = () => crypto.getRandomValues(new Uint8Array(32));

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** The key that the passkey's secret stands for: whoever has the passkey signs with it, on any device. */
const signerOf = (credential: Credential | null): DeviceSigner | undefined => {
  const { prf } = (credential as PublicKeyCredential | null)?.getClientExtensionResults() ?? {};
  const first = prf?.results?.first;
  if (!first) return undefined;
  const bytes = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first);
  return signerFrom(sha256Hex(`vexillum card passkey\0${hexFromBytes(bytes)}`));
};

/** Makes one for the card. Its owner confirms it, on most devices twice. */
export const makePasskey = async (card: CardFace): Promise<DeviceSigner | NoPasskey> => {
  try {
    const made = await navigator.credentials.create({
      publicKey: {
        challenge: challenge(),
        rp: { name: 'Vexillum' },
        user: { id: bytesOf(card.key), name: card.name, displayName: card.name },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key' as const, alg })),
        // With another way of confirming, the secret would be another.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        extensions: { prf: { eval: { first: ASKED } } },
      },
    });
    const { prf } = (made as PublicKeyCredential).getClientExtensionResults();
    if (!prf?.enabled) return 'cannot-keep-keys';
    // Most tell their secret only when they are used.
    return signerOf(made) ?? (await readPasskey((made as PublicKeyCredential).rawId));
  } catch (error) {
    return notConfirmed(error);
  }
};

/** The one that its owner picks, or the one of that id. */
export const readPasskey = async (id?: ArrayBuffer): Promise<DeviceSigner | NoPasskey> => {
  try {
    const used = await navigator.credentials.get({
      publicKey: {
        challenge: challenge(),
        userVerification: 'required',
        ...(id ? { allowCredentials: [{ type: 'public-key' as const, id }] } : {}),
        extensions: { prf: { eval: { first: ASKED } } },
      },
    });
    return signerOf(used) ?? 'cannot-keep-keys';
  } catch (error) {
    return notConfirmed(error);
  }
};

const notConfirmed = (error: unknown): NoPasskey => {
  console.info('no passkey:', error instanceof Error ? error.name : error);
  return 'not-confirmed';
};
