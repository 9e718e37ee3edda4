import type { Actions } from '@vexillum/frame/table/actions';
import { isRefusal, type Json } from '@vexillum/model';
import { baseStyles, buttonStyles, given, StoreController, VxElement } from '@vexillum/ui';
import type { PropertyValues } from 'lit';
import type { EventAction, Snapshot } from '../rules/index.ts';
import { eventStyles } from './event-styles.ts';
import type { LiveTable } from './live-table.ts';

/** A part of an event's page: follows the event as it stands, and acts in it. Tells `to-table` with the key of a table, `show-tab` with a tab. */
export abstract class EventPart extends VxElement {
  static override properties = { live: given, actions: given };
  declare live: LiveTable;
  declare actions: Actions;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [baseStyles, buttonStyles, eventStyles];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('live')) this.#snapshot.watch(this.live.$snapshot);
  }

  protected get snapshot(): Snapshot {
    return this.live.$snapshot.get();
  }

  /** Whether it was done. */
  protected async act(action: EventAction, args: Json): Promise<boolean> {
    return !isRefusal(await this.actions.act(action, args));
  }
}
