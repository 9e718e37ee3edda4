import type { Change, Extent } from './change.ts';
import type { WriteFault } from '../group-commit.ts';

/** What the thread that has the database can be asked, and what it answers. */
export interface Questions {
  write(writers: readonly (readonly Change[])[]): readonly (WriteFault | undefined)[];
  extentOf(table: string): Extent;
  entries(table: string, from: number, limit: number, bytes: number): string[];
  plan(table: string, document: string): Uint8Array[];
  /** At most so many tables that have entries, in order of names, behind one. */
  tablesAfter(table: string, limit: number): string[];
  record(key: string): string | undefined;
  recordsFrom(prefix: string): (readonly [key: string, value: string])[];
  recordsAfter(prefix: string, after: string, most: number): (readonly [key: string, value: string])[];
  close(): void;
}
export type Question = keyof Questions;

export interface Asked<Q extends Question = Question> {
  readonly id: number;
  readonly question: Q;
  readonly args: Parameters<Questions[Q]>;
}

/** How a question failed: an error crosses from a thread without its class. */
export interface Fault {
  readonly name: 'DiskFault' | 'Damage' | 'FolderRefused' | 'FolderInUse' | 'Error';
  readonly message: string;
  /** Of the system: "EACCES". */
  readonly code?: string;
}

/** The first answer has no id: whether the folder was taken. After the last one the thread ends. */
export type Told = { readonly id?: number; readonly isLast?: boolean } & (
  | { readonly value: unknown }
  | { readonly fault: Fault }
);
