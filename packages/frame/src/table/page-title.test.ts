import { emptySnapshot } from '@vexillum/model';
import { expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

it('says how much is unread, whose turn it is if it is one’s own, and which table', () => {
  const table = emptySnapshot([]);
  expect(pageTitle(table, 0)).toBe('Table · Vexillum');
  expect(pageTitle(table, 0, true)).toBe('Your turn · Table · Vexillum');
  expect(pageTitle(table, 2, true)).toBe('(2) Your turn · Table · Vexillum');
});
