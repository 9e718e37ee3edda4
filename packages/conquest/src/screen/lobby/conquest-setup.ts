import { msg, str } from '@vexillum/ui/words';
import { fewestPlayers, type MapPack, mapPacks, mostPlayers } from '../../rules/index.ts';
import type { HouseRule } from '@vexillum/model';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { houseRuleField } from '@vexillum/frame/new-table/house-rule-field';
import { shownRules } from '@vexillum/frame/new-table/shown-rules';
import type { SetupProps, TableWish } from '@vexillum/frame/new-table/table-wish';
import { foldStyles } from '@vexillum/frame/styles/fold-styles';
import { loadAtlas } from '../maps/load-atlas.ts';
import { ruleValueText } from '../rule-words.ts';
import './map-chooser.ts';
import { isOurs, mapArgs, offeredMaps } from './map-choice.ts';
import { presetOf, presets, withPreset } from './presets.ts';
import { setupRules, spanHint } from './setup-rules.ts';

/** As many links are shown first where nobody has said how many will play. */
const USUAL_PLAYERS = 4;
const counts = Array.from(
  { length: mostPlayers.value - fewestPlayers.value + 1 },
  (_, index) => fewestPlayers.value + index,
);

/** A table of Conquest before it is there: how many play, on which map, by which house rules. */
export class ConquestSetup extends VxElement {
  static override properties = { props: { attribute: false }, own: { state: true } };
  declare props: SetupProps;
  /** A map of this browser's own that was chosen. */
  declare own: MapPack | undefined;

  static override styles = [
    baseStyles,
    foldStyles,
    css`
      :host {
        display: grid;
        gap: var(--wa-space-m);
      }
      fieldset {
        min-width: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend,
      h2 {
        margin-bottom: 0.5em;
        padding: 0;
        font-weight: 600;
      }
      h2 {
        font-size: 1.25rem;
      }
      .counts {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em;
      }
      .count {
        position: relative;
        display: inline-grid;
        place-items: center;
        min-width: max(2.4rem, var(--vx-target));
        min-height: max(2.4rem, var(--vx-target));
        padding: 0 0.7em;
        border: 1px solid var(--wa-color-neutral-border-normal);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        cursor: pointer;
      }
      .count:hover {
        background: var(--vx-hover);
      }
      .count:has(:checked) {
        border-color: transparent;
        background: var(--wa-color-brand-fill-loud);
        color: var(--wa-color-brand-on-loud);
        font-weight: 600;
      }
      .count:focus-within {
        outline: var(--wa-focus-ring);
        outline-offset: 2px;
      }
      .hint {
        margin-top: 0.4em;
      }
      .rules {
        display: grid;
        gap: var(--wa-space-s);
      }
      details .rules {
        padding-block: var(--wa-space-xs);
      }
    `,
  ];

  /** Without a word from the reader the page shows no more links than a table usually needs. */
  override connectedCallback() {
    super.connectedCallback();
    if (this.props.wish.players === undefined) this.props.change({ players: USUAL_PLAYERS });
    void this.#takeAsked();
  }

  /** The address may name a map: one of ours, or one that this browser keeps. */
  async #takeAsked() {
    const { asked } = this.props;
    if (asked === undefined) return;
    const pack = offeredMaps(await loadAtlas()).find(({ id }) => id === asked);
    if (pack) this.#chooseMap(pack);
  }

  override render() {
    const { usual, others } = setupRules(this.props.houseRules);
    return html`${this.props.hasPlayers ? nothing : this.#renderPlayers()} ${this.#renderPresets()}
      <fieldset>
        <legend>${msg('Map')}</legend>
        <vx-map-chooser .chosen=${this.#chosen} @choose-map-pack=${(event: CustomEvent<MapPack>) => this.#chooseMap(event.detail)}></vx-map-chooser>
      </fieldset>
      <section aria-label=${msg('House rules')}>
        <h2>${msg('House rules')}</h2>
        <div class="rules">${this.#renderRules(usual)}</div>
      </section>
      <details>
        <summary>${msg(str`More house rules (${shownRules(others, this.#values).length})`)}</summary>
        <div class="rules">${this.#renderRules(others)}</div>
      </details>`;
  }

  get #values(): TableWish['houseRules'] {
    return this.props.wish.houseRules;
  }

  /** One of its own may have been chosen on an earlier day. */
  get #chosen(): string {
    if (this.own) return this.own.id;
    const args = this.props.wish.hostDoes?.[0]?.args as { readonly pack?: MapPack } | undefined;
    return args?.pack?.id ?? this.props.wish.profile;
  }

  #renderPlayers() {
    const seats = this.#values['seats'] ?? 0;
    return html`<fieldset>
      <legend>${msg('Players')}</legend>
      <div class="counts">${[0, ...counts].map(
        (count) => html`<label class="count">
          <input type="radio" name="players" class="for-readers" .checked=${count === seats} @change=${() => this.#expect(count)} />${ruleValueText('seats', count)}
        </label>`,
      )}</div>
      <p class="small quiet hint">${
        seats === 0
          ? msg('Everybody who has sat down plays, two to eight. You start when you like.')
          : msg(str`The game can start when ${Number(seats)} have sat down. Machines count.`)
      }</p>
    </fieldset>`;
  }

  #renderPresets() {
    const chosen = presetOf(this.#values)?.id;
    return html`<fieldset>
      <legend>${msg('Kind of game')}</legend>
      <div class="counts">${presets().map(
        (preset) => html`<label class="count" title=${preset.says}>
          <input type="radio" name="preset" class="for-readers" .checked=${preset.id === chosen} @change=${() => this.props.change({ houseRules: withPreset(this.#values, preset) })} />${preset.name}
        </label>`,
      )}</div>
      <p class="small quiet hint">${presetOf(this.#values)?.says ?? msg('House rules of your own, as they stand below.')}</p>
    </fieldset>`;
  }

  #expect(count: number) {
    this.props.change({
      players: count === 0 ? USUAL_PLAYERS : count,
      houseRules: { ...this.#values, seats: count },
    });
  }

  /** A map of our own is the table's profile; any other is laid on the table by the host. */
  #chooseMap(pack: MapPack) {
    const isOurMap = isOurs(pack);
    this.own = isOurMap ? undefined : pack;
    const [first] = mapPacks;
    this.props.change({
      profile: isOurMap ? pack.id : (first?.id ?? this.props.wish.profile),
      hostDoes: isOurMap ? [] : [{ name: 'choose-map', args: mapArgs(pack), title: pack.name }],
    });
  }

  #renderRules(rules: readonly HouseRule[]) {
    return shownRules(rules, this.#values).map((rule) => {
      const hint = spanHint(rule.key);
      return houseRuleField({
        rule,
        value: this.#values[rule.key] ?? rule.default,
        set: (value) => this.props.change({ houseRules: { ...this.#values, [rule.key]: value } }),
        wordOf: (value) => ruleValueText(rule.key, value),
        ...(hint === undefined ? {} : { hint }),
      });
    });
  }
}
customElements.define('vx-conquest-setup', ConquestSetup);
