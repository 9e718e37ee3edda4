/** Where the outbox survives a reload; `localStorage` in a browser. */
export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
