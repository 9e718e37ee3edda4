import { learnWords, sayAgain, type WordTable } from '@vexillum/ui/words';
import { settings } from './settings.ts';

export const sourceLanguage = 'en';

/** The words of one part of the product, a game's or the platform's, by language; loaded when a reader of that language gets there. */
export type WordsByLanguage = Readonly<Record<string, () => Promise<{ readonly translation: WordTable }>>>;

/** Every file in `words/` is a language; its name is the language's code. */
const files = import.meta.glob<{ readonly translation: WordTable }>('./words/*.ts');
const codeOf = (path: string): string => path.replace(/^.*\/|\.ts$/g, '');
const ofPlatform: WordsByLanguage = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [codeOf(path), load]),
);

export const languages: readonly string[] = [sourceLanguage, ...Object.keys(ofPlatform)];

/** Whose words the page needs, and which of their tables it has. */
const parts = new Set<WordsByLanguage>([ofPlatform]);
const learned = new Set<WordsByLanguage[string]>();

const learn = async (part: WordsByLanguage, language: string): Promise<boolean> => {
  const load = part[language];
  if (!load || learned.has(load)) return false;
  learnWords(language, (await load()).translation);
  learned.add(load);
  return true;
};

const wantedLanguage = (): string => {
  const wishes = [settings.$language.get(), ...navigator.languages.map((language) => language.slice(0, 2))];
  return wishes.find((wish) => languages.includes(wish)) ?? sourceLanguage;
};

const showLanguage = async () => {
  const code = wantedLanguage();
  await Promise.all([...parts].map((part) => learn(part, code)));
  // Chosen again while the words were on their way.
  if (code !== wantedLanguage()) return;
  document.documentElement.lang = code;
  sayAgain();
};

/** From now on the page has these words too, in whatever language it is read. Offline they stay English. */
export const bringWords = async (part: WordsByLanguage): Promise<void> => {
  parts.add(part);
  const isNew = await learn(part, document.documentElement.lang).catch(() => false);
  if (isNew) sayAgain();
};

/** Shows the reader's language before the first screen is drawn, and follows their later choices. */
export const startLanguage = async (): Promise<void> => {
  settings.$language.listen(() => void showLanguage());
  await showLanguage();
};

/** What a language calls itself: "Deutsch". */
export const languageName = (code: string): string => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
};
