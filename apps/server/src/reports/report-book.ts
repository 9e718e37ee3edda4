import { isRefusal, refuse, type Refusal, type Seat } from '@vexillum/model';
import type { Clock, Records, SaidLine } from '@vexillum/table/room';
import { oneAfterAnother } from '../one-after-another.ts';
import type { OpenTable } from '../open-table.ts';
import type { Session } from '../seats/session.ts';
import { randomName } from '../system-chance.ts';
import { type Holder, type Report, reportKey, reportsOfTable } from './report.ts';

/** Reports of one seat that wait to be dealt with; of those who watch, all of them together. */
const MOST_OF_A_SEAT = 10;
/** Of one of those who watch, so that they do not take the word from the others. */
const MOST_OF_A_WATCHER = 3;
/** What somebody said last, where it is about them and not about a line. */
const LAST_LINES = 10;

/** What a reporter names: a line of talk, a seat, or somebody who watches. */
export interface Reported {
  readonly reason: string;
  readonly line?: string | undefined;
  readonly seat?: string | undefined;
  readonly watcher?: string | undefined;
}

export interface ReportBookOptions {
  readonly records: Records;
  readonly clock: Pick<Clock, 'now'>;
  /** Hears of each new one. */
  readonly onReported: (report: Report) => void;
}

/** Keeps reports beside the ledgers: what the reporter could read, who they are, and nothing that they could not have shown to somebody themselves. */
export class ReportBook {
  readonly #options: ReportBookOptions;
  readonly #change = oneAfterAnother();

  constructor(options: ReportBookOptions) {
    this.#options = options;
  }

  /** Refuses what is not there for this seat: a line that only others read is no line. Rejects as the records do. */
  report(open: OpenTable, session: Session, said: Reported): Promise<Report | Refusal> {
    return this.#change(async () => {
      const full = await this.#refusalOfMore(open, session);
      if (full) return full;
      const evidence = evidenceFor(open, session.seat, said);
      if (isRefusal(evidence)) return evidence;
      const { table, room } = open;
      const report: Report = {
        id: randomName(8),
        table,
        at: new Date(this.#options.clock.now()).toISOString(),
        by: holderOf(session),
        ...evidence,
        reason: said.reason,
        head: room.head,
      };
      const key = reportKey(table, session.seat.id, report.id);
      await this.#options.records.write([{ put: key, value: JSON.stringify(report) }]);
      this.#options.onReported(report);
      return report;
    });
  }

  async #refusalOfMore({ table }: OpenTable, session: Session): Promise<Refusal | undefined> {
    const kept = await this.#options.records.list(`${reportsOfTable(table)}${session.seat.id}!`);
    const { watcher } = holderOf(session);
    const own = kept.filter(([, value]) => (JSON.parse(value) as Report).by.watcher === watcher).length;
    const isFull = kept.length >= MOST_OF_A_SEAT || (watcher !== undefined && own >= MOST_OF_A_WATCHER);
    return isFull
      ? refuse('too-many-reports', 'Your seat has reported as much as it may; those who run the server see to it.')
      : undefined;
  }
}

const holderOf = ({ id, seat, name }: Session): Holder => ({
  seat: seat.id,
  name,
  ...(seat.kind === 'spectator' ? { watcher: id } : {}),
});

type Evidence = Pick<Report, 'about' | 'lines'>;

const evidenceFor = (open: OpenTable, reader: Seat, { line, seat, watcher }: Reported): Evidence | Refusal => {
  if (watcher !== undefined) return aboutWatcher(open, watcher);
  const talk = open.room.view.talkFor(reader);
  if (line === undefined) return aboutSeat(open, talk, seat);
  const said = talk.find(({ id }) => id === line);
  if (!said) return refuse('no-such-line', 'That line is not there any more, or was never said to you.', 'line');
  return { about: { seat: said.seat, name: said.name }, lines: [said] };
};

const aboutSeat = ({ room }: OpenTable, talk: readonly SaidLine[], seat: string | undefined): Evidence | Refusal => {
  const name = seat === undefined ? undefined : room.view.names.get(seat);
  if (seat === undefined || name === undefined) return refuse('no-such-seat', 'Nobody sits in that seat.', 'seat');
  return { about: { seat, name }, lines: talk.filter((said) => said.seat === seat).slice(-LAST_LINES) };
};

const aboutWatcher = ({ seats }: OpenTable, id: string): Evidence | Refusal => {
  const watcher = seats.watchers().find((one) => one.id === id);
  if (!watcher) return refuse('no-such-watcher', 'Nobody of that name watches here any more.', 'watcher');
  return { about: { seat: watcher.seat, name: watcher.name, watcher: id }, lines: [] };
};
