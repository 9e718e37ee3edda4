import { msg, str } from '@lit/localize';
import { type GameState, territoryOf } from '@vexillum/conquest';
import type { Snapshot } from '@vexillum/model';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import type { ConquestDesk } from '../conquest-desk.ts';
import { armiesText } from '../count-texts.ts';
import { territoryName } from '../names.ts';
import { ownerBadge, ownerBadgeStyles } from '../owner-badge.ts';
import { attackCardStyles } from './attack-card-styles.ts';
import type { AttackProgress } from './attack-run.ts';
import { oddsOf, oddsText, percentText, throwText } from './odds.ts';
import { startsOf } from './touch.ts';

/** What the attack or the move in the making would come to, with what can be done about it; for the player on turn. */
export class AttackCard extends VxElement {
  static override properties = { desk: { attribute: false }, keep: { state: true }, preview: { state: true } };
  declare desk: ConquestDesk;
  /** Armies that stay where a long attack comes from. */
  declare keep: number;
  /** The target whose button the pointer is on. */
  declare preview: string | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #progress = new StoreController<AttackProgress | undefined>(this);
  readonly #watched = Array.from({ length: 6 }, () => new StoreController<unknown>(this));

  static override styles = [baseStyles, buttonStyles, ownerBadgeStyles, attackCardStyles];

