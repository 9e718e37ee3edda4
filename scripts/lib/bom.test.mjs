import { expect, onTestFinished, test, vi } from 'vitest';
import { billOfMaterials, missingIn } from './bom.mjs';

test('the bill of materials names every package that players and hosts get', async () => {
  const { bom } = await billOfMaterials();
  expect(bom.bomFormat).toBe('CycloneDX');
  expect(missingIn(bom)).toEqual([]);
  const without = { ...bom, components: bom.components.filter(({ name }) => name !== 'yjs') };
  expect(missingIn(without)).toHaveLength(1);
});

test('the bill names Yjs also where npm is told that this is production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { bom } = await billOfMaterials();
  expect(bom.components.map(({ name }) => name)).toContain('yjs');
});
