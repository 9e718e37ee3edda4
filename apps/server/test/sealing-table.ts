import { randomUUID } from 'node:crypto';
import { testGame, testSeal } from '@vexillum/table/testing';
import { claimAll, type NewTable } from './claim-all.ts';
import type { TestServer } from './start-test-server.ts';
import type { TestAnswer, TestBrowser } from './test-browser.ts';

export interface SealingTable extends NewTable {
  of(seat: string): TestBrowser;
  /** Acts over HTTP; fails the test where the table says no. */
  did(seat: string, name: string, args: unknown): Promise<TestAnswer>;
  act(seat: string, name: string, args: unknown, id?: string): Promise<TestAnswer>;
  /** Seals each payload in its slot, with salts that count from `salt`. */
  seal(seat: string, payloads: Record<string, Record<string, string | number>>, salt?: number): Promise<TestAnswer>;
  ledger(seat?: string): Promise<LedgerAnswer>;
}

export interface LedgerAnswer {
  readonly entries: readonly (Record<string, unknown> & { readonly name?: string; readonly args?: unknown })[];
  readonly head: { readonly seq: number; readonly hash: string };
  readonly signed?: { readonly seq: number; readonly hash: string; readonly sig: string };
}

/** For `startTestServer`: the little game that seals and reveals. */
export const sealingGames = { games: [testGame] };

/** For `verifyMatch`: the same with what its ledger tells; its actions are not run again. */
export const sealingRules = [{ ...testGame, match: { replay: () => [] } }];

/** A table of the little game with everyone in their seat. */
export const sealingTable = async (server: TestServer): Promise<SealingTable> => {
  const made = await claimAll(server, { game: testGame.id });
  const act = (seat: string, name: string, args: unknown, id: string = randomUUID()) =>
    made.of(seat).act(made.table, seat, name, args, id);
  const did: SealingTable['did'] = async (seat, name, args) => {
    const answer = await act(seat, name, args);
    if (answer.status !== 200) throw new Error(`${seat} could not ${name}: ${answer.text}`);
    return answer;
  };
  const seal: SealingTable['seal'] = (seat, payloads, salt = 1) => {
    const side = seat.split('-')[0] ?? '';
    const batch = Object.entries(payloads).map(([slot, p], i) => testSeal(made.table, side, slot, p, salt + i));
    return did(seat, 'seal-orders', { batch });
  };
  const ledger = async (seat = 'host') =>
    (await made.of(seat).get(`/api/tables/${made.table}/ledger`)).json<LedgerAnswer>();
  return { ...made, act, did, seal, ledger };
};
