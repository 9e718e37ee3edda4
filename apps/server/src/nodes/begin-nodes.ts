import { type Clock, HeldElsewhere, type Records, type Standing, type TableStore } from '@vexillum/table/room';
import type { Logger } from 'pino';
import { isOfEvent } from '../convening/convening.ts';
import type { SharedRates } from '../limits/common-rate.ts';
import { messageOf } from '../store/sqlite/faults.ts';
import { isNewer } from '../version.ts';
import { askNode } from './ask-node.ts';
import { Departures } from './departures.ts';
import type { NewerNodes } from './newer-nodes.ts';
import { Office } from './office.ts';
import type { HandOn } from './hand-on.ts';
import { Onward } from './onward.ts';
import { type Asked, Routes } from './routes.ts';
import { type Taker, takerOf } from './spread.ts';

/** What a node knows of the others. */
export interface AmongNodes extends Standing {
  /** Of the server that it runs. */
  readonly version: string;
  readonly name: string;
  readonly fellows: readonly {
    readonly name: string;
    /** Another for each time that it began. */
    readonly incarnation: number;
    readonly address: string;
    readonly isDraining: boolean;
    readonly version: string;
  }[];
  /** It was told to leave. */
  readonly isDraining: boolean;
  /** Hears of addresses where whatever was there answers no more for what it had. */
  onGone(hear: (address: string) => void): () => void;
  /** Hears of addresses where whatever is there was just seen to live. Answers how to hear no more. */
  onBeat(hear: (address: string) => void): () => void;
  /** Sees sooner than usual what becomes of the others, until that is called which it answers. */
  lookOften(): () => void;
  /** Says to all that it is leaving. */
  drain(): Promise<void>;
  /** Whether others were there before this one and still are. */
  joinsOthers(): Promise<boolean>;
}

export interface NodesOptions {
  readonly standing: AmongNodes;
  /** The same for all nodes: by it they know each other's requests. */
  readonly secret: string;
  /** Where the others are workers of the same machine: how a line is handed to one of them. */
  readonly handOn?: HandOn | undefined;
  /** Milliseconds for which it goes on after it was told to leave, so that balancers notice. */
  readonly lameDuck: number;
  /** Tables that nobody has and where something is due before this time, ISO 8601 UTC, without these. */
  readonly unowned: (before: string, without: readonly string[]) => Promise<readonly string[]>;
  /** What all of them count together. */
  readonly rates: SharedRates;
}

export interface Nodes {
  readonly onward: Onward;
  readonly office: Office;
  stop(): void;
}

export interface BeginNodesOptions extends NodesOptions {
  readonly clock: Pick<Clock, 'after'>;
  readonly tables: Pick<TableStore, 'claim'>;
  readonly records: Pick<Records, 'get'>;
  /** The table is in memory here, and stays. */
  readonly isHere: (table: string) => boolean;
  /** Tables are being handed over. */
  readonly isLeaving: () => boolean;
  /** Resolves when this one is not being handed over. */
  readonly handedOver: (table: string) => Promise<void>;
  readonly onOffice: (nth: number | undefined) => Promise<void>;
  readonly newer: NewerNodes;
  readonly log: Logger;
}

/** What one of several servers does for the others, and they for it. */
export const beginNodes = (options: BeginNodesOptions): Nodes => {
  const { standing, secret, handOn, clock, tables, records, isHere, isLeaving, handedOver, onOffice, newer, log } =
    options;
  const office = new Office({ clock, tables, standing, isLeaving, onTaken: onOffice });
  const heirs = (): readonly string[] | undefined =>
    isLeaving()
      ? standing.fellows.flatMap(({ address, isDraining }) => (isDraining || address === '' ? [] : [address]))
      : undefined;
  /** Whoever may take a table, this node among them. */
  const takers = (isSilent: Asked['isSilent']): readonly Taker[] => [
    ...(standing.isDraining ? [] : [{ name: standing.name, address: undefined }]),
    ...standing.fellows.filter(({ address, isDraining }) => address !== '' && !isDraining && !isSilent(address)),
  ];
  const routes = new Routes({
    standing,
    isHere,
    heirs,
    placeOf: async (table, { isByNode, isSilent }) => {
      // An event and its tables are in one place, whatever version has the office: they tell each other what happens.
      if (await isOfEvent(records, table)) return office.awayOf();
      const elsewhere = newer.placeOf(table);
      if (elsewhere !== undefined) return elsewhere;
      return handOn && !isByNode ? takerOf(table, takers(isSilent))?.address : undefined;
    },
  });
  let turn = 0;
  /** Workers of one machine begin new tables in turn. */
  const inTurn = (isSilent: Asked['isSilent']): string | undefined => {
    const all = takers(isSilent);
    return all[turn++ % all.length]?.address;
  };
  const departures = new Departures({ standing, clock });
  const onward = new Onward({
    secret,
    routes,
    office,
    handedOver,
    departed: (address, line) => departures.of(address, line),
    log,
    ...(handOn ? { handOn, inTurn } : {}),
  });
  const hearNoMore = standing.onGone((address) => {
    routes.forgetAt(address);
    onward.pipes.cut(address);
  });
  return {
    onward,
    office,
    stop: () => {
      office.stop();
      departures.stop();
      hearNoMore();
      onward.pipes.cutAll();
    },
  };
};

/** Where the others are that can be asked. */
export const addressesOf = (nodes: NodesOptions | undefined): readonly string[] =>
  (nodes?.standing.fellows ?? []).flatMap(({ address }) => (address === '' ? [] : [address]));

/** Nodes of an older version than this one, each under another name whenever it has begun anew. */
export const olderNodes = ({ version, fellows }: Pick<AmongNodes, 'version' | 'fellows'>): readonly string[] =>
  fellows.filter((node) => isNewer(version, node.version)).map(({ name, incarnation }) => `${name} ${incarnation}`);

/** Has another node hand a table over. */
export const bringFrom =
  (secret: string) =>
  async (table: string, address: string): Promise<void> => {
    try {
      await askNode(address, secret, { method: 'POST', path: `/node/give/${table}`, body: {} });
    } catch (error) {
      throw new HeldElsewhere(`table ${table} stays at ${address}: ${messageOf(error)}`);
    }
  };
