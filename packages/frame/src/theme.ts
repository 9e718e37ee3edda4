import { atom, type ReadableAtom } from 'nanostores';
import { settings } from './settings.ts';

export type Theme = 'light' | 'dark';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

const themeNow = (): Theme => {
  const wish = settings.$theme.get();
  if (wish !== 'system') return wish;
  return systemIsDark.matches ? 'dark' : 'light';
};

const $now = atom<Theme>(themeNow());

/** The theme that is shown; the board follows it too. */
export const $theme: ReadableAtom<Theme> = $now;

const showTheme = () => {
  const theme = themeNow();
  const { classList } = document.documentElement;
  classList.toggle('wa-dark', theme === 'dark');
  classList.toggle('wa-light', theme === 'light');
  $now.set(theme);
};

/** Follows the reader's wish, and the system's where they have none. */
export const startTheme = (): void => {
  showTheme();
  settings.$theme.listen(showTheme);
  systemIsDark.addEventListener('change', showTheme);
};