  constructor() {
    super();
    this.keep = 1;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('desk')) return;
    const { desk } = this;
    this.#snapshot.watch(desk.live.$snapshot);
    this.#progress.watch(desk.runner.$progress);
    const stores = [desk.$chosen, desk.$from, desk.$target, desk.$assign, desk.$hover, desk.$focus];
    for (const [at, store] of stores.entries()) this.#watched[at]?.watch(store);
  }

  override render() {
    const { game, isMyTurn, isPaused } = this.desk;
    if (!game || !isMyTurn || isPaused || game.phase !== 'conquer' || game.recruits > 0 || game.mustTurnIn)
      return nothing;
    const progress = this.#progress.value;
    if (progress) return this.#renderRun(progress);
    const { chosen, from } = this.desk.aim;
    return html`${this.#renderMoveIn(game)} ${from === undefined || !chosen ? nothing : chosen === 'attack' ? this.#renderAim(from) : this.#renderMove(from)}`;
  }

  #name(id: string): string {
    return territoryName(this.desk.snapshot, id);
  }

  #armies(id: string): number {
    return territoryOf(this.desk.snapshot, id).armies;
  }

  /** What the pointer or the keys are on counts more than what was aimed at; buttons stay with the latter. */
  get #shown(): string | undefined {
    const { targets, $hover, $focus, $target } = this.desk;
    return [this.preview, $hover.get(), $target.get(), $focus.get()].find(
      (id) => id !== undefined && targets.includes(id),
    );
  }

  #renderAim(from: string) {
    const { targets, $target } = this.desk;
    const target = $target.get();
    const isAimed = target !== undefined && targets.includes(target);
    return html`<section aria-label=${msg(str`Attack from ${this.#name(from)}`)}>
      <div class="line" role="group" aria-label=${msg('What can be attacked from there')}>
        ${targets.map((to) => this.#renderTarget(from, to))}
      </div>
      ${isAimed ? this.#renderDeeds(from, target) : nothing}
      <p class="sentence">${this.#renderSentence(from)}</p>
    </section>`;
  }

  #renderSentence(from: string) {
    const shown = this.#shown;
    if (!this.desk.rules.areOddsShown)
      return html`<span class="quiet">${msg('At this table the odds are not shown.')}</span>`;
    const odds = shown === undefined ? undefined : oddsOf(this.desk.snapshot, from, shown);
    if (shown === undefined)
      return html`<span class="quiet">${msg('Point at a territory to see your chances.')}</span>`;
    if (!odds) return nothing;
    return html`<b>${this.#name(shown)}:</b> ${oddsText(odds)} <span class="quiet">${msg(str`Next throw: ${throwText(odds)}.`)}</span>`;
  }

  #renderTarget(from: string, to: string) {
    const { snapshot, rules, $target } = this.desk;
    const odds = rules.areOddsShown ? oddsOf(snapshot, from, to) : undefined;
    const { owner, armies } = territoryOf(snapshot, to);
    const chance = odds ? percentText(odds.conquers) : undefined;
    return html`<button
      type="button"
      class="plain target"
      aria-pressed=${String($target.get() === to)}
      @click=${() => this.desk.aimAt(to)}
      @pointerenter=${() => (this.preview = to)}
      @pointerleave=${() => (this.preview = undefined)}
    >
      ${ownerBadge(owner ?? '')}<span>${this.#name(to)}</span><b aria-hidden="true">${armies}</b><span class="for-readers">${armiesText(armies)}</span>
      ${chance === undefined ? nothing : html`<span class="quiet" aria-hidden="true">${chance}</span><span class="for-readers">${msg(str`${chance} to take it`)}</span>`}
    </button>`;
  }

  #renderDeeds(from: string, to: string) {
    const most = this.#armies(from) - 1;
    const keep = Math.min(this.keep, most);
    const onText =
      keep === 1
        ? msg('Throw on until it falls or 1 army is left')
        : msg(str`Throw on until it falls or ${keep} armies are left`);
    return html`<div class="line">
      <button type="button" class="plain strong" @click=${() => void this.desk.touch(to)}>${icon('die')}${msg(str`Throw once at ${this.#name(to)}`)}</button>
      ${
        most < 2
          ? nothing
          : html`<span class="until"
              ><button type="button" class="plain" @click=${() => void this.#run(from, to, keep)}>${onText}</button>
              <vx-number-stepper label=${msg('Armies that stay')} min="1" max=${most} .value=${keep} @change=${(event: CustomEvent<{ value: number }>) => this.#setKeep(event)}></vx-number-stepper
            ></span>`
      }
    </div>`;
  }

  #setKeep(event: CustomEvent<{ value: number }>) {
    event.stopPropagation();
    this.keep = event.detail.value;
  }

  async #run(from: string, to: string, keep: number) {
    const end = await this.desk.runner.start({ from, to, keep });
    const armies = this.#armies(from);
    if (end === 'kept')
      this.desk.toasts.add(msg(str`The attack ends here: ${armiesText(armies)} stay in ${this.#name(from)}.`));
  }

  #renderRun({ from, to, throws, began }: AttackProgress) {
    const [attackers, defenders] = [this.#armies(from), this.#armies(to)];
    return html`<section aria-label=${msg('Attack under way')}>
      <p class="sentence">
        <b>${msg(str`${this.#name(from)} attacks ${this.#name(to)}`)}</b>
        ${msg(str`Throws so far: ${throws}. ${attackers} of ${began.attackers} armies against ${defenders} of ${began.defenders}.`)}
      </p>
      <div class="line"><button type="button" class="plain strong" @click=${() => this.desk.runner.stop()}>${icon('xmark')}${msg('Stop (Escape)')}</button></div>
    </section>`;
  }

  #renderMoveIn(game: GameState) {
    const { aim, $assign } = this.desk;
    const way = game.conquest;
    const left = way ? this.#armies(way.from) - 1 : 0;
    const isMeant = way && aim.chosen !== 'move' && (aim.from === undefined || aim.from === way.from);
    if (!way || !isMeant) return nothing;
    const assign = $assign.get();
    const armies = assign === 'all' ? left : Math.min(assign, left);
    const canGoOn = !game.move && startsOf(this.desk.snapshot, game, 'attack').has(way.to);
    return html`<section aria-label=${msg('After the conquest')}>
      <p class="sentence short">${left > 0 ? msg(str`${armiesText(left)} can follow from ${this.#name(way.from)}.`) : msg('Nobody else can follow.')}</p>
      <div class="line">
        ${left > 0 ? html`<button type="button" class="plain strong" @click=${() => void this.desk.act('move-in', { assign })}>${msg(str`Send in ${armiesText(armies)}`)}</button>` : nothing}
        ${canGoOn ? html`<button type="button" class="plain" @click=${() => this.desk.chooseFrom('attack', way.to)}>${msg(str`Go on from ${this.#name(way.to)}`)}</button>` : nothing}
      </div>
    </section>`;
  }

  #renderMove(from: string) {
    const { targets, snapshot, $assign } = this.desk;
    const assign = $assign.get();
    const left = this.#armies(from) - 1;
    const armies = assign === 'all' ? left : Math.min(assign, left);
    return html`<section aria-label=${msg(str`Armies leave ${this.#name(from)}`)}>
      <p class="sentence short">${msg(str`A touch sends ${armiesText(armies)}; ${armiesText(left)} can leave ${this.#name(from)}.`)}</p>
      <div class="line" role="group" aria-label=${msg('Where they can go')}>
        ${targets.map((to) => html`<button type="button" class="plain target" @click=${() => void this.desk.touch(to)}>${ownerBadge(territoryOf(snapshot, to).owner ?? '')}<span>${this.#name(to)}</span><b>${this.#armies(to)}</b></button>`)}
      </div>
    </section>`;
  }
}
customElements.define('vx-attack-card', AttackCard);
