import type { APIResponse } from '@playwright/test';

/** Asks, and asks once more while the server says that it has too much to do and when it will have time. Throws with what else it says. */
export const whenTold = async (ask: () => Promise<APIResponse>, what: string): Promise<APIResponse> => {
  for (;;) {
    const response = await ask();
    if (response.ok()) return response;
    const seconds = Number(response.headers()['retry-after'] ?? Number.NaN);
    if (!(seconds <= 5)) throw new Error(`no ${what}: ${response.status()} ${await response.text()}`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
};
