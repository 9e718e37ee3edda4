import { msg } from '@vexillum/ui/words';
import { LEAVING, type leavingEvent } from '@vexillum/frame/router';
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
  }

  hostDisconnected(): void {
    window.removeEventListener('beforeunload', this.#closing);
    window.removeEventListener(LEAVING, this.#leaving);
  }

  /** What is drawn has this address now: it leads back to it after a reload. */
  isAt(address: string): void {
    window.history.replaceState(null, '', address);
    this.#address = window.location.href;
  }

  readonly #closing = (event: BeforeUnloadEvent): void => {
    if (this.#wouldLose()) event.preventDefault();
  };

  readonly #leaving = (event: Event): void => {
    const { isBack } = (event as ReturnType<typeof leavingEvent>).detail;
    // To another place on this page.
    if (isBack && window.location.pathname === new URL(this.#address).pathname) return;
    if (this.#mayLeave()) return;
    event.preventDefault();
    if (isBack) window.history.pushState(null, '', this.#address);
  };

  /** Asked by the browser itself, as when the page is closed: nothing goes on before it is answered. */
  #mayLeave(): boolean {
    return !this.#wouldLose() || window.confirm(msg('Leave the map? What is not saved is lost.'));
  }
}
