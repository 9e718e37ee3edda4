import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Something on the page that keeps people out. */
export interface Barrier {
  readonly rule: string;
  readonly says: string;
  readonly element: string;
}

interface Finding {
  readonly ruleId: string;
  readonly value: readonly [policy: string, confidence: string];
  readonly message: string;
  readonly snippet: string;
}

const require = createRequire(import.meta.url);
const checker = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** Runs in the page. The checker is a global there once its script has been evaluated. */
const check = async (): Promise<readonly Finding[]> => {
  const { ace } = globalThis as unknown as {
    readonly ace: {
      readonly Checker: new () => {
        check(node: Document, rulesets: readonly string[]): Promise<{ readonly results: readonly Finding[] }>;
      };
    };
  };
  const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
  return results.map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }));
};

/** What IBM's Equal Access checker is sure about: violations of WCAG 2.2 that need nobody's judgement. */
export const barriersOn = async (page: Page): Promise<readonly Barrier[]> => {
  await page.evaluate(`${checker}; globalThis.ace = ace; undefined`);
  const findings = await page.evaluate(check);
  return findings
    .filter(({ value: [policy, confidence] }) => policy === 'VIOLATION' && confidence === 'FAIL')
    .map(({ ruleId, message, snippet }) => ({ rule: ruleId, says: message, element: snippet }));
};
