import { expect, test } from 'vitest';
import { faq } from './faq.ts';

test('a new host finds thirteen questions of beginners, each with an answer (KR-START-FAQ)', () => {
  const questions = faq();
  expect(new Set(questions.map(({ question }) => question)).size).toBe(13);
  for (const { answer } of questions) expect(answer).toMatch(/^[A-Z].{30,}[.]$/);
});
