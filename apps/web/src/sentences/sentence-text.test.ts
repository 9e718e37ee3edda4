import { afterEach, describe, expect, it, vi } from 'vitest';
import { learnSentences } from './learn-sentences.ts';
import { sentenceText } from './sentence-text.ts';

const pageIn = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });

afterEach(() => vi.unstubAllGlobals());

describe('a refusal on the screen', () => {
  it('is English on an English page, also after another language was read', async () => {
    await learnSentences('de');
    pageIn('en');
    expect(sentenceText('It is not your turn.')).toBe('It is not your turn.');
  });

  it('is German on a German page', async () => {
    await learnSentences('de');
    pageIn('de');
    expect(sentenceText('It is not your turn.')).toBe('Du bist nicht am Zug.');
  });

  it('stays as it came where nobody has translated it', async () => {
    await learnSentences('de');
    pageIn('de');
    expect(sentenceText('A sentence of a later server.')).toBe('A sentence of a later server.');
  });

  it('stays English in a language without such sentences', async () => {
    await learnSentences('eo');
    pageIn('eo');
    expect(sentenceText('It is not your turn.')).toBe('It is not your turn.');
  });
});
