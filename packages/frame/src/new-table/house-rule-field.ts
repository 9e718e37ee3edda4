import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import { translated } from '@vexillum/ui/words';
import type { HouseRule, RuleValue } from '@vexillum/model';
import { html, nothing } from 'lit';

export interface RuleField {
  readonly rule: HouseRule;
  readonly value: RuleValue;
  readonly set: (value: RuleValue) => void;
  /** What a choice is called; as it is written where the game has no word for it. */
  readonly wordOf?: (value: RuleValue) => string;
  /** In the place of the rule's own description. */
  readonly hint?: string;
}

/** A house rule to be decided: a switch, a choice, or a field. */
export const houseRuleField = ({
  rule,
  value,
  set,
  wordOf = String,
  hint = translated(rule.description),
}: RuleField) => {
  if (typeof rule.default === 'boolean')
    return html`<wa-switch hint=${hint} ?checked=${value === true} @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
      >${translated(rule.title)}</wa-switch
    >`;
  if (rule.choices)
    return html`<wa-select
      label=${translated(rule.title)}
      hint=${hint}
      .value=${String(value)}
      @change=${(event: Event) => set(rule.choices?.find((choice) => String(choice) === (event.target as HTMLSelectElement).value) ?? rule.default)}
    >
      ${rule.choices.map((choice) => html`<wa-option value=${String(choice)}>${wordOf(choice)}</wa-option>`)}
    </wa-select>`;
  return html`<wa-input
    label=${translated(rule.title)}
    hint=${hint}
    type=${typeof rule.default === 'number' ? 'number' : 'text'}
    min=${typeof rule.default === 'number' ? 0 : nothing}
    .value=${String(value)}
    @change=${(event: Event) => set(valueLike(rule.default, (event.target as HTMLInputElement).value))}
  ></wa-input>`;
};

const valueLike = (like: RuleValue, text: string): RuleValue => (typeof like === 'number' ? Number(text) : text);
