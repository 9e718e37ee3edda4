import type { RoomEvent } from '@vexillum/table/room';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Counts {
  readonly sockets: () => number;
  readonly rooms: () => number;
  /** Large answers that are under way. */
  readonly downloads: () => number;
  /** Bytes of answers that wait to be taken. */
  readonly waiting: () => number;
  /** The same of large messages on sockets. */
  readonly waitingOnSockets: () => number;
}

const milliseconds = [1, 2, 5, 10, 25, 50, 100, 250, 1000];

/** Numbers of one server, for `GET /metrics`. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #actions = this.#counter('vexillum_actions_total', 'Actions that were accepted.', ['action']);
  readonly #refusals = this.#counter('vexillum_refusals_total', 'Actions that were refused.', ['code']);
  readonly #dropped = this.#counter(
    'vexillum_updates_dropped_total',
    'Updates from clients to documents that only the server writes.',
    [],
  );
  readonly #plansRefused = this.#counter(
    'vexillum_plan_updates_refused_total',
    'Updates to plan documents that were refused.',
    ['code'],
  );
  readonly #slow = this.#counter('vexillum_slow_readers_total', 'Readers sent away because they read too slowly.', []);
  readonly #closed = this.#counter('vexillum_sockets_closed_total', 'Sockets that the server closed.', ['code']);
  readonly #rebuilt = this.#counter('vexillum_documents_rebuilt_total', 'Documents that began a new epoch.', []);
  readonly #storeFailures = this.#counter('vexillum_store_failures_total', 'Writes that the disk refused.', []);
  readonly #putOff = this.#counter(
    'vexillum_put_off_total',
    'Requests that had to wait because the server was late.',
    [],
  );
  readonly #sentAway = this.#counter(
    'vexillum_http_readers_sent_away_total',
    'Connections that did not take their answers.',
    ['why'],
  );
  readonly #unused = this.#counter('vexillum_tables_unused_total', 'Tables taken away because nobody used them.', [
    'why',
  ]);
  readonly #reports = this.#counter('vexillum_reports_total', 'Reports of talk and people at tables.', []);
  readonly #actionTime = this.#histogram(
    'vexillum_action_milliseconds',
    'From an action’s arrival until it is on disk and shown.',
  );
  readonly #commitTime = this.#histogram('vexillum_commit_milliseconds', 'One flushed group commit.');
  readonly #commitWriters = new Histogram({
    name: 'vexillum_commit_writers',
    help: 'Writers that shared one flushed group commit.',
    buckets: [1, 2, 5, 10, 50, 200],
    registers: [this.#registry],
  });

  constructor() {
    this.#gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
    this.#gauge('process_heap_bytes', 'JavaScript heap in use.', () => process.memoryUsage().heapUsed);
    this.#gauge(
      'process_cpu_seconds_total',
      'Processor time used.',
      () => process.resourceUsage().userCPUTime / 1e6 + process.resourceUsage().systemCPUTime / 1e6,
    );
    this.#gauge('process_uptime_seconds', 'Since the process began.', () => process.uptime());
  }

  watch(counts: Counts): void {
    this.#gauge('vexillum_sockets', 'Open sockets.', counts.sockets);
    this.#gauge('vexillum_rooms', 'Tables in memory.', counts.rooms);
    this.#gauge('vexillum_downloads', 'Ledgers and match files that are being sent.', counts.downloads);
    this.#gauge(
      'vexillum_sockets_waiting_bytes',
      'Bytes of large messages on sockets that wait to be taken.',
      counts.waitingOnSockets,
    );
    this.#gauge('vexillum_waiting_bytes', 'Bytes of answers over HTTP that wait to be taken.', counts.waiting);
  }

  watchScrub(scrub: { readonly rounds: number; readonly size: number }, damaged: { readonly size: number }): void {
    this.#gauge('vexillum_damaged_tables', 'Tables that were found damaged, and are not opened.', () => damaged.size);
    this.#gauge('vexillum_scrubbed_bytes', 'Read of sleeping tables since the start.', () => scrub.size);
    this.#gauge('vexillum_scrub_rounds', 'Times that every sleeping table was read.', () => scrub.rounds);
  }

  hear(event: RoomEvent): void {
    switch (event.kind) {
      case 'acted':
        this.#actions.inc({ action: event.action });
        return this.#actionTime.observe(event.milliseconds);
      case 'refused':
        return this.#refusals.inc({ code: event.code });
      case 'update-dropped':
        return this.#dropped.inc();
      case 'plan-refused':
        return this.#plansRefused.inc({ code: event.code });
      case 'slow-reader':
        return this.#slow.inc();
      case 'rebuilt':
        return this.#rebuilt.inc();
      case 'store-failed':
        return this.#storeFailures.inc();
      case 'recovered':
      case 'lost':
      case 'damaged':
      case 'bug':
        return;
      default:
        return event satisfies never;
    }
  }

  committed(took: number, writers: number): void {
    this.#commitTime.observe(took);
    this.#commitWriters.observe(writers);
  }

  putOff(): void {
    this.#putOff.inc();
  }

  /** Somebody who asked over HTTP and did not take the answer. */
  sentAway(why: string): void {
    this.#sentAway.inc({ why });
  }

  /** A table was taken away: nobody else ever sat there (`alone`), or nobody came back (`asleep`). */
  unused(why: string): void {
    this.#unused.inc({ why });
  }

  reported(): void {
    this.#reports.inc();
  }

  socketClosed(code: number): void {
    this.#closed.inc({ code: String(code) });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  #counter<L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string): Histogram {
    return new Histogram({ name, help, buckets: milliseconds, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }
}
