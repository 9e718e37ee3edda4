import type { MeasuredServer } from '../servers/measured-server.ts';
import { Flights } from './flights.ts';
import { openOurTable } from './our-table.ts';
import type { BenchTable } from './player.ts';
import { openYjsTable } from './yjs-table.ts';

const AT_A_TIME = 8;

/** Tables full of clients on one server; grows as wanted and stays connected. */
export class Fleet {
  readonly server: MeasuredServer;
  readonly flights = new Flights();
  readonly #clients: number;
  readonly #tables: BenchTable[] = [];

  constructor(server: MeasuredServer, clients: number) {
    this.server = server;
    this.#clients = clients;
  }

  /** The first `count` tables; opens those that are missing. */
  async tables(count: number): Promise<readonly BenchTable[]> {
    let missing = count - this.#tables.length;
    const open = async () => {
      while (missing-- > 0) this.#tables.push(await this.#open());
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, open));
    return this.#tables.slice(0, count);
  }

  get comebacks(): number {
    return this.#tables.reduce((sum, table) => sum + table.comebacks, 0);
  }

  close(): void {
    for (const table of this.#tables.splice(0)) table.close();
  }

  #open(): Promise<BenchTable> {
    const { kind, port } = this.server;
    if (kind === 'ours') return openOurTable(port, this.#clients, this.flights);
    return openYjsTable(kind, port, this.#clients, this.flights);
  }
}
