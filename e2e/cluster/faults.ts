import type { StoryCluster } from './cluster.ts';

/** What is done to a cluster under the people who play, and how it ends. */
export interface Fault {
  readonly says: string;
  /** Resolves with the name of what was hurt. */
  begin(cluster: StoryCluster, table: string): Promise<string>;
  end(cluster: StoryCluster): Promise<unknown>;
  /** Every line to the table is cut at once, and no other server has the table for some seconds. */
  readonly cutsLines: boolean;
  /** After a crash documents are built anew (design/PROTOCOL.md, epochs); else nobody need fetch one. */
  readonly keepsDocuments: boolean;
}

const nothing = (): Promise<void> => Promise.resolve();

export const faults: readonly Fault[] = [
  {
    says: 'the server that has the table is killed',
    begin: (cluster, table) => cluster.does('kill-owner', table),
    end: nothing,
    cutsLines: true,
    keepsDocuments: false,
  },
  {
    says: 'the server that has the table is put away',
    begin: (cluster, table) => cluster.does('drain-owner', table),
    end: nothing,
    cutsLines: false,
    keepsDocuments: true,
  },
  {
    says: 'the database dies',
    begin: (cluster) => cluster.does('kill-database'),
    end: (cluster) => cluster.does('begin-database'),
    cutsLines: false,
    keepsDocuments: true,
  },
];
