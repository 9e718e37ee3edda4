import { expect, test } from 'vitest';
import { buildText, isOtherBuild } from './build.ts';

const own = { version: '0.1.0', build: 'aaaa' };

test('two builds of one version are told apart, and the same bytes are the same whatever their version is called', () => {
  expect(isOtherBuild({ version: '0.1.0', build: 'aaaa' }, own)).toBe(false);
  expect(isOtherBuild({ version: '0.1.0', build: 'bbbb' }, own)).toBe(true);
  expect(isOtherBuild({ version: '0.2.0', build: 'aaaa' }, own)).toBe(false);
});

test('where one of them has no id their versions are compared, and a server that says nothing is no other one', () => {
  expect(isOtherBuild({ version: '0.1.0' }, own)).toBe(false);
  expect(isOtherBuild({ version: '0.2.0' }, own)).toBe(true);
  expect(isOtherBuild({ version: '0.1.0', build: 'bbbb' }, { version: '0.1.0' })).toBe(false);
  expect(isOtherBuild({}, own)).toBe(false);
});

test('whoever reports a mistake names the build', () => {
  expect([buildText(own), buildText({ version: '0.1.0' })]).toEqual(['0.1.0 aaaa', '0.1.0']);
});
