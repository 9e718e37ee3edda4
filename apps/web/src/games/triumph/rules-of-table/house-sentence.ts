import { msg } from '@lit/localize';
import type { LogLine } from '@vexillum/model';
import type { Profile } from '@vexillum/triumph';
import { houseWords } from './house-words.ts';

const deed = ({ name, facts = {} }: LogLine): string | undefined => {
  switch (name) {
    case 'propose-house-rule':
      return facts['inForce'] === true ? msg('made a house rule') : msg('proposed a house rule');
    case 'agree-house-rule':
      return msg('agreed to a house rule');
    case 'withdraw-house-rule':
      return facts['declined'] === true ? msg('declined a house rule') : msg('took back a proposed house rule');
    default:
      return undefined;
  }
};

/** What was done about a house rule, without who did it; `undefined` for what is about something else. */
export const houseSentence = (line: LogLine, profile: Profile): string | undefined => {
  const done = deed(line);
  const rule = done === undefined ? '' : (houseWords.tell?.(line.facts?.['values'], profile) ?? '');
  return done !== undefined && rule !== '' ? `${done}: ${rule}` : done;
};
