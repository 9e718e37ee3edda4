import { fits, fullProfileOf, profileValues } from '../../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { fieldOf, readField, type ValueField, writtenAs } from './value-field.ts';

const number: ValueField = { kind: 'number', isInHalves: false };
const points: ValueField = { kind: 'number', isInHalves: true };
const numbers: ValueField = { kind: 'numbers', isInHalves: false };
const profile = fullProfileOf('grand-2017-06')!;

describe('a value that is changed by hand', () => {
  test.each([
    [number, '8', 8],
    [number, ' 8.5 ', 8.5],
    [number, '8,5', 8.5],
    [number, '−1', -1],
    [number, '', null],
    [number, 'eight', undefined],
    [number, '8; 9', undefined],
    [points, '24', 48],
    [points, '3½', 7],
    [numbers, '8; 16', [8, 16]],
    [numbers, '8 16 24', [8, 16, 24]],
    [numbers, '8; far', undefined],
    [{ kind: 'one-of', codes: ['arc'] } as ValueField, 'arc', 'arc'],
  ])('reads %j %j as %j', (field, text, value) => expect(readField(field, text)).toEqual(value));

  test('stands in its field so that reading it again gives the same', () => {
    for (const { path, value } of profileValues(profile)) {
      const field = fieldOf(profile, path, value);
      if (field.kind !== 'number' && field.kind !== 'numbers') continue;
      expect([path, readField(field, writtenAs(field, value))]).toEqual([path, value]);
      expect(fits(profile, path, readField(field, writtenAs(field, value)))).toBe(true);
    }
  });

  test('offers what a word can be', () => {
    expect(fieldOf(profile, 'wheelMeasure', 'chord')).toEqual({ kind: 'one-of', codes: ['arc', 'chord', 'endpoint'] });
    expect(fieldOf(profile, 'mainCampZones', ['center'])).toMatchObject({
      kind: 'some-of',
      codes: expect.arrayContaining(['left']),
    });
    expect(fieldOf(profile, 'isCoastCounted', false)).toEqual({ kind: 'yes-no' });
  });

  test('of words has always something to offer', () => {
    const words = profileValues(profile).filter(
      ({ value }) => typeof value === 'string' || (Array.isArray(value) && typeof value[0] === 'string'),
    );
    expect(words.length).toBeGreaterThan(50);
    for (const { path, value } of words)
      expect([path, fieldOf(profile, path, value).kind]).toEqual([path, expect.stringMatching(/of$/)]);
  });
});
