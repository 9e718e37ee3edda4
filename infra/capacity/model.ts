/** What a cluster is like. Times in milliseconds, shares from 0 to 1. */
export interface Inputs {
  readonly processes: number;
  /** Open tables of each, as many as there is memory for. */
  readonly tablesEach: number;
  /** Sockets of each open table. */
  readonly sockets: number;
  readonly lease: number;
  /** Nodes look at each other this often. */
  readonly beatEvery: number;
  /** Of one process: its own CPU for opening a table that another one had. */
  readonly reopenCpu: number;
  /** Its statements for that, and how many of such a database does in a second. */
  readonly reopenStatements: number;
  readonly statementsASecond: number;
  /** CPU of a process for one try of a browser that finds nobody yet. */
  readonly tryCpu: number;
  /** Between two tries: a browser's wait begins with the first and doubles up to the second. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Each wait is as much longer or shorter at random; 0: all wait the same. */
  readonly jitter: number;
  /** Actions a second at a table, and what a database commits in a second. */
  readonly actions: number;
  readonly commitsASecond: number;
  /** Tables of one database. */
  readonly tablesOfDatabase: number;
  /** How long a database is away when its primary dies. */
  readonly failover: number;
  /** Actions that people leave waiting at a table before they stop and watch. */
  readonly mostWaiting: number;
}

export interface Outcome {
  /** Seconds until half of the tables that were hit play on, until 99 of 100 do, and until all do. */
  readonly half: number;
  readonly most: number;
  readonly all: number;
  /** Tries of browsers in the worst tenth of a second after the first second, at the process that had the most. */
  readonly worstTries: number;
  /** Seconds that the busiest process was behind with its work. */
  readonly worstBehind: number;
}

/** Milliseconds: at first everybody comes at once, since all were cut off at once. */
const FIRST_CROWD = 1000;

interface Event {
  readonly at: number;
  readonly run: () => void;
}

/** A heap of what is going to happen, the earliest on top. */
class Agenda {
  readonly #events: Event[] = [];
  now = 0;

  at(at: number, run: () => void): void {
    const events = this.#events;
    let here = events.push({ at, run }) - 1;
    while (here > 0) {
      const above = (here - 1) >> 1;
      if ((events[above]?.at ?? 0) <= at) break;
      [events[here], events[above]] = [events[above] as Event, events[here] as Event];
      here = above;
    }
  }

  runAll(): void {
    for (let next = this.#take(); next; next = this.#take()) {
      this.now = next.at;
      next.run();
    }
  }

  #take(): Event | undefined {
    const events = this.#events;
    const [first] = events;
    const last = events.pop();
    if (!first || !last || events.length === 0) return first;
    events[0] = last;
    for (let here = 0; ; ) {
      const [left, right] = [2 * here + 1, 2 * here + 2];
      let least = here;
      if ((events[left]?.at ?? Infinity) < (events[least]?.at ?? 0)) least = left;
      if ((events[right]?.at ?? Infinity) < (events[least]?.at ?? 0)) least = right;
      if (least === here) return first;
      [events[here], events[least]] = [events[least] as Event, events[here] as Event];
      here = least;
    }
  }
}

/** Someone who does one thing after the other. */
class Worker {
  #freeAt = 0;
  behind = 0;

  /** When work that comes now, and takes so long, is done. */
  take(now: number, takes: number): number {
    this.behind = Math.max(this.behind, this.#freeAt - now);
    this.#freeAt = Math.max(now, this.#freeAt) + takes;
    return this.#freeAt;
  }
}

/**
 * So many processes die in one moment. Their browsers are cut off and try again, at other processes; those answer that the table is still somebody's until the
 * dead are fenced, a lease after their last beat; then whoever is asked opens the table.
 */
export const deathOf = (dead: number, inputs: Inputs, random: () => number): Outcome => {
  const { processes, tablesEach, sockets, lease, beatEvery, reopenCpu, reopenStatements, statementsASecond } = inputs;
  const agenda = new Agenda();
  const alive = Array.from({ length: processes - dead }, () => new Worker());
  const database = new Worker();
  const tries = new Map<string, number>();
  const back: number[] = [];
  for (let process = 0; process < dead; process++) {
    // It was seen to beat a moment ago, and whoever looks first at the end of the lease fences it.
    const fencedAt = lease + random() * beatEvery;
    for (let table = 0; table < tablesEach; table++) {
      const owner = Math.floor(random() * alive.length);
      const worker = alive[owner];
      if (!worker) continue;
      const open = (): void => {
        // Read from the database, then made anew by the process.
        const read = database.take(agenda.now, (1000 * reopenStatements) / statementsASecond);
        agenda.at(read, () => back.push(worker.take(agenda.now, reopenCpu)));
      };
      const ask = (wait: number): void => {
        const { now } = agenda;
        const moment = `${owner} ${Math.floor(now / 100)}`;
        if (now > FIRST_CROWD) tries.set(moment, (tries.get(moment) ?? 0) + sockets);
        const seen = worker.take(now, inputs.tryCpu * sockets);
        const next = Math.min(inputs.longestWait, wait * 2);
        if (seen >= fencedAt) agenda.at(seen, open);
        else agenda.at(seen + wait * (1 + inputs.jitter * (2 * random() - 1)), () => ask(next));
      };
      agenda.at(inputs.firstWait * (1 + inputs.jitter * (2 * random() - 1)), () => ask(inputs.firstWait * 2));
    }
  }
  agenda.runAll();
  back.sort((one, other) => one - other);
  const at = (share: number) => (back[Math.min(back.length - 1, Math.floor(share * back.length))] ?? 0) / 1000;
  return {
    half: at(0.5),
    most: at(0.99),
    all: at(1),
    worstTries: Math.max(0, ...tries.values()),
    worstBehind: Math.max(...alive.map(({ behind }) => behind)) / 1000,
  };
};

/** Seconds after a database is back until nobody waits any more for an action that was done while it was away; `Infinity` where it never catches up. */
export const catchUp = ({ actions, commitsASecond, tablesOfDatabase, failover, mostWaiting }: Inputs): number => {
  const waiting = tablesOfDatabase * Math.min(mostWaiting, (actions * failover) / 1000);
  const spare = commitsASecond - actions * tablesOfDatabase;
  return spare > 0 ? waiting / spare : Infinity;
};
