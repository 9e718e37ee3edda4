import { expect, test } from 'vitest';
import { billOfMaterials, missingIn } from './bom.mjs';

test('the bill of materials names every package that players and hosts get', async () => {
  const { bom } = await billOfMaterials();
  expect(bom.bomFormat).toBe('CycloneDX');
  expect(missingIn(bom)).toEqual([]);
  const without = { ...bom, components: bom.components.filter(({ name }) => name !== 'yjs') };
  expect(missingIn(without)).toHaveLength(1);
});
