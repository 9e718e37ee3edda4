import { msg, str } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, VxElement } from '@vexillum/ui';
import { css, html, type PropertyValues } from 'lit';

/** What real dice show, one choice for each. Tells `real-dice` with the values, in the order of the labels. */
export class RealDice extends VxElement {
  static override properties = {
    labels: { attribute: false },
    sides: { type: Number },
    shown: { attribute: false },
    chosen: { state: true },
  };
  declare labels: readonly string[];
  declare sides: number;
  /** What they show as yet. */
  declare shown: readonly number[];
  declare chosen: readonly number[];

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em 0.8em;
        align-items: center;
        margin-top: 0.3em;
      }
      label {
        display: inline-flex;
        gap: 0.4em;
        align-items: center;
      }
    `,
  ];

  constructor() {
    super();
    this.labels = [];
    this.sides = 6;
    this.shown = [];
    this.chosen = [];
  }

  protected override willUpdate(changed: PropertyValues) {
    const was = changed.get('shown') as readonly number[] | undefined;
    const isNew = changed.has('labels') && this.chosen.length !== this.labels.length;
    if (isNew || (changed.has('shown') && was?.join() !== this.shown.join()))
      this.chosen = this.labels.map((_, index) => this.shown[index] ?? 1);
  }

  #choose(at: number, event: Event) {
    const value = Number((event.target as HTMLSelectElement).value);
    this.chosen = this.chosen.map((old, index) => (index === at ? value : old));
  }

  #enter(event: Event) {
    event.preventDefault();
    this.tell('real-dice', this.chosen);
  }

  override render() {
    const faces = Array.from({ length: this.sides }, (_, index) => index + 1);
    return html`<form @submit=${(event: Event) => this.#enter(event)}>
      ${this.labels.map(
        (label, at) =>
          html`<label>${label}<select aria-label=${msg(str`Die of ${label}`)} @change=${(event: Event) => this.#choose(at, event)}>
            ${faces.map((face) => html`<option value=${face} ?selected=${face === this.chosen[at]}>${face}</option>`)}
          </select></label>`,
      )}
      <button type="submit" class="plain">${msg('Put in')}</button>
    </form>`;
  }
}
customElements.define('vx-real-dice', RealDice);
