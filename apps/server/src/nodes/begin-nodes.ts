import { type Clock, HeldElsewhere, type Records, type Standing, type TableStore } from '@vexillum/table/room';
import type { Logger } from 'pino';
import { isOfEvent } from '../convening/convening.ts';
import type { SharedRates } from '../limits/common-rate.ts';
import { messageOf } from '../store/sqlite/faults.ts';
import { askNode } from './ask-node.ts';
import { Office } from './office.ts';
import { Onward } from './onward.ts';
import { Routes } from './routes.ts';

/** What a node knows of the others. */
export interface AmongNodes extends Standing {
  readonly fellows: readonly { readonly address: string; readonly isDraining: boolean }[];
  /** Hears of addresses where whatever was there answers no more for what it had. */
  onGone(hear: (address: string) => void): () => void;
  /** Says to all that it is leaving. */
  drain(): Promise<void>;
  /** Whether others were there before this one and still are. */
  joinsOthers(): Promise<boolean>;
}

export interface NodesOptions {
  readonly standing: AmongNodes;
  /** The same for all nodes: by it they know each other's requests. */
  readonly secret: string;
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
  readonly onOffice: () => Promise<void>;
  readonly log: Logger;
}

/** What one of several servers does for the others, and they for it. */
export const beginNodes = (options: BeginNodesOptions): Nodes => {
  const { standing, secret, clock, tables, records, isHere, isLeaving, handedOver, onOffice, log } = options;
  const office = new Office({ clock, tables, standing, isLeaving, onTaken: onOffice });
  const heirs = (): readonly string[] | undefined =>
    isLeaving()
      ? standing.fellows.flatMap(({ address, isDraining }) => (isDraining || address === '' ? [] : [address]))
      : undefined;
  const routes = new Routes({
    standing,
    isHere,
    heirs,
    // An event and its tables are in one place: they tell each other what happens.
    placeOf: async (table) => ((await isOfEvent(records, table)) ? office.awayOf() : undefined),
  });
  const onward = new Onward({ secret, routes, office, handedOver, log });
  const hearNoMore = standing.onGone((address) => {
    routes.forgetAt(address);
    onward.pipes.cut(address);
  });
  return {
    onward,
    office,
    stop: () => {
      office.stop();
      hearNoMore();
      onward.pipes.cutAll();
    },
  };
};

/** Where the others are that can be asked. */
export const addressesOf = (nodes: NodesOptions | undefined): readonly string[] =>
  (nodes?.standing.fellows ?? []).flatMap(({ address }) => (address === '' ? [] : [address]));

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
