import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** Of several such switches the last one counts, so what Playwright itself turns off is in this list again. */
const turnedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // What drops down from the address bar is a page with a process of its own, loaded with every window, and there is a window for each player.
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
];

/** Chromium refuses its sandbox to root; the other switches keep it from talking to anybody but our server. */
const args = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${turnedOff.join(',')}`,
];

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: ['stories/**/*.story.ts', 'looks/**/*.look.ts', 'third-game/*.story.ts'],
  outputDir: '../test-results',
  // Few, small, and the same on every machine: renewed by --update-snapshots, after somebody has looked at them.
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  // One beside the other tests fits on two cores; who has more, or less patience, says so.
  workers: Number(process.env['STORY_WORKERS'] ?? 1),
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Against what hangs: a busy machine may be slow with all of them.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    video: 'off',
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
