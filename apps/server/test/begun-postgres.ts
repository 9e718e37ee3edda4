import { afterAll, beforeAll } from 'vitest';
import { TestPostgres } from './postgres-for-test.ts';

/** For a block of tests: a Postgres that is there before the first of them, and gone after the last. */
export const begunPostgres = (): TestPostgres => {
  const postgres = new TestPostgres();
  beforeAll(() => postgres.make());
  afterAll(() => postgres.stop());
  return postgres;
};
