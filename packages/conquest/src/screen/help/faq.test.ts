import { expect, test } from 'vitest';
import { faq } from './faq.ts';

test('a new host finds twelve questions of beginners, each with an answer (KR-START-FAQ)', () => {
  const questions = faq();
  expect(new Set(questions.map(({ question }) => question)).size).toBe(12);
  for (const { answer } of questions) expect(answer).toMatch(/^[A-Z].{30,}[.]$/);
});
