import { msg, str } from '@vexillum/ui/words';
import { armiesMoved, mayMoveIn, type Snapshot, territoryOf } from '../../rules/index.ts';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { armiesText } from '../count-texts.ts';
import { territoryName } from '../names.ts';
import { ownerBadge, ownerBadgeStyles } from '../owner-badge.ts';
import { attackCardStyles } from './attack-card-styles.ts';
import { cardOf, wayOn } from './card-of.ts';
import { oddsOf, oddsText, percentText, throwText } from './odds.ts';
import { mayFollow } from './touch.ts';

/**
 * What can be done about the attack or the move in the making; for the player on turn. On a phone it is one row, and what else there is to know
 * lies over the map when it is asked for.
 */
export class AttackCard extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    keep: { state: true },
    preview: { state: true },
    openFor: { state: true },
  };
  declare sitting: ConquestSitting;
  /** Armies that stay where a long attack comes from. */
  declare keep: number;
  /** The target whose button the pointer is on. */
  declare preview: string | undefined;
  /** The target about which more has been asked; with another one it is folded again. */
  declare openFor: string | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #watched = Array.from({ length: 7 }, () => new StoreController<unknown>(this));

  static override styles = [baseStyles, buttonStyles, ownerBadgeStyles, attackCardStyles];

  constructor() {
    super();
    this.keep = 1;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('sitting')) return;
    const { sitting } = this;
    this.#snapshot.watch(sitting.live.$snapshot);
    const { $chosen, $from, $target, $assign, $hover, $focus, runner } = sitting;
    const stores = [$chosen, $from, $target, $assign, $hover, $focus, runner.$progress];
    for (const [at, store] of stores.entries()) this.#watched[at]?.watch(store);
  }

  override render() {
    const card = cardOf(this.sitting);
    const { from } = this.sitting.aim;
    switch (card) {
      case 'run':
        return this.#renderRun();
      case 'follow':
        return html`${this.#renderFollow()} ${from === undefined ? nothing : this.#renderAim(from)}`;
      case 'aimed':
      case 'targets':
        return from === undefined ? nothing : this.#renderAim(from);
      case 'move':
        return from === undefined ? nothing : this.#renderMove(from);
      case undefined:
        return nothing;
      default:
        return card satisfies never;
    }
  }

  #name(id: string): string {
    return territoryName(this.sitting.snapshot, id);
  }

  #armies(id: string): number {
    return territoryOf(this.sitting.snapshot, id).armies;
  }

  /** What the pointer or the keys are on counts more than what was aimed at; buttons stay with the latter. */
  get #shown(): string | undefined {
    const { targets, $hover, $focus, $target } = this.sitting;
    return [this.preview, $hover.get(), $target.get(), $focus.get()].find(
      (id) => id !== undefined && targets.includes(id),
    );
  }

  #renderAim(from: string) {
    const { targets, $target } = this.sitting;
    if (targets.length === 0) return nothing;
    const target = $target.get();
    const isAimed = target !== undefined && targets.includes(target);
    const isOpen = isAimed && this.openFor === target;
    return html`<section class="aim ${isAimed ? 'aimed' : ''} ${isOpen ? 'open' : ''}" aria-label=${msg(str`Attack from ${this.#name(from)}`)}>
      ${isAimed ? this.#renderDeeds(from, target, isOpen) : nothing}
      <div class="more">
        <div class="line targets" role="group" aria-label=${msg('What can be attacked from there')}>
          ${targets.map((to) => this.#renderTarget(from, to))}
        </div>
        ${isAimed ? this.#renderKeep(from) : nothing}
        <p class="sentence">${this.#renderSentence(from)}</p>
      </div>
    </section>`;
  }

  #renderSentence(from: string) {
    const shown = this.#shown;
    if (!this.sitting.rules.areOddsShown)
      return html`<span class="quiet">${msg('At this table the odds are not shown.')}</span>`;
    const odds = shown === undefined ? undefined : oddsOf(this.sitting.snapshot, from, shown);
    if (shown === undefined)
      return html`<span class="quiet">${msg('Point at a territory to see your chances.')}</span>`;
    if (!odds) return nothing;
    return html`<b>${this.#name(shown)}:</b> ${oddsText(odds)} <span class="quiet">${msg(str`Next throw: ${throwText(odds)}.`)}</span>`;
  }

  #renderTarget(from: string, to: string) {
    const { snapshot, rules, $target } = this.sitting;
    const odds = rules.areOddsShown ? oddsOf(snapshot, from, to) : undefined;
    const { owner, armies } = territoryOf(snapshot, to);
    const chance = odds ? percentText(odds.conquers) : undefined;
    return html`<button
      type="button"
      class="plain target"
      aria-pressed=${String($target.get() === to)}
      @click=${() => this.sitting.aimAt(to)}
      @pointerenter=${() => (this.preview = to)}
      @pointerleave=${() => (this.preview = undefined)}
    >
      ${ownerBadge(owner ?? '')}<span>${this.#name(to)}</span><b aria-hidden="true">${armies}</b><span class="for-readers">${armiesText(armies)}</span>
      ${chance === undefined ? nothing : html`<span class="quiet" aria-hidden="true">${chance}</span><span class="for-readers">${msg(str`${chance} to take it`)}</span>`}
    </button>`;
  }

  #keepOf(from: string): number {
    return Math.max(1, Math.min(this.keep, this.#armies(from) - 1));
  }

  #renderDeeds(from: string, to: string, isOpen: boolean) {
    const once = msg(str`Throw once at ${this.#name(to)}`);
    const more = msg('Odds, other targets');
    return html`<button type="button" class="plain strong" aria-label=${once} title=${once} @click=${() => void this.sitting.touch(to)}>${icon('die')}<span class="long">${once}</span><span class="short">${msg('Throw once')}</span></button>
      ${this.#armies(from) < 3 ? nothing : this.#renderRunButton(from, to)}
      <button type="button" class="plain ask" aria-label=${more} title=${more} aria-expanded=${String(isOpen)} @click=${() => (this.openFor = isOpen ? undefined : to)}>${icon(isOpen ? 'chevron-down' : 'chevron-up')}</button>`;
  }

  #renderRunButton(from: string, to: string) {
    const keep = this.#keepOf(from);
    const text = msg('Throw on until it falls or {0, plural, one {# army is left} other {# armies are left}}', keep);
    return html`<button type="button" class="plain" aria-label=${text} title=${text} @click=${() => void this.#run(from, to, keep)}><span class="long">${text}</span><span class="short">${msg('Throw on')}</span></button>`;
  }

  #renderKeep(from: string) {
    const most = this.#armies(from) - 1;
    if (most < 2) return nothing;
    return html`<span class="keep"><span class="short" aria-hidden="true">${msg('Armies that stay')}</span><vx-number-stepper label=${msg('Armies that stay')} min="1" max=${most} .value=${this.#keepOf(from)} @change=${(event: CustomEvent<{ value: number }>) => this.#setKeep(event)}></vx-number-stepper></span>`;
  }

  #setKeep(event: CustomEvent<{ value: number }>) {
    event.stopPropagation();
    this.keep = event.detail.value;
  }

  async #run(from: string, to: string, keep: number) {
    const end = await this.sitting.runner.start({ from, to, keep });
    const armies = this.#armies(from);
    if (end === 'kept')
      this.sitting.toasts.add(msg(str`The attack ends here: ${armiesText(armies)} stay in ${this.#name(from)}.`));
  }

  #renderRun() {
    return html`<section aria-label=${msg('Attack under way')}>
      <button type="button" class="plain strong" @click=${() => this.sitting.runner.stop()}>${icon('xmark')}${msg('Stop (Escape)')}</button>
    </section>`;
  }

  #renderFollow() {
    const { aim, side, snapshot } = this.sitting;
    const left = mayFollow(snapshot, side, aim);
    const assign = aim.assign;
    const on = wayOn(this.sitting);
    return html`<section class="follow" aria-label=${msg('After the conquest')}>
      ${left > 0 ? html`<button type="button" class="plain strong" @click=${() => void this.sitting.act(mayMoveIn.action, { assign })}>${msg(str`Send in ${armiesText(armiesMoved(assign, left))}`)}</button>` : nothing}
      ${on === undefined ? nothing : html`<button type="button" class="plain" @click=${() => this.sitting.chooseFrom('attack', on)}>${msg(str`Go on from ${this.#name(on)}`)}</button>`}
    </section>`;
  }

  #renderMove(from: string) {
    const { targets, snapshot } = this.sitting;
    return html`<section aria-label=${msg(str`Armies leave ${this.#name(from)}`)}>
      <div class="line" role="group" aria-label=${msg('Where they can go')}>
        ${targets.map((to) => html`<button type="button" class="plain target" @click=${() => void this.sitting.touch(to)}>${ownerBadge(territoryOf(snapshot, to).owner ?? '')}<span>${this.#name(to)}</span><b>${this.#armies(to)}</b></button>`)}
      </div>
    </section>`;
  }
}
customElements.define('vx-attack-card', AttackCard);
