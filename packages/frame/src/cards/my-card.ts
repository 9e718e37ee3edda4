import { keepJson, readKeptJson } from '../memory/kept-json.ts';

/** What stands on somebody's player card. */
export interface CardFace {
  /** Its public key, 32 bytes as hex. */
  readonly key: string;
  readonly name: string;
  readonly colours?: readonly [string, string];
}

const KEY = 'vexillum:card';

/** The card that this browser remembers: to show it at once, before the server has been asked. Its key is kept where no script reads it. */
export const myCard = (): CardFace | undefined => readKeptJson<CardFace | null>(KEY, null) ?? undefined;

export const keepCard = (card: CardFace | undefined): void => {
  const { key, name, colours } = card ?? {};
  keepJson(KEY, card ? { key, name, ...(colours ? { colours } : {}) } : null);
};
