import { configureLocalization, type LocaleModule } from '@lit/localize';
import { settings } from './settings.ts';
import { templatesOf } from './translation.ts';

export const sourceLanguage = 'en';

interface TranslationFile {
  readonly name: string;
  readonly translation: Readonly<Record<string, string>>;
}

/** Every file in `locales/` is a language; its name is the language's code. */
const files = import.meta.glob<TranslationFile>('./locales/*.ts');
const codeOf = (path: string): string => path.replace(/^.*\/|\.ts$/g, '');

export const languages: readonly string[] = [sourceLanguage, ...Object.keys(files).map(codeOf)];

const loadLocale = async (code: string): Promise<LocaleModule> => {
  const load = files[`./locales/${code}.ts`];
  if (!load) throw new Error(`There is no language file for ${code}.`);
  return { templates: templatesOf((await load()).translation) };
};

const localization = configureLocalization({
  sourceLocale: sourceLanguage,
  targetLocales: languages.filter((code) => code !== sourceLanguage),
  loadLocale,
});

const wantedLanguage = (): string => {
  const wishes = [settings.$language.get(), ...navigator.languages.map((language) => language.slice(0, 2))];
  return wishes.find((wish) => languages.includes(wish)) ?? sourceLanguage;
};

const showLanguage = async () => {
  const code = wantedLanguage();
  document.documentElement.lang = code;
  if (localization.getLocale() !== code) await localization.setLocale(code);
  if (code !== sourceLanguage) void learnSentences(code);
};

/** In its own time: nothing is refused before there is something to do, and offline it stays English. */
const learnSentences = async (code: string): Promise<void> => {
  const module = await import('./sentences/learn-sentences.ts').catch(() => undefined);
  await module?.learnSentences(code).catch(() => undefined);
};

/** Shows the reader's language before the first screen is drawn, and follows his later choices. */
export const startLanguage = async (): Promise<void> => {
  settings.$language.listen(() => void showLanguage());
  await showLanguage();
};

/** What a language calls itself: "Deutsch". */
export const languageName = (code: string): string => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
};
