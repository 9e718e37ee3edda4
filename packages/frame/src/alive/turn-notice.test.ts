import { expect, it } from 'vitest';
import { isNoticeDue } from './turn-notice.ts';

it('calls only who wants it, is allowed to be called, and looks elsewhere', () => {
  expect(isNoticeDue('yes', 'granted', true)).toBe(true);
  expect(isNoticeDue('no', 'granted', true)).toBe(false);
  expect(isNoticeDue('yes', 'default', true)).toBe(false);
  expect(isNoticeDue('yes', 'denied', true)).toBe(false);
  expect(isNoticeDue('yes', 'unknown', true)).toBe(false);
  expect(isNoticeDue('yes', 'granted', false)).toBe(false);
});
