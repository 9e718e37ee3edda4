import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { isLongRun } from '../how-long.ts';

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

interface Checking {
  readonly ace?: {
    readonly Checker: new () => {
      check(node: Node, rulesets: readonly string[]): Promise<{ readonly results: readonly Finding[] }>;
    };
  };
}

/** Runs in the page. The checker is a global there once its script has been evaluated. */
const check = async (node: Node): Promise<readonly Finding[]> => {
  const { ace } = globalThis as Checking;
  if (!ace) throw new Error('there is no checker on this page');
  const { results } = await new ace.Checker().check(node, ['WCAG_2_2']);
  return results.map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }));
};

/**
 * What IBM's Equal Access checker is sure about: violations of WCAG 2.2 that need nobody's judgement. On the whole page, which takes seconds
 * where a battle lies on it; or, where the rest has been checked before, on what has changed. A long run checks the whole page each time.
 */
export const barriersOn = async (page: Page, changed?: Locator): Promise<readonly Barrier[]> => {
  if (!(await page.evaluate(() => 'ace' in globalThis)))
    await page.evaluate(`${checker}; globalThis.ace = ace; undefined`);
  const part = await (changed && !isLongRun ? changed.elementHandle() : page.evaluateHandle<Node>(() => document));
  if (!part) throw new Error('the part to be checked is not there');
  const findings = await part.evaluate(check);
  return findings
    .filter(({ value: [policy, confidence] }) => policy === 'VIOLATION' && confidence === 'FAIL')
    .map(({ ruleId, message, snippet }) => ({ rule: ruleId, says: message, element: snippet }));
};
