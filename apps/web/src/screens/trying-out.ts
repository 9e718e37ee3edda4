import { notLoadedText } from '@vexillum/frame/about/not-loaded-text';
import { isApiProblem } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import type { TryOut } from '@vexillum/frame/game-screen';
import type { Router } from '@vexillum/frame/router';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A table of one's own, with one press: which one is being set up, and what went wrong. */
export class TryingOut implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  opening: TryOut | undefined;
  problem: string | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.opening = this.problem = undefined;
  }

  async open(tryOut: TryOut, go: Router['go']): Promise<void> {
    if (this.opening) return;
    this.#tell(tryOut, undefined);
    try {
      const open = await tryOut.load();
      const path = await open();
      if (!isApiProblem(path)) go(path);
      this.#tell(undefined, isApiProblem(path) ? problemText(path) : undefined);
    } catch (error) {
      console.error(error);
      this.#tell(undefined, await notLoadedText());
    }
  }

  #tell(opening: TryOut | undefined, problem: string | undefined): void {
    this.opening = opening;
    this.problem = problem;
    this.#host.requestUpdate();
  }
}
