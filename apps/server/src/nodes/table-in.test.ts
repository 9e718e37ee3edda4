import { expect, it } from 'vitest';
import { isForOffice, tableIn } from './table-in.ts';

const table = 'abcdefghijkl2345';

it.each([
  `/sync/${table}/public?seat=red`,
  `/api/tables/${table}`,
  `/api/tables/${table}?view=side`,
  `/api/tables/${table}/actions/say`,
  `/api/play/${table}/sit`,
])('%s is about that table', (url) => {
  expect(tableIn(url)).toBe(table);
  expect(isForOffice('GET', url)).toBe(false);
});

it.each([
  `/sync/${table}`,
  `/table/${table}`,
  `/api/tables/${table}2/ledger`,
  '/api/tables/glance',
  '/api/tables/ABCDEFGHIJKL2345',
  `/api/claim?/api/tables/${table}`,
  '',
])('%s is about none', (url) => expect(tableIn(url)).toBe(undefined));

it.each([
  ['GET', '/api/play'],
  ['GET', '/api/play/changes'],
  ['GET', '/api/tables?visibility=public'],
  ['POST', '/api/seeks/mine/sit'],
  ['POST', '/api/card/challenge'],
  ['GET', '/api/boards/triumph/wins?of=week'],
  ['GET', '/api/events'],
])('%s %s is the office’s', (method, url) => expect(isForOffice(method, url)).toBe(true));

it.each([
  ['POST', '/api/tables'],
  ['POST', '/api/claim'],
  ['GET', '/api/games'],
  ['GET', '/cards'],
  ['GET', '/healthz'],
])('%s %s is anybody’s', (method, url) => expect(isForOffice(method, url)).toBe(false));
