import '@vexillum/ui/unverified';
import { msg, str } from '@vexillum/ui/words';
import type { Flag } from '@vexillum/rules-assist';
import { type ArmyDraft, withCard, withStandCard } from '../../rules/index.ts';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { wordsText } from '../flags/words-text.ts';
import { sourceText } from '../source-text.ts';

type Fix = NonNullable<Flag['fix']>;

/** The draft with what a flag offers done; as it is where nobody knows the offer. */
export const withFix = (draft: ArmyDraft, { action, args }: Fix): ArmyDraft => {
  const { code, count, keys, has } = args as {
    code: string;
    count: number;
    keys: readonly string[];
    has: boolean | number;
  };
  if (action === 'with-card') return withCard(draft, code, count);
  return action === 'with-stand-card' ? withStandCard(draft, keys, code, has) : draft;
};

const order = ['illegal', 'doubtful', 'unknown', 'reminder'] as const;

const weightText = (weight: Flag['weight']): string => {
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

/** What the rules say of an army in the making, with the numbers in the words, and what would make it right. Tells `draft`, and `look-at` with stands' keys. */
export class ArmyFlags extends VxElement {
  static override properties = {
    draft: { attribute: false },
    flags: { attribute: false },
    isPreview: { type: Boolean },
  };
  declare draft: ArmyDraft;
  declare flags: readonly Flag[];
  /** The flags are of what would be if the stands that are dragged were let go here. */
  declare isPreview: boolean;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
        padding: 0.6em 1em;
        border: 1px solid var(--vx-line);
        border-left: 4px solid var(--vx-brass);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
      }
      :host([good]) {
        border-left-color: var(--wa-color-brand-fill-loud);
      }
      summary {
        min-height: var(--vx-target);
        cursor: pointer;
        font-weight: 600;
      }
      h3 {
        margin: 0.6em 0 0.1em;
        font-size: var(--vx-text-small);
        color: var(--wa-color-text-quiet);
      }
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        gap: 0.1em 0.6em;
        align-items: start;
        padding: 0.35em 0;
        border-top: 1px solid var(--vx-line-faint);
      }
      .mark {
        margin-top: 0.15em;
        color: var(--vx-brass);
      }
      .illegal .mark {
        color: var(--wa-color-danger-on-quiet);
      }
      .remedy::before {
        content: '→ ';
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3em;
        justify-content: flex-end;
      }
    `,
  ];

  protected override willUpdate() {
    this.toggleAttribute('good', !this.flags.some(({ weight }) => weight === 'illegal' || weight === 'doubtful'));
  }

  override render() {
    const { flags } = this;
    if (flags.length === 0)
      return html`<p class="row">${icon('check')}${msg('Nothing that an opponent would ask about.')}</p>`;
    return html`<details open>
      <summary>${this.isPreview ? msg(str`Flags if you let go here: ${flags.length}`) : msg(str`Flags: ${flags.length}`)} <span class="small quiet">${msg('None of them forbids anything.')}</span></summary>
      ${order.map((weight) => this.#renderGroup(weight))}
    </details>`;
  }

  #renderGroup(weight: Flag['weight']) {
    const flags = this.flags.filter((flag) => flag.weight === weight);
    if (flags.length === 0) return nothing;
    return html`<h3>${weightText(weight)} (${flags.length})</h3>
      <ul aria-label=${weightText(weight)}>${flags.map((flag) => this.#renderFlag(flag))}</ul>`;
  }

  #renderFlag(flag: Flag) {
    const { remedy, fix, about, weight } = flag;
    const isShown = about.length > 0 && about.length < this.draft.stands.length;
    return html`<li class=${weight} data-rule=${flag.rule}>
      <span class="mark">${icon(weight === 'illegal' ? 'flag' : weight === 'reminder' ? 'note' : 'why')}</span>
      <span>${wordsText(flag.says)}
        <span class="small quiet">${flag.isUnverified ? html`<vx-unverified worded .source=${sourceText(flag.source)}></vx-unverified>` : nothing}</span>
        ${remedy ? html`<br /><span class="small remedy">${wordsText(remedy)}</span>` : nothing}
        <br /><span class="small quiet" title=${flag.rule}>${sourceText(flag.source)}</span></span>
      <span class="buttons">
        ${isShown ? html`<button type="button" class="plain small" @click=${() => this.tell('look-at', about)}>${msg('Show')}</button>` : nothing}
        ${fix && !this.isPreview ? html`<button type="button" class="plain small" @click=${() => this.tell('draft', withFix(this.draft, fix))}>${wordsText(fix.says)}</button>` : nothing}
      </span>
    </li>`;
  }
}
customElements.define('vx-army-flags', ArmyFlags);
