import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from './server.ts';

/** Nobody watches the machines here, and however busy this computer is, nobody is sent away for it. */
const env = { VEXILLUM_BOT_PACE: '60', VEXILLUM_LINK_WITHIN: '5000', VEXILLUM_LATE_AFTER: '600000' };

/** Brought into a server that is to believe that it is later. */
const movedClock = new URL('moved-clock.mjs', import.meta.url).href;

const STORIES_WITHOUT_A_BREAK = 12;

/** The real server that the tables are on, which can lose its power and come back under the same address. */
export class StoryServer {
  readonly #dataDir: string;
  #stories = 0;
  #server: RunningServer;

  private constructor(dataDir: string, server: RunningServer) {
    this.#dataDir = dataDir;
    this.#server = server;
  }

  static async open(): Promise<StoryServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'vexillum-story-'));
    return new StoryServer(dataDir, await startServer({ dataDir, env }));
  }

  get url(): string {
    return this.#server.url;
  }

  get output(): string {
    return this.#server.output();
  }

  /**
   * To be said before each story. One address may set up thirty tables an hour, and all stories come from the same one: a server that was started
   * again has forgotten that.
   */
  async nextStory(): Promise<void> {
    this.#stories += 1;
    if (this.#stories % STORIES_WITHOUT_A_BREAK !== 0) return;
    await this.losePower();
    await this.comeBack();
  }

  /** As if somebody had pulled the plug. */
  async losePower(): Promise<void> {
    await this.#server.kill9();
  }

  /** `ahead`: as if it had been away for so many milliseconds. */
  async comeBack(ahead = 0): Promise<void> {
    const later = { NODE_OPTIONS: `--import=${movedClock}`, MOVED_CLOCK_BY: String(ahead) };
    const { port } = this.#server;
    this.#server = await startServer({ dataDir: this.#dataDir, port, env: ahead > 0 ? { ...env, ...later } : env });
  }

  /** Stops as whoever runs it would have it, and comes back under the same address as another build. */
  async update(program: string): Promise<void> {
    const { port } = this.#server;
    await this.#server.stop();
    const asBuilt = { ...env, NODE_ENV: 'production' };
    this.#server = await startServer({ dataDir: this.#dataDir, port, program, env: asBuilt });
  }

  async close(): Promise<void> {
    await this.#server.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
