import type { FastifyInstance } from 'fastify';

/** Addresses for the other servers of a cluster alone; nobody else is told that there are any. */
const AMONG_NODES = '/node/';
/** Where whatever nobody else answers to ends. */
const ANYTHING = '/*';

const shapeOf = (pattern: string): RegExp => {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.+?^$()[\]{}|\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
};

const holesIn = (pattern: string): number => pattern.split('/').filter((part) => /^[:*]/.test(part)).length;

/** Which methods each address of the app answers to. It learns of those that are added after it. */
export class KnownAddresses {
  readonly #methods = new Map<string, Set<string>>();
  /** Patterns with a part that may be anything, those with the fewest such parts first. */
  #shapes: readonly (readonly [shape: RegExp, pattern: string])[] = [];

  constructor(app: FastifyInstance) {
    app.addHook('onRoute', ({ url, method }) => {
      if (url === ANYTHING || url.startsWith(AMONG_NODES)) return;
      const methods = this.#methods.get(url) ?? new Set();
      this.#methods.set(url, methods);
      for (const each of [method].flat()) methods.add(each);
    });
    app.addHook('onReady', () => {
      this.#shapes = [...this.#methods.keys()]
        .filter((pattern) => holesIn(pattern) > 0)
        .toSorted((one, other) => holesIn(one) - holesIn(other))
        .map((pattern) => [shapeOf(pattern), pattern]);
    });
  }

  /** In the order of their names; none where there is nothing at this address. */
  methodsOf(url: string): readonly string[] {
    const [asked = ''] = url.split('?');
    const path = asked.length > 1 && asked.endsWith('/') ? asked.slice(0, -1) : asked;
    const pattern = this.#methods.has(path) ? path : this.#shapes.find(([shape]) => shape.test(path))?.[1];
    return [...(this.#methods.get(pattern ?? '') ?? [])].toSorted();
  }
}
