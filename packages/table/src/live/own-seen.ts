import type { Head, LedgerEntry } from '@vexillum/protocol';

/**
 * Which heads this page has said with its own actions. A roll's link is the device's whose turn it was by then: a server that could say another
 * head could pick another device when it knows the action's id.
 */
export class OwnSeen {
  /** By action; each time that it was sent, and only of actions that began here. */
  readonly #said = new Map<string, readonly (number | undefined)[]>();

  begin(id: string): void {
    this.#said.set(id, []);
  }

  sent(id: string, seen: Head | undefined): void {
    const said = this.#said.get(id);
    if (said) this.#said.set(id, [...said, seen?.seq]);
  }

  forget(id: string): void {
    this.#said.delete(id);
  }

  /** Whether the entry of an own action says another head than this page did. */
  isOther({ id, seen }: LedgerEntry): boolean {
    const said = this.#said.get(id ?? '');
    if (!said || id === undefined) return false;
    this.forget(id);
    return !said.includes(seen?.seq);
  }
}
