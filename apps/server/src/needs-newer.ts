import { type Words, words } from '@vexillum/model';

/** To a player at a table where a newer version of the server has been at work, which this one cannot make sense of. Short enough for a socket's last word. */
export const needsNewer = (): Words =>
  words('A newer version of the server has been used here: ask whoever runs it to bring this one up to date.');
