import { msg } from '@vexillum/ui/words';
import { missPart } from './lost-parts.ts';

/** Of a part that the line has kept away. */
export const lateText = (): string => msg('This could not be loaded just now. Try again when the connection is back.');

/** For a place that tells its own problems: what helps against a part that did not come when somebody asked for it. */
export const notLoadedText = async (): Promise<string> =>
  (await missPart()) ? msg('A new version is here. Reload the page to go on.') : lateText();
