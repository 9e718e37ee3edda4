import type { Page } from '@playwright/test';

/** A passkey's device beside this page, whose owner says yes to everything. */
export const addAuthenticator = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf: true,
      automaticPresenceSimulation: true,
    },
  });
};

/**
 * The browser forgets all it had, as another device of the same owner has never had it. Chromium's authenticator stays as it was: it cannot be copied with
 * the secret that it keeps for the page.
 */
export const becomeAnotherDevice = async (page: Page): Promise<void> => {
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const gone = indexedDB.deleteDatabase(name);
        gone.onsuccess = resolve;
        gone.onerror = reject;
      });
  });
  await page.reload();
};
