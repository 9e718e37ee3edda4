import { expect, type Page } from '@playwright/test';

/** What somebody has seen on a page, each text once, in the order in which they came. */
interface Seen {
  /** What the sign of the connection said. */
  readonly line: readonly string[];
  /** Alerts and dialogs. */
  readonly cries: readonly string[];
  /** Messages that go by themselves. */
  readonly messages: readonly string[];
  /** How much lay on the board. */
  readonly pieces: readonly number[];
}

interface WatchedWindow {
  beginWatch(): void;
  readonly seen?: Seen;
}

/** The words for a line that comes back by itself, and nothing else. */
const peaceful = /^(Live|Reconnecting …|Reconnecting, \d+ moves? waiting)$/;

/** Where the epoch of a document stands in the address of its socket. */
const lineTo = (address: string): { readonly document: string; readonly epoch: string | null } | undefined => {
  const { pathname, searchParams } = new URL(address);
  const document = /^\/sync\/[^/]+\/(.+)$/.exec(pathname)?.[1];
  return document === undefined ? undefined : { document, epoch: searchParams.get('epoch') };
};

/** Watches a page frame by frame: what a player would notice of a fault, however short. */
export class PageWatch {
  readonly #page: Page;
  readonly #who: string;
  #isOn = false;
  #navigations = 0;
  /** By document: the epochs that its sockets have asked for lately. The very first one cannot know any. */
  readonly #epochs = new Map<string, Set<string | null>>();

  /** Before the page is first opened. */
  static async on({ page, name }: { readonly page: Page; readonly name: string }): Promise<PageWatch> {
    const watch = new PageWatch(page, name);
    await page.addInitScript(prepare);
    return watch;
  }

  private constructor(page: Page, who: string) {
    this.#page = page;
    this.#who = who;
    page.on('framenavigated', (frame) => {
      if (this.#isOn && frame === page.mainFrame()) this.#navigations += 1;
    });
    page.on('websocket', (socket) => {
      const line = lineTo(socket.url());
      if (!line) return;
      const known = this.#epochs.get(line.document);
      if (known) known.add(line.epoch);
      else this.#epochs.set(line.document, new Set());
    });
  }

  async begin(): Promise<void> {
    this.#isOn = true;
    this.epochsCountFromNow();
    await this.#page.evaluate(() => (window as unknown as WatchedWindow).beginWatch());
  }

  /** Throws where somebody has noticed more than that the line came back. `own`: dialogs and messages that the play itself brought. */
  async hasSeenNothingWorse(own: RegExp): Promise<Seen> {
    const seen = await this.#page.evaluate(() => (window as unknown as WatchedWindow).seen);
    // What was marked is gone with the page that it was marked on.
    if (!seen) throw new Error(`${this.#who}’s page was loaded anew`);
    expect(this.#navigations, `${this.#who}: loads of the page`).toBe(0);
    const worse = {
      line: seen.line.filter((text) => !peaceful.test(text)),
      cries: seen.cries.filter((text) => !own.test(text)),
      messages: seen.messages.filter((text) => !own.test(text)),
      isBoardEmpty: seen.pieces.includes(0),
    };
    expect(worse, `${this.#who} has seen`).toEqual({ line: [], cries: [], messages: [], isBoardEmpty: false });
    return seen;
  }

  epochsCountFromNow(): void {
    for (const epochs of this.#epochs.values()) epochs.clear();
  }

  /** No document was fetched as a new one since then: every line that was opened goes on with the one that the page had. */
  documentsAreTheSame(): void {
    for (const [document, epochs] of this.#epochs) {
      const what = `${this.#who}: epochs of ${document}: ${[...epochs].join()}`;
      expect(epochs.size <= 1 && !epochs.has(null), what).toBe(true);
    }
  }
}

/** Runs in the page, before anything of ours. */
const prepare = (): void => {
  const roots = new Set<Document | ShadowRoot>([document]);
  let isChanged = true;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  const observe = (root: Document | ShadowRoot): void =>
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  observe(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    roots.add(root);
    observe(root);
    isChanged = true;
    return root;
  };

  const everywhere = (selector: string): Element[] => {
    const found: Element[] = [];
    for (const root of roots)
      if (root instanceof Document || root.host.isConnected) found.push(...root.querySelectorAll(selector));
    return found.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  };
  const textOf = (element: Element): string =>
    (element instanceof HTMLElement ? element.innerText : (element.textContent ?? '')).replaceAll(/\s+/g, ' ').trim();

  interface Board extends Element {
    readonly battle?: {
      readonly snapshot: { readonly public: Readonly<Record<string, ReadonlyMap<string, unknown>>> };
    };
    readonly sitting?: {
      readonly snapshot: { readonly public: Readonly<Record<string, ReadonlyMap<string, unknown>>> };
    };
  }
  let board: Board | undefined;
  const pieces = (): number => {
    if (board?.isConnected !== true) board = everywhere('vx-board, vx-conquest-board')[0];
    const { pose, territory } = (board?.battle ?? board?.sitting)?.snapshot.public ?? {};
    return (territory ?? pose)?.size ?? 0;
  };

  Object.assign(window, {
    beginWatch: () => {
      const seen = { line: [] as string[], cries: [] as string[], messages: [] as string[], pieces: [] as number[] };
      const note = <T>(list: T[], what: T): void => {
        if (!list.includes(what)) list.push(what);
      };
      const look = (): void => {
        note(seen.pieces, pieces());
        if (isChanged) {
          isChanged = false;
          for (const status of everywhere('[role=status][aria-label=Connection]')) note(seen.line, textOf(status));
          for (const cry of everywhere('[role=alert], [role=alertdialog], dialog[open], wa-dialog[open]')) {
            const text = textOf(cry);
            if (text !== '') note(seen.cries, text);
          }
          for (const message of everywhere('[role=status][aria-label=Messages] li'))
            note(seen.messages, textOf(message));
        }
        requestAnimationFrame(look);
      };
      isChanged = true;
      Object.assign(window, { seen });
      look();
    },
  });
};
