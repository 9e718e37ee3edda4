/** A JSON value in this browser; `start` where nothing is kept or it cannot be read. */
export const readKeptJson = <T>(key: string, start: T): T => {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? start : (JSON.parse(kept) as T);
  } catch {
    return start;
  }
};

export const keepJson = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing (private mode, full): the page works on, it only forgets.
  }
};
