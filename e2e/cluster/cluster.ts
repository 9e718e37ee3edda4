import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** As `scripts/start.mjs` runs it: a cluster's nodes are begun again and again, and never build. */
const main = process.env['STORY_SERVER'] ?? join(root, 'apps/server/dist/main.js');
const program = ['--conditions=source', '--import', 'tsx', join(root, 'infra/drills/by-word.ts')];

/** Nobody is sent away because this computer is busy, as in `story-server.ts`. */
const patience = { VEXILLUM_LINK_WITHIN: '5000', VEXILLUM_LATE_AFTER: '600000' };

export type Deed = 'kill-owner' | 'drain-owner' | 'kill-database' | 'begin-database' | 'be-whole';

interface Said {
  readonly origin?: string;
  readonly trouble?: string;
  readonly done?: string;
  readonly failed?: string;
}

/**
 * Three servers on one database behind a balancer, in processes of their own: `small` on one Postgres, `whole` on three of them under Patroni, behind
 * HAProxy. What a story does to it is said to the program that holds it (`infra/drills/by-word.ts`).
 */
export class StoryCluster {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #origin: string | undefined;
  /** Why there is none on this machine, and no story of it can be played. */
  readonly trouble: string | undefined;

  static async open(size: 'small' | 'whole'): Promise<StoryCluster> {
    const child = spawn(process.execPath, [...program, size, main], {
      cwd: root,
      env: { ...process.env, ...patience },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return new StoryCluster(child, lines, await heard(lines));
  }

  private constructor(child: ChildProcess, lines: AsyncIterator<string>, { origin, trouble }: Said) {
    this.#child = child;
    this.#lines = lines;
    this.#origin = origin;
    this.trouble = trouble;
  }

  get url(): string {
    return this.#origin ?? '';
  }

  /** Its limits are off. */
  nextStory(): Promise<void> {
    return Promise.resolve();
  }

  /** Resolves with the name of what was hurt, when it has been; one thing after the other. */
  async does(deed: Deed, table = ''): Promise<string> {
    this.#child.stdin?.write(`${JSON.stringify({ does: deed, table })}\n`);
    const { done, failed } = await heard(this.#lines);
    if (done === undefined) throw new Error(`${deed}: ${failed}`);
    return done;
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.stdin?.end();
    await ended;
  }
}

const heard = async (lines: AsyncIterator<string>): Promise<Said> => {
  const { value, done } = await lines.next();
  if (done) throw new Error('the program that holds the cluster has ended');
  return JSON.parse(value) as Said;
};
