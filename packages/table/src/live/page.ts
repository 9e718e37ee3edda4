interface Page {
  addEventListener?(name: 'online' | 'offline', listener: () => void): void;
  removeEventListener?(name: 'online' | 'offline', listener: () => void): void;
  readonly navigator?: { readonly onLine?: boolean };
  readonly document?: { readonly visibilityState?: string };
}

/** What a live table asks of the page it runs in. A program outside a browser has none of it, and is compiled without its types. */
export const page: Page = globalThis as Page;

export const isPageVisible = (): boolean => page.document?.visibilityState !== 'hidden';
