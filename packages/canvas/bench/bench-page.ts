import { chromium, type Page } from '@playwright/test';
import { buildPages } from './build-pages.ts';
import { serve } from './serve.ts';

export interface SceneBenchOptions {
  /** Of the browser; without it playwright's own. */
  readonly executablePath?: string;
  /** Measured frames of each kind. */
  readonly frames?: number;
  /** The bench's folder, where it is not known from the module's own address because it has been built into another place. */
  readonly folder?: string;
}

const SCREEN = { width: 1280, height: 800 };

/** A page of the bench in a browser of its own; `load` reloads it, so that no textures and no ticker of before are left. */
export interface LoadedPage {
  readonly page: Page;
  load(): Promise<void>;
}

/** Builds the pages of a bench, opens this one, and closes everything afterwards. */
export const withBenchPage = async <T>(
  { executablePath, folder }: SceneBenchOptions & { readonly folder: string },
  file: string,
  use: (loaded: LoadedPage) => Promise<T>,
): Promise<T> => {
  const server = await serve(await buildPages(folder));
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: SCREEN });
    const load = async (): Promise<void> => {
      await page.goto(`http://127.0.0.1:${server.port}/${file}`);
      await page.waitForFunction(() => document.title === 'ready');
    };
    return await use({ page, load });
  } finally {
    await browser.close();
    server.close();
  }
};
