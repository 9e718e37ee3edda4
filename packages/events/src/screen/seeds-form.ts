import { msg } from '@vexillum/ui/words';
import { css, html } from 'lit';
import { type Named, type Entrant, playersOf } from '../rules/index.ts';
import { EventPart } from './event-part.ts';

/** In which order everybody is seeded, said by hand instead of by dice; closes sign-up. Tells `closed`. */
class SeedsForm extends EventPart {
  static override properties = { ...EventPart.properties, order: { state: true }, isBusy: { state: true } };
  /** Of those who were moved; whoever enters meanwhile comes last. */
  declare order: readonly string[];
  declare isBusy: boolean;

  static override styles = [
    ...EventPart.styles,
    css`
      ol {
        display: grid;
        gap: 0.3em;
        max-width: 30rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .place {
        flex: none;
        min-width: 1.8em;
        text-align: end;
      }
      .name {
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .plain:not(.wide) {
        min-width: max(2.2rem, var(--vx-target));
      }
    `,
  ];

  constructor() {
    super();
    this.order = [];
  }

  get #players(): readonly Named<Entrant>[] {
    const place = ({ id }: Named<Entrant>) => (this.order.includes(id) ? this.order.indexOf(id) : this.order.length);
    return playersOf(this.snapshot).toSorted((one, other) => place(one) - place(other));
  }

  /** Changes places with whoever is before them. */
  #moveUp(nth: number) {
    const ids = this.#players.map(({ id }) => id);
    ids.splice(nth - 1, 2, ...ids.slice(nth - 1, nth + 1).toReversed());
    this.order = ids;
  }

  override render() {
    const players = this.#players;
    return html`<form @submit=${(event: SubmitEvent) => void this.#close(event)}>
      <p class="small">${msg('The strongest first. By it round 1 is paired, and a knock-out is laid out so that the strongest meet late.')}</p>
      <ol>
        ${players.map(
          ({ name }, nth) => html`<li class="row">
            <span class="place">${nth + 1}.</span><span class="name grow">${name}</span>
            <button type="button" class="plain" ?disabled=${nth === 0} aria-label=${msg('{0}: one place up', name)} title=${msg('{0}: one place up', name)} @click=${() => this.#moveUp(nth)}>↑</button>
            <button type="button" class="plain" ?disabled=${nth === players.length - 1} aria-label=${msg('{0}: one place down', name)} title=${msg('{0}: one place down', name)} @click=${() => this.#moveUp(nth + 1)}>↓</button>
          </li>`,
        )}
      </ol>
      <div class="row wrap">
        <button type="submit" class="plain strong wide" ?disabled=${this.isBusy}>${msg('Close sign-up in this order')}</button>
        <button type="button" class="plain wide" @click=${() => this.tell('closed')}>${msg('Cancel')}</button>
      </div>
    </form>`;
  }

  async #close(event: SubmitEvent) {
    event.preventDefault();
    this.isBusy = true;
    const isDone = await this.act('close-sign-up', { seeds: this.#players.map(({ id }) => id) });
    this.isBusy = false;
    if (isDone) this.tell('closed');
  }
}
customElements.define('vx-event-seeds', SeedsForm);
