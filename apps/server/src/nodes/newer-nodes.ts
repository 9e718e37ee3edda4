import { isNewer } from '../version.ts';

const MOST_KEPT = 10_000;

export interface NewerNodesOptions {
  readonly standing: {
    readonly version: string;
    readonly fellows: readonly { readonly address: string; readonly isDraining: boolean; readonly version: string }[];
  };
}

/** Tables that this version has found it cannot play on, while a node with a newer one is there that may: whoever asks for them is sent to that. */
export class NewerNodes {
  readonly #standing: NewerNodesOptions['standing'];
  readonly #beyond = new Set<string>();

  constructor({ standing }: NewerNodesOptions) {
    this.#standing = standing;
  }

  /** Takes note, and answers where it is to be asked for; `undefined`: nobody there is newer, so that it is answered for here. */
  leave(table: string): string | undefined {
    if (this.#beyond.size >= MOST_KEPT) this.#beyond.clear();
    this.#beyond.add(table);
    return this.placeOf(table);
  }

  placeOf(table: string): string | undefined {
    if (!this.#beyond.has(table)) return undefined;
    const { version, fellows } = this.#standing;
    const newer = fellows.filter((node) => !node.isDraining && node.address !== '' && isNewer(node.version, version));
    return newer.reduce<(typeof newer)[number] | undefined>(
      (newest, node) => (newest && !isNewer(node.version, newest.version) ? newest : node),
      undefined,
    )?.address;
  }
}
