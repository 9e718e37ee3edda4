import '@vexillum/canvas/testing';
import { expect, test } from 'vitest';
import { lastingSigns, passingSigns } from './stand-picture.ts';

test('what changes with every step is told to who points at a stand; what stays with it, always', () => {
  const signs = ['in-zone', 'demoralized', 'out-of-command', 'card', 'kinked', 'screened', 'marked'] as const;
  expect(lastingSigns({ signs })).toBe('demoralized,card,screened,marked');
  expect(passingSigns({ signs })).toBe('in-zone,out-of-command,kinked');
  expect([lastingSigns({}), passingSigns({})]).toEqual(['', '']);
});
