import { defineConfig } from '@playwright/test';
import stories from '../playwright.config.ts';

/** The gallery draws and asserts nothing of its own: it is no part of the tests. */
export default defineConfig({ ...stories, testDir: '.', testMatch: ['*.gallery.ts'], reporter: 'list' });
