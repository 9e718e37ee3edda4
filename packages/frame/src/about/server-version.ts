/** The version of the server that answers now; none where it does not. */
export const serverVersion = async (): Promise<string | undefined> => {
  try {
    const { version } = (await (await fetch('/healthz')).json()) as { version?: unknown };
    return typeof version === 'string' ? version : undefined;
  } catch {
    // Offline, the version does not matter: the page goes on without it.
    return undefined;
  }
};
