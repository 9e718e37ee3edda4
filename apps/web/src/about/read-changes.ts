import { type Changes, changesOf } from './change-lines.ts';

/** What has changed in the version that the server serves; none where it does not answer. */
export const readChanges = async (): Promise<readonly Changes[] | undefined> => {
  try {
    const answer = await fetch('/changes.md');
    return answer.ok ? changesOf(await answer.text()) : undefined;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
};
