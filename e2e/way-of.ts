import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The stacks of everything that a page sent and drew while it was watched, as the browser writes them. */
export interface Stacks {
  /** Of messages on a socket. */
  readonly sent: readonly string[];
  /** Of what asked for a frame, and of what was painted in one. */
  readonly shown: readonly string[];
}

declare global {
  interface Window {
    watchedStacks?: { sent: string[]; shown: string[]; framesAsked: number };
  }
}

const ENOUGH = 500;

/** From now on the page notes who sends and who draws. */
export const watchWays = async (page: Page): Promise<void> => {
  await page.evaluate((enough) => {
    Error.stackTraceLimit = 300;
    const stacks: Required<Window>['watchedStacks'] = { sent: [], shown: [], framesAsked: 0 };
    window.watchedStacks = stacks;
    const note = (list: string[]) => {
      if (list.length < enough) list.push(new Error('here').stack ?? '');
    };
    const { prototype: socket } = WebSocket;
    const send = Reflect.get(socket, 'send');
    socket.send = function (data) {
      note(stacks.sent);
      send.call(this, data);
    };
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      note(stacks.shown);
      stacks.framesAsked += 1;
      return ask(callback);
    };
    const { prototype: canvas } = CanvasRenderingContext2D;
    const setTransform: (this: CanvasRenderingContext2D, ...matrix: number[]) => void = Reflect.get(
      canvas,
      'setTransform',
    );
    canvas.setTransform = function (this: CanvasRenderingContext2D, ...matrix: unknown[]) {
      note(stacks.shown);
      Reflect.apply(setTransform, this, matrix);
    };
  }, ENOUGH);
};

/** What was noted since it was asked for last. */
export const takeStacks = (page: Page): Promise<Stacks> =>
  page.evaluate(() => {
    const { sent = [], shown = [] } = window.watchedStacks ?? {};
    return { sent: sent.splice(0), shown: shown.splice(0) };
  });

const FRAMES_OF_REST = 3;

/** Resolves when a watched page draws nothing any more: frames have come that nobody else asked for. */
export const drawsNothing = (page: Page): Promise<void> =>
  page.evaluate(async (enough) => {
    const asked = () => window.watchedStacks?.framesAsked ?? 0;
    for (let atRest = 0; atRest < enough; ) {
      const before = asked();
      await new Promise(requestAnimationFrame);
      atRest = asked() === before + 1 ? atRest + 1 : 0;
    }
  }, FRAMES_OF_REST);

const root = fileURLToPath(new URL('..', import.meta.url));
const builtWeb = join(root, 'apps/web/dist');
const maps = new Map<string, SourceMap>();

const mapOf = (script: string): SourceMap => {
  const known = maps.get(script) ?? new SourceMap(JSON.parse(readFileSync(join(builtWeb, `${script}.map`), 'utf8')));
  maps.set(script, known);
  return known;
};

const FRAME = /https?:\/\/[^/]+\/([^\s():]+\.js):(\d+):(\d+)/;

/** The source that a line of a stack is in, from the root of the checkout; none for a library's or the test's own. */
const sourceOf = (line: string): string | undefined => {
  const [, script, row, column] = FRAME.exec(line) ?? [];
  if (script === undefined) return undefined;
  const entry = mapOf(script).findEntry(Number(row) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return undefined;
  const path = entry.originalSource.replace(/^(\.\.\/)+/, '');
  return path.includes('node_modules') ? undefined : path;
};

/** The files that a call went through, the first one first; a file that calls itself stands once. */
const wayOf = (stack: string): readonly string[] => {
  const files = stack
    .split('\n')
    .flatMap((line) => sourceOf(line) ?? [])
    .toReversed();
  return files.filter((file, at) => file !== files[at - 1]);
};

/** Every way once. */
export const waysOf = (stacks: readonly string[]): readonly (readonly string[])[] => {
  const ways = stacks.map(wayOf).filter(({ length }) => length > 0);
  return [...new Map(ways.map((way) => [way.join(), way])).values()];
};
