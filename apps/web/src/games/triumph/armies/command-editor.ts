import { msg, str } from '@lit/localize';
import {
  type ArmyDraft,
  commandHalfPoints,
  commandNumbers,
  type CommandNumber,
  type DraftStand,
  standHalfPoints,
  troopTypeOf,
  withCommand,
  withGeneral,
  withoutGeneral,
} from '@vexillum/triumph';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { halfPointsText } from '../half-points-text.ts';

/** The stands of a draft by command: each can change its command, and one of each leads it. Tells `draft` with the changed draft. */
export class CommandEditor extends VxElement {
  static override properties = { draft: { attribute: false } };
  declare draft: ArmyDraft;

  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
        gap: 1em;
      }
      section {
        padding: 0.7em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-lowered);
      }
      h3 {
        display: flex;
        justify-content: space-between;
        font-size: 1.05rem;
      }
      li {
        display: grid;
        grid-template-columns: 1fr auto auto;
        gap: 0.5em;
        align-items: center;
        padding: 0.2em 0;
        border-top: 1px solid var(--vx-line);
      }
      select,
      button {
        min-height: 2em;
        padding: 0.1em 0.5em;
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        color: inherit;
        font: inherit;
        font-size: var(--vx-text-small);
        cursor: pointer;
      }
      button[aria-pressed='true'] {
        border-color: var(--vx-brass);
        font-weight: 600;
      }
    `,
  ];

  override render() {
    const stray = this.draft.stands.filter(({ command }) => command === null);
    return html`${stray.length > 0 ? this.#renderGroup(null, stray) : nothing}
    ${commandNumbers(this.draft).map((command) =>
      this.#renderGroup(
        command,
        this.draft.stands.filter((stand) => stand.command === command),
      ),
    )}`;
  }

  #renderGroup(command: CommandNumber | null, stands: readonly DraftStand[]) {
    const title = command === null ? msg('In no command yet') : msg(str`Command ${command}`);
    const points = command === null ? '' : msg(str`${halfPointsText(commandHalfPoints(this.draft, command))} points`);
    return html`<section aria-label=${title}>
      <h3><span>${title}</span><span class="quiet small numbers">${points}</span></h3>
      ${stands.length === 0 ? html`<p class="empty small">${msg('No stands yet.')}</p>` : html`<ul>${stands.map((stand) => this.#renderStand(stand))}</ul>`}
    </section>`;
  }

  #renderStand(stand: DraftStand) {
    const { draft } = this;
    const name = msg(troopTypeOf(draft.profile, stand.troopType)?.name ?? stand.troopType);
    const who = draft.list.troopOptions[stand.option]?.description ?? '';
    const isGeneral = stand.general === true;
    const choose = (event: Event) => {
      const value = Number((event.target as HTMLSelectElement).value);
      this.tell('draft', withCommand(draft, [stand.key], value === 0 ? null : (value as CommandNumber)));
    };
    return html`<li>
      <span class="one-line">${name} <span class="quiet small">${halfPointsText(standHalfPoints(draft.profile, stand))}${who ? ` · ${who}` : ''}</span></span>
      ${
        stand.command === null
          ? html`<span></span>`
          : html`<button type="button" aria-pressed=${String(isGeneral)} aria-label=${msg(str`General: ${name}`)} title=${msg('Leads its command')} @click=${() => this.tell('draft', isGeneral ? withoutGeneral(draft, stand.key) : withGeneral(draft, stand.key))}>
              ${isGeneral ? `★ ${msg('General')}` : '☆'}
            </button>`
      }
      <select aria-label=${msg(str`Command of ${name}`)} @change=${choose}>
        <option value="0" ?selected=${stand.command === null}>–</option>
        ${commandNumbers(draft).map((number) => html`<option value=${number} ?selected=${stand.command === number}>${number}</option>`)}
      </select>
    </li>`;
  }
}
customElements.define('vx-command-editor', CommandEditor);
