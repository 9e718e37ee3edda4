import { msg, str } from './words.ts';
import type { RulingScope, Verdict } from '@vexillum/model';
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { baseStyles } from './base-styles.ts';
import { buttonStyles } from './button-styles.ts';
import { flagListStyles } from './flag-list-styles.ts';
import './flag-ruling-form.ts';
import { type FlagGroup, flagGroups, type FlagView, type FlagWeight } from './flag-view.ts';
import { icon } from './icon.ts';
import { sideStyles } from './side-styles.ts';
import { VxElement } from './vx-element.ts';

const weightName = (weight: FlagWeight): string => {
  switch (weight) {
    case 'illegal':
      return msg('Against the rules');
    case 'doubtful':
      return msg('Open to question');
    case 'unknown':
      return msg('Cannot be told');
    case 'reminder':
      return msg('To keep in mind');
    default:
      return weight satisfies never;
  }
};

const weightIcon: Readonly<Record<FlagWeight, string>> = {
  illegal: 'circle-xmark',
  doubtful: 'warning',
  unknown: 'help',
  reminder: 'info',
};

/**
 * The rules' remarks, by side and weight. Tells, with the flag's `{id}`: `open-flag` (no id: closed), `show-flag`, `fix-flag`, `agree-flag`,
 * `ask-umpire`; and `rule-flag` with verdict, scope and text.
 */
export class FlagList extends VxElement {
  static override properties = {
    flags: { attribute: false },
    shown: { attribute: false },
    opened: { attribute: false },
  };
  /** None before the table has been looked at. */
  declare flags: readonly FlagView[] | undefined;
  /** The flag that is drawn on the board. */
  declare shown: string | undefined;
  /** The flag whose details are read. */
  declare opened: string | undefined;
  /** The flag that the Tab key leads to. */
  #stop: string | undefined;

  static override styles = [baseStyles, sideStyles, buttonStyles, flagListStyles];

  /** Goes to a flag with the keyboard. */
  goTo(id: string): void {
    void this.updateComplete.then(() => {
      const row = this.#rows().find((button) => button.dataset['flag'] === id);
      const folded = row?.closest('details');
      if (folded) folded.open = true;
      row?.focus();
      row?.scrollIntoView({ block: 'nearest' });
    });
  }

