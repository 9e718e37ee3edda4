/** Seat id → the Yjs client ids that wrote for it. Plain JSON, to be stored with the document's updates. */
export type StoredOwners = Readonly<Record<string, readonly number[]>>;

/**
 * Which client id belongs to which seat. Yjs believes any client id, and an update forged under another's erases that
 * one's edits; so the first seat that writes under an id keeps it, over reloads, second devices and restarts.
 */
export class PlanOwners {
  readonly #seats = new Map<number, string>();

  constructor(stored: StoredOwners = {}) {
    for (const [seat, clients] of Object.entries(stored)) for (const client of clients) this.claim(client, seat);
  }

  seatOf(client: number): string | undefined {
    return this.#seats.get(client);
  }

  /** The first claim stands. */
  claim(client: number, seat: string): void {
    if (!this.#seats.has(client)) this.#seats.set(client, seat);
  }

  toJSON(): StoredOwners {
    const stored = new Map<string, number[]>();
    for (const [client, seat] of this.#seats) {
      const clients = stored.get(seat);
      if (clients === undefined) stored.set(seat, [client]);
      else clients.push(client);
    }
    return Object.fromEntries(stored);
  }
}
