import type { Ask } from './line.ts';

/** Of a node that goes on with what it has: SQL. */
export const LIVES = `state in ('up', 'draining')`;

/** Part of a lease without a beat after which somebody is looked at more often. */
const LATE = 1 / 2;

export interface FellowNode {
  readonly name: string;
  readonly incarnation: number;
  /** Where other nodes reach it; empty where it has said none. */
  readonly address: string;
  /** Takes no more tables. */
  readonly isDraining: boolean;
  /** Of the server that it runs; empty where it is of before that was said. */
  readonly version: string;
}

interface SeenBeat {
  readonly fellow: FellowNode;
  readonly beat: number;
  /** By this machine's own clock. */
  readonly since: number;
  /** It was seen to beat, not only what it had left. */
  readonly isBeating: boolean;
}

export interface FellowNodesOptions {
  readonly self: string;
  /** Milliseconds. */
  readonly lease: number;
  /** Whether this one may take it on itself to say that another is dead. */
  readonly mayFence: boolean;
  /** Whatever was at this address answers no more for what it had. */
  readonly onGone: (address: string) => void;
  /** Whatever is at this address goes on with what it has. */
  readonly onBeat: (address: string) => void;
}

/** The other nodes that use the same database, as this one has seen them beat. Whoever stands still for a whole lease is fenced by whoever has seen that. */
export class FellowNodes {
  readonly #options: FellowNodesOptions;
  readonly #seen = new Map<string, SeenBeat>();

  constructor(options: FellowNodesOptions) {
    this.#options = options;
  }

  get all(): readonly FellowNode[] {
    return [...this.#seen.values()].map(({ fellow }) => fellow);
  }

  get isAnyoneBeating(): boolean {
    return [...this.#seen.values()].some(({ isBeating }) => isBeating);
  }

  /** Somebody has missed beats whom this one may soon have to fence: what they had waits for that. */
  get isAnyoneLate(): boolean {
    const { lease, mayFence } = this.#options;
    const now = performance.now();
    return mayFence && [...this.#seen.values()].some(({ since }) => now - since > lease * LATE);
  }

  /** The database was away, perhaps for longer than anybody's lease: how long somebody has stood still is counted anew. */
  lookAnew(): void {
    const now = performance.now();
    for (const [name, seen] of this.#seen) this.#seen.set(name, { ...seen, since: now });
  }

  async look(ask: Ask): Promise<void> {
    const { lease, mayFence } = this.#options;
    const rows = await ask<{
      name: string;
      incarnation: string;
      address: string;
      state: string;
      version: string;
      beat: string | null;
    }>(
      `select n.name, n.incarnation, n.address, n.state, n.version, b.beat from node n left join node_beat b on b.name = n.name where ${LIVES} and n.name <> $1`,
      [this.#options.self],
    );
    const now = performance.now();
    const named = new Set(rows.map(({ name }) => name));
    for (const name of [...this.#seen.keys()]) if (!named.has(name)) this.#gone(name);
    for (const { name, incarnation, address, state, version, beat } of rows) {
      const fellow = { name, incarnation: Number(incarnation), address, isDraining: state === 'draining', version };
      const before = this.#seen.get(name);
      if (before && before.fellow.incarnation !== fellow.incarnation) this.#gone(name);
      const isStill = before?.fellow.incarnation === fellow.incarnation && before.beat === Number(beat ?? 0);
      const isBeating = before?.fellow.incarnation === fellow.incarnation && (before.isBeating || !isStill);
      this.#seen.set(name, { fellow, beat: Number(beat ?? 0), since: isStill ? before.since : now, isBeating });
      if (isBeating && !isStill && address !== '') this.#options.onBeat(address);
      if (isStill && mayFence && now - before.since >= lease) await this.#fence(ask, fellow, before.beat);
    }
  }

  async #fence(ask: Ask, { name, incarnation }: FellowNode, beat: number): Promise<void> {
    const fenced = await ask(
      `update node set state = 'fenced' where name = $1 and incarnation = $2 and ${LIVES}
       and not exists (select 1 from node_beat b where b.name = $1 and b.beat <> $3) returning name`,
      [name, incarnation, beat],
    );
    if (fenced.length > 0) this.#gone(name);
  }

  #gone(name: string): void {
    const address = this.#seen.get(name)?.fellow.address ?? '';
    this.#seen.delete(name);
    if (address !== '') this.#options.onGone(address);
  }
}
