import { joinOnce } from '../load/join-once.ts';
import { Fleet } from '../load/fleet.ts';
import { play, type Played } from '../load/play.ts';
import { median } from '../median.ts';
import { MeasuredServer, type Programs } from '../servers/measured-server.ts';
import { playOldTable } from './join.ts';

/** What others feel of it that an old table is opened, in milliseconds: medians of several openings. */
export interface Opening {
  /** Of the others' moves in a stretch without it. */
  readonly p99Without: number;
  /** In as long a stretch in whose middle it is opened. */
  readonly p99Around: number;
  /** Median of the differences, each taken on one server. */
  readonly p99Worse: number;
  readonly slowestAround: number;
  /** Until whoever opened it had its document. */
  readonly milliseconds: number;
}

export interface OpeningPlan {
  readonly moves: number;
  /** Of each stretch. */
  readonly seconds: number;
  readonly openings: number;
}

const TABLES = 8;
const MOVES_PER_SECOND = 200;

interface Opened {
  readonly without: Played;
  readonly around: Played;
  readonly milliseconds: number;
}

/** Opens an old table on freshly started servers, while others play at eight tables there. */
export const measureOpening = async (programs: Programs, folder: string, plan: OpeningPlan): Promise<Opening> => {
  const first = await MeasuredServer.start('ours', programs, folder);
  const old = await playOldTable(first, plan.moves, 0);
  const { bytes } = await joinOnce(old.door);
  old.fleet.close();
  await first.stop();
  const opened: Opened[] = [];
  for (let n = 0; n < plan.openings; n++) {
    const server = await MeasuredServer.start('ours', programs, folder);
    const door = { ...old.door, port: server.port };
    opened.push(await openAmongOthers(server, plan, async () => (await joinOnce(door, bytes / 2)).milliseconds));
    await server.stop();
  }
  const of = (pick: (one: Opened) => number): number => median(opened.map(pick));
  return {
    p99Without: of(({ without }) => without.p99),
    p99Around: of(({ around }) => around.p99),
    p99Worse: of(({ without, around }) => around.p99 - without.p99),
    slowestAround: of(({ around }) => around.slowest),
    milliseconds: of(({ milliseconds }) => milliseconds),
  };
};

const openAmongOthers = async (
  server: MeasuredServer,
  { seconds }: OpeningPlan,
  open: () => Promise<number>,
): Promise<Opened> => {
  const fleet = new Fleet(server, 4);
  const tables = await fleet.tables(TABLES);
  const pace = { movesPerSecond: MOVES_PER_SECOND, seconds };
  const without = await play(tables, fleet, { ...pace, warmSeconds: seconds });
  const opening = new Promise<number>((resolve, reject) => {
    setTimeout(() => void open().then(resolve, reject), (seconds * 1000) / 2);
  });
  const [around, milliseconds] = await Promise.all([play(tables, fleet, { ...pace, warmSeconds: 0 }), opening]);
  fleet.close();
  return { without, around, milliseconds };
};