  #rows(): HTMLButtonElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLButtonElement>('.row-button')];
  }

  override render() {
    if (!this.flags) return html`<p class="empty">${msg('The table is being looked at …')}</p>`;
    const settled = this.flags.filter(({ isSettled }) => isSettled);
    const unsettled = this.flags.filter(({ isSettled }) => !isSettled);
    const left = unsettled.filter(({ leftOpen }) => leftOpen !== undefined);
    const open = flagGroups(
      unsettled.filter(({ leftOpen }) => leftOpen === undefined),
      msg('The table'),
    );
    // A long list is one stop of the Tab key: the arrow keys lead from flag to flag.
    const ids = [...left, ...open.flatMap(({ flags }) => flags), ...settled].map(({ id }) => id);
    this.#stop = ids.find((id) => id === this.opened) ?? ids[0];
    return html`<div @keydown=${(event: KeyboardEvent) => this.#walk(event)}>
      ${left.length === 0 ? nothing : this.#renderLeft(left)}
      ${unsettled.length === 0 ? this.#renderNone(settled.length > 0) : open.map((group) => this.#renderGroup(group))}
      ${settled.length > 0 ? html`<details><summary>${msg(str`Settled (${settled.length})`)}</summary>${this.#renderFlags(settled)}</details>` : nothing}
      ${unsettled.length > 0 ? html`<p class="hint">${msg('A flag explains and never stops anybody. Play on as you like.')}</p>` : nothing}
    </div>`;
  }

  #renderNone(hasSettled: boolean) {
    return html`<p class="empty">${
      hasSettled
        ? msg('Nothing is open: everything has been agreed or ruled on.')
        : msg('No flags: as far as the program can tell, all is as the rules want it.')
    }</p>`;
  }

  #renderLeft(flags: readonly FlagView[]) {
    return html`<section aria-label=${msg('Left open')}>
      <h3>${icon('hourglass')}${msg('Left open')} <span class="quiet small numbers">${flags.length}</span></h3>
      <p class="hint">${msg('Open when a phase ended. It stays here until both sides agree, the umpire rules, or it is put right.')}</p>
      ${this.#renderFlags(flags)}
    </section>`;
  }

  #renderGroup({ side, name, flags }: FlagGroup) {
    return html`<section aria-label=${msg(str`Flags: ${name}`)}>
      <h3>${side === '' ? nothing : html`<span class="side ${side}"></span>`}${name} <span class="quiet small numbers">${flags.length}</span></h3>
      ${this.#renderFlags(flags)}
    </section>`;
  }

  #renderFlags(flags: readonly FlagView[]) {
    return html`<ul>${repeat(
      flags,
      ({ id }) => id,
      (flag) => this.#renderFlag(flag),
    )}</ul>`;
  }

  #renderFlag(flag: FlagView) {
    const { id, weight, text, isSettled } = flag;
    const isOpen = this.opened === id;
    return html`<li class="${weight} ${isSettled ? 'settled' : ''}">
      <h4><button
        type="button"
        class="row-button"
        data-flag=${id}
        tabindex=${id === this.#stop ? 0 : -1}
        aria-expanded=${String(isOpen)}
        @click=${() => this.tell('open-flag', { id: isOpen ? undefined : id })}
      >
        ${icon(isSettled ? 'check' : weightIcon[weight])}
        <span class="said">${text}</span>
        <span class="chevron">${icon('chevron-down')}</span>
        <span class="marks">${this.#renderMarks(flag)}</span>
      </button></h4>
      ${isOpen ? this.#renderMore(flag) : nothing}
    </li>`;
  }

  #renderMarks({ weight, leftOpen, measured, isUnverified, isSecret, agreed, askedBy, ruling, isSettled }: FlagView) {
    return html`<span class="weight">${weightName(weight)}</span>
      ${leftOpen === undefined ? nothing : html`<span>${leftOpen}</span>`}
      ${measured === undefined ? nothing : html`<span class="numbers">${measured}</span>`}
      ${isUnverified ? html`<span>${msg('rests on a number that nobody has verified')}</span>` : nothing}
      ${isSecret ? html`<span>${msg('only your side sees this')}</span>` : nothing}
      ${ruling ? html`<span class="outcome">${msg(str`${ruling.by} rules: ${ruling.says}`)}${ruling.isForGame ? html` (${msg('for the whole game')})` : nothing}</span>` : nothing}
      ${askedBy === undefined ? nothing : html`<span class="outcome">${msg(str`${askedBy} asks the umpire`)}</span>`}
      ${agreed ? html`<span class="outcome">${isSettled && !ruling ? msg('agreed by both sides') : msg(str`agreed: ${agreed.join(', ')}`)}</span>` : nothing}`;
  }

  #renderMore(flag: FlagView) {
    const { remedy, title, source, note, ruling } = flag;
    return html`<div class="more">
      ${remedy === undefined ? nothing : html`<p class="remedy">${remedy}</p>`}
      ${ruling && ruling.text !== '' ? html`<p>${ruling.by}: “${ruling.text}”</p>` : nothing}
      <p class="quiet">${title}. ${msg(str`Source: ${source}`)}</p>
      ${note === undefined ? nothing : html`<p class="quiet">${note}</p>`}
      ${this.#renderActs(flag)}
      ${flag.canRule ? html`<vx-flag-ruling @rule=${(event: CustomEvent<Decided>) => this.tell('rule-flag', { id: flag.id, ...event.detail })}></vx-flag-ruling>` : nothing}
    </div>`;
  }

  #renderActs({ id, fix, canAgree, canAsk }: FlagView) {
    const isShown = this.shown === id;
    const tell = (name: string) => () => this.tell(name, { id });
    return html`<div class="acts">
      ${fix === undefined ? nothing : html`<button type="button" class="plain strong" @click=${tell('fix-flag')}>${icon('check')}${fix}</button>`}
      <button type="button" class="plain" aria-pressed=${String(isShown)} @click=${tell('show-flag')}>${icon('eye')}${msg('Show')}</button>
      ${canAgree ? html`<button type="button" class="plain" title=${msg('Your side finds it right as it is')} @click=${tell('agree-flag')}>${msg('Agreed')}</button>` : nothing}
      ${canAsk ? html`<button type="button" class="plain" @click=${tell('ask-umpire')}>${msg('Ask the umpire')}</button>` : nothing}
    </div>`;
  }

  #walk(event: KeyboardEvent) {
    const rows = this.#rows().filter((row) => !row.closest('details:not([open])'));
    const at = rows.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    const row = next === undefined ? undefined : rows[next];
    if (!row) return;
    event.preventDefault();
    event.stopPropagation();
    row.focus();
  }
}

interface Decided {
  readonly verdict: Verdict;
  readonly scope: RulingScope;
  readonly text: string;
}

customElements.define('vx-flag-list', FlagList);
