import { msg } from '@vexillum/ui/words';
import { LEAVING } from '@vexillum/frame/router';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Asks before somebody leaves what they would lose: by closing the page, by a link, by going back. */
export class LeavingGuard implements ReactiveController {
  readonly #wouldLose: () => boolean;
  #address = window.location.href;

  constructor(host: ReactiveControllerHost, wouldLose: () => boolean) {
    this.#wouldLose = wouldLose;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('beforeunload', this.#closing);
    window.addEventListener(LEAVING, this.#leaving);
    // Before the app's own listener, which would show another screen.
    window.addEventListener('popstate', this.#goingBack, true);
  }

  hostDisconnected(): void {
    window.removeEventListener('beforeunload', this.#closing);
    window.removeEventListener(LEAVING, this.#leaving);
    window.removeEventListener('popstate', this.#goingBack, true);
  }

  /** What is drawn has this address now: it leads back to it after a reload. */
  isAt(address: string): void {
    this.#address = address;
    window.history.replaceState(null, '', address);
  }

  readonly #closing = (event: BeforeUnloadEvent): void => {
    if (this.#wouldLose()) event.preventDefault();
  };

  readonly #leaving = (event: Event): void => {
    if (!this.#mayLeave()) event.preventDefault();
  };

  /** The browser has gone back already and cannot be stopped: the editor's address is put on top again. */
  readonly #goingBack = (event: PopStateEvent): void => {
    if (this.#mayLeave()) return;
    event.stopImmediatePropagation();
    window.history.pushState(null, '', this.#address);
  };

  /** Asked by the browser itself, as when the page is closed: nothing goes on before it is answered. */
  #mayLeave(): boolean {
    return !this.#wouldLose() || window.confirm(msg('Leave the map? What is not saved is lost.'));
  }
}
