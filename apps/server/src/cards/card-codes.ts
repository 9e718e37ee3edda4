import type { Clock } from '@vexillum/table/room';
import { type CodeLost, OneTimeCodes } from '../seats/one-time-codes.ts';
import type { CardHolder } from './card-book.ts';

/** A device that has brought the right code, and waits for the word of the one that showed it. */
export interface AskingDevice {
  readonly key: string;
  readonly label: string;
}

interface Shown {
  readonly holder: CardHolder;
  readonly until: number;
  asking?: AskingDevice;
}

export interface Welcome {
  readonly kind: 'welcome';
  readonly card: string;
  readonly name: string;
}

/**
 * One-time codes that bring a card to another device. The code alone lets nobody in: the device that shows it signs for the key that has brought
 * it, so that whoever checks a match sees how the one came from the other.
 */
export class CardCodes {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #codes: OneTimeCodes<Shown>;
  /** By the key of the device that shows it. */
  readonly #shown = new Map<string, Shown>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.#codes = new OneTimeCodes({
      clock,
      isStill: (shown) => this.#shown.get(shown.holder.device.key) === shown,
      isSame: (a, b) => a.holder.device.key === b.holder.device.key,
    });
  }

  /** `undefined` when too many are waiting. */
  issue(holder: CardHolder): { readonly code: string; readonly expires: number } | undefined {
    for (const [key, { until }] of this.#shown) if (until <= this.#clock.now()) this.#shown.delete(key);
    const shown: Shown = { holder, until: this.#clock.now() + 10 * 60 * 1000 };
    const issued = this.#codes.issue(shown);
    if (issued) this.#shown.set(holder.device.key, shown);
    return issued;
  }

  /** A device brings the code: the first that does. */
  bring(code: unknown, asking: AskingDevice): Welcome | CodeLost {
    const found = this.#codes.find(code);
    if (found.kind !== 'found') return found;
    found.take();
    found.of.asking = asking;
    const { key, name } = found.of.holder.card;
    return { kind: 'welcome', card: key, name };
  }

  /** Who has brought the code that this device shows. */
  askingAt(holder: CardHolder): AskingDevice | undefined {
    return this.#shown.get(holder.device.key)?.asking;
  }

  /** It was let in, or is not to be. */
  done(holder: CardHolder): void {
    this.#shown.delete(holder.device.key);
  }
}
