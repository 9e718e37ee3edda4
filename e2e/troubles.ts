import type { Page } from '@playwright/test';

/** What a browser says when its line to the server is cut: expected in a story that cuts it. */
export const lineIsCut =
  /WebSocket connection to|net::ERR_(CONNECTION|CONTENT_LENGTH|INCOMPLETE_CHUNKED|INTERNET|NETWORK|SOCKET|EMPTY)/;

/** Everything that a browser complains about: a story ends well only if nobody's browser did. */
export class Troubles {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  async watch(page: Page): Promise<void> {
    page.on('pageerror', (error) => this.#heard.push(`thrown: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#heard.push(`${message.text()} (${message.location().url})`);
    });
    // Chromium does not print every violation of the policy, but it tells the page of each.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(
          `policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
        );
      });
    });
  }

  /** From now on (and looking back) this complaint belongs to the story. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  get unexpected(): readonly string[] {
    return this.#heard.filter((trouble) => !this.#expected.some((pattern) => pattern.test(trouble)));
  }
}
