interface Page {
  addEventListener?(name: 'online' | 'offline', listener: () => void): void;
  removeEventListener?(name: 'online' | 'offline', listener: () => void): void;
  readonly navigator?: { readonly onLine?: boolean };
}

/** What a live table asks of the page it runs in. A program outside a browser has none of it, and is compiled without its types. */
export const page: Page = globalThis as Page;
