import { msg } from '@vexillum/ui/words';
import type { ThemeWish } from './settings.ts';

export const themeText = (wish: ThemeWish): string => {
  switch (wish) {
    case 'system':
      return msg('As the system');
    case 'light':
      return msg('Light');
    case 'dark':
      return msg('Dark');
    default:
      return wish satisfies never;
  }
};
