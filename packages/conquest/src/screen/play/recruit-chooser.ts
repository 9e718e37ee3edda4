import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str } from '@vexillum/ui/words';
import type { FlagSet } from '../../rules/index.ts';
import { baseStyles, buttonStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { flagIcon, flagIconStyles } from './flag-icon.ts';
import { flagName } from './flag-words.ts';

/** A set with what it would bring. */
export type OfferedSet = FlagSet & { readonly brings: number };

/** Asks which of several sets is turned in. Tells `turn-in` with `{flags}`. */
export class RecruitChooser extends VxElement {
  static override properties = { sets: { state: true } };
  declare sets: readonly OfferedSet[];

  static override styles = [
    baseStyles,
    buttonStyles,
    flagIconStyles,
    css`
      .sets {
        display: grid;
        gap: var(--wa-space-xs);
        margin-top: var(--wa-space-s);
      }
      .plain {
        justify-content: flex-start;
        min-height: 3rem;
        font-size: var(--vx-text);
      }
    `,
  ];

  constructor() {
    super();
    this.sets = [];
  }

  open(sets: readonly OfferedSet[]) {
    this.sets = sets;
  }

  #turnIn({ flags }: FlagSet) {
    this.tell('turn-in', { flags });
    this.sets = [];
  }

  override render() {
    if (this.sets.length === 0) return nothing;
    return html`<wa-dialog label=${msg('Which set do you turn in?')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.sets = []))}>
      <p>${msg(str`Each of them brings ${this.sets[0]?.brings ?? 0} recruits.`)}</p>
      <div class="sets">
        ${this.sets.map(
          (set) => html`<button type="button" class="plain" @click=${() => this.#turnIn(set)}>
            ${set.kinds.map((kind) => flagIcon(kind))}<span>${setText(set)}</span>
          </button>`,
        )}
      </div>
    </wa-dialog>`;
  }
}
customElements.define('vx-recruit-chooser', RecruitChooser);

const setText = ({ kinds }: FlagSet): string => {
  const [first] = kinds;
  return new Set(kinds).size === 1 ? msg(str`three times ${flagName(first)}`) : kinds.map(flagName).join(', ');
};
