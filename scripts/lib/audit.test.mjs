import { expect, test } from 'vitest';
import { readAudit } from './audit.mjs';

/** @param {string} path */
const isForDevelopers = (path) => path === 'node_modules/vite';

test('grave holes in what is shipped are named, and others let pass', () => {
  const vulnerabilities = {
    ws: { severity: 'high', range: '<8.17.1' },
    yjs: { severity: 'critical' },
    vite: { severity: 'high', nodes: ['node_modules/vite'] },
    picomatch: { severity: 'high', range: '*', nodes: ['node_modules/vite', 'node_modules/other'] },
    pino: { severity: 'moderate' },
  };
  expect(readAudit(`npm warn something\n${JSON.stringify({ vulnerabilities })}\n`, isForDevelopers)).toEqual({
    findings: ['ws <8.17.1: high', 'yjs : critical', 'picomatch *: high'],
  });
  expect(readAudit('{"vulnerabilities":{}}', isForDevelopers)).toEqual({ findings: [] });
});

test('a registry that does not answer is no clean bill', () => {
  const said = { message: '405 Method Not Allowed - POST https://registry.example/advisories', method: 'POST' };
  expect(readAudit(JSON.stringify(said), isForDevelopers).trouble).toBe(
    'the registry was asked in vain: 405 Method Not Allowed',
  );
  expect(readAudit('{"error":{"code":"ENOTFOUND","summary":"request failed"}}', isForDevelopers).trouble).toContain(
    'request failed',
  );
  expect(readAudit('', isForDevelopers).trouble).toContain('nothing that can be read');
});
