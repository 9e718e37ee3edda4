import type { Player } from './players.ts';

interface Openings {
  readonly side: string;
  readonly slots: readonly { readonly k: string; readonly salt: string }[];
}

/** Of a match file, what opens the seals; the end of the game opens those of both sides at once. */
export interface OpenedMatch {
  readonly ledger: readonly { readonly openings?: Openings | readonly Openings[] }[];
}

/** What some browsers had received by when. A seal's salt is 32 random bytes, so that it is found wherever it was told. */
export class SecretsHeard {
  readonly #listeners: readonly Player[];
  readonly #moments = new Map<string, readonly number[]>();

  constructor(listeners: readonly Player[]) {
    this.#listeners = listeners;
  }

  /** Whatever comes from now on is told after this moment. */
  note(moment: string): void {
    this.#moments.set(
      moment,
      this.#listeners.map(({ everythingReceived }) => everythingReceived.length),
    );
  }

  /** Who heard what before the moment that opens it, or never heard it. */
  tooEarly({ ledger }: OpenedMatch, side: string, opens: Readonly<Record<string, readonly string[]>>): string[] {
    const opened = ledger.flatMap(({ openings = [] }) => openings).filter((one) => one.side === side);
    const salts = new Map(opened.flatMap(({ slots }) => slots.map(({ k, salt }) => [k, salt])));
    return Object.entries(opens).flatMap(([moment, slots]) =>
      slots.flatMap((slot) => this.#wrong(moment, slot, salts.get(slot))),
    );
  }

  #wrong(moment: string, slot: string, salt: string | undefined): string[] {
    if (salt === undefined) return [`${slot} was never opened`];
    return this.#listeners.flatMap(({ name, everythingReceived }, index) => {
      const at = everythingReceived.indexOf(salt);
      if (at < 0) return [`${name} never heard what ${slot} holds`];
      return at < (this.#moments.get(moment)?.[index] ?? 0) ? [`${name} heard ${slot} before ${moment}`] : [];
    });
  }
}
