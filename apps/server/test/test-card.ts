import { randomBytes } from 'node:crypto';
import {
  cardAnswerText,
  type CardPurpose,
  type DeviceWord,
  newSigningKey,
  publicKeyOf,
  type SignIn,
  signInText,
  signText,
} from '@vexillum/ledger';
import type { TestAnswer, TestBrowser } from './test-browser.ts';

/** A device with a key of its own, as a page has one. */
export interface TestCard {
  readonly key: string;
  sign(text: string): string;
  /** Answers a challenge; `as` for what an attacker would say otherwise. */
  answer(purpose: CardPurpose, as?: { origin?: string; nonce?: string }): Promise<CardAnswered>;
  /** A card of its own. */
  make(name?: unknown): Promise<TestAnswer>;
  letIn(): Promise<TestAnswer>;
  signedFor(game: string, seat: string, as?: Partial<SignIn>): SignIn;
}

export interface CardAnswered {
  readonly key: string;
  readonly nonce: string;
  readonly proof: string;
}

export const testCard = (browser: TestBrowser, words?: { card: string; devices: readonly DeviceWord[] }): TestCard => {
  const secret = newSigningKey(randomBytes(32));
  const key = publicKeyOf(secret);
  const sign = (text: string) => signText(text, secret);
  let name = 'Rufus';
  const answer: TestCard['answer'] = async (purpose, as = {}) => {
    const challenge = await browser.post('/api/card/challenge', {});
    const { nonce = challenge.json<{ nonce: string }>().nonce, origin = browser.origin } = as;
    return { key, nonce, proof: sign(cardAnswerText({ key, nonce, origin, purpose })) };
  };
  return {
    key,
    sign,
    answer,
    make: async (said: unknown = name) => {
      if (typeof said === 'string') name = said;
      return browser.post('/api/card', { ...(await answer('new-card')), name: said });
    },
    letIn: async () => browser.post('/api/card/session', await answer('let-me-in')),
    signedFor: (game, seat, as = {}) => {
      const { proof, ...said } = { card: words?.card ?? key, name, at: new Date().toISOString(), ...as };
      const devices = words ? { devices: words.devices } : {};
      return { ...said, proof: proof ?? sign(signInText(game, seat, said)), ...devices };
    },
  };
};
