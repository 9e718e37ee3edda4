import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import '@vexillum/ui/unverified';
import { msg, str, translated, wordsText } from '@vexillum/ui/words';
import { piecesText } from '../troops-text.ts';
import { type Json, MILLI_MU } from '@vexillum/model';
import {
  countedPieces,
  isSmallPiece,
  kindsToAdd,
  layouts,
  rolledForAdvantage,
  type ProposedPiece,
  type RollPurpose,
  rollsInLog,
  scoreRange,
  shiftedScore,
  type Snapshot,
  tacticalAdvantage,
  terrainFor,
  terrainTypeOf,
  topographies,
  type Topography,
  whyOf,
} from '../../rules/index.ts';
import { baseStyles, buttonStyles, StoreController, VxElement, given } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { advantageText, throwText } from '../deployment/advantage-words.ts';
import { BOTH_SIDES } from '../dice/purpose-words.ts';
import { battleSides } from '../view/ground-view.ts';
import { layoutPicture } from './layout-picture.ts';
import { setupDialogStyles } from './setup-dialog-styles.ts';
import { kindsOf, layoutOf, type SetupPlan } from './setup-plan.ts';
import { layoutText, topographyText } from './setup-words.ts';
import { sourceText } from '../source-text.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';

type Stepped = CustomEvent<{ value: number }>;

const SEEDS = 10_000;
const someSeed = (): number => 1 + Math.floor(Math.random() * SEEDS);

const chosen = (event: Event): string => (event.target as HTMLSelectElement).value;

const numbersIn = (result: Json | undefined): number[] => {
  const values = typeof result === 'object' && result !== null && 'values' in result ? result['values'] : undefined;
  return Array.isArray(values) ? values.filter((value): value is number => typeof value === 'number') : [];
};

const idIn = (result: Json | undefined): string[] =>
  typeof result === 'object' && result !== null && 'id' in result && typeof result['id'] === 'string'
    ? [result['id']]
    : [];

/** Finds the ground of a battle: whose it is, how much lies on it, which pieces, and where; then lays it on the board. */
export class SetupDialog extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    isOpen: { state: true },
    plan: { state: true },
    rolled: { state: true },
    laid: { state: true },
    problem: { state: true },
    isBusy: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare isOpen: boolean;
  declare plan: SetupPlan;
  /** What both have thrown for each purpose, red first. */
  declare rolled: Readonly<Partial<Record<RollPurpose, readonly number[]>>>;
  /** The pieces that were laid from here. */
  declare laid: readonly string[];
  declare problem: string | undefined;
  declare isBusy: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [baseStyles, buttonStyles, setupDialogStyles];

  constructor() {
    super();
    this.plan = { topography: 'Arable', score: 7, seed: someSeed() };
    this.rolled = {};
    this.laid = [];
  }

  open() {
    this.problem = undefined;
    this.isOpen = true;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  /** Another ground or another score has other pieces; what was chosen by hand is chosen again. */
  #change(part: Partial<SetupPlan>) {
    const { kinds: _, ...rest } = this.plan;
    this.plan = { ...rest, ...part };
  }

  async #roll(purpose: RollPurpose) {
    const { setupDieSides, terrainScoreDice } = this.battle.profile;
    const count = purpose === 'setup-terrain' ? terrainScoreDice.value : battleSides.length;
    const dice = Array.from({ length: count }, () => setupDieSides.value);
    const answer = await this.actions.act('roll-dice', { dice, why: whyOf({ purpose, about: BOTH_SIDES }) });
    this.problem = answer.kind === 'ack' ? undefined : wordsText(answer.words);
    if (answer.kind !== 'ack') return;
    const values = numbersIn(answer.result);
    this.rolled = { ...this.rolled, [purpose]: values };
    if (purpose !== 'setup-terrain') return;
    const sum = values.reduce((total, value) => total + value, 0);
    this.#change({ score: shiftedScore(this.battle.profile, sum, 0), seed: someSeed() });
  }

  async #lay() {
    this.isBusy = true;
    this.problem = undefined;
    const ids: string[] = [];
    for (const { type, pose, sizeMu, variant } of layoutOf(this.battle.profile, this.plan).pieces) {
      const size = sizeMu.map((length) => Math.round(length * MILLI_MU));
      const answer = await this.actions.act('place-terrain', { type, pose: [...pose], size, variant });
      if (answer.kind !== 'ack') {
        this.problem = wordsText(answer.words);
        break;
      }
      ids.push(...idIn(answer.result));
    }
    this.laid = [...this.laid, ...ids];
    this.isBusy = false;
  }

  async #takeOff(ids: readonly string[]) {
    this.isBusy = true;
    for (const id of ids)
      if (this.battle.snapshot.public.terrain.has(id)) await this.actions.act('remove-terrain', { id });
    this.laid = this.laid.filter((id) => !ids.includes(id));
    this.isBusy = false;
  }

  override render() {
    if (!this.isOpen) return nothing;
    return html`<wa-dialog label=${msg('Set up the terrain')} open @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      ${this.#renderRoles()} ${this.#renderScore()} ${this.#renderKinds()} ${this.#renderLayout()}
      ${this.#renderActs()}
    </wa-dialog>`;
  }

  #renderRoll(purpose: RollPurpose, label: string, meaning: string) {
    const [red, blue] = this.rolled[purpose] ?? [];
    return html`<div class="line">
      <button type="button" class="plain" @click=${() => this.#roll(purpose)}>${label}</button>
      <span class="quiet small">${red === undefined || blue === undefined ? meaning : msg(str`Red ${red}, Blue ${blue}. ${meaning}`)}</span>
    </div>`;
  }

  #renderRoles() {
    return html`<section>
      <h3>${msg('Whose ground it is')}</h3>
      ${this.#renderRoll('setup-invasion', msg('Roll for the ground'), msg('Each adds their invasion rating. The lower one defends: it is their home ground. Equal: roll again.'))}
      ${this.#renderAdvantage()}
      <p class="line"><label>${msg('Ground')}
        <select @change=${(event: Event) => this.#change({ topography: chosen(event) as Topography })}>
          ${topographies.map((code) => html`<option value=${code} ?selected=${code === this.plan.topography}>${topographyText(code)}</option>`)}
        </select></label></p>
    </section>`;
  }

  #advantage() {
    const { snapshot } = this.battle;
    const rolls = rollsInLog(snapshot.public.log.values());
    return tacticalAdvantage(
      snapshot,
      rolledForAdvantage(rolls, (seat) => snapshot.public.seat.get(seat)?.side),
    );
  }

  /** It is thrown once, here or before the deployment; who has it is named. */
  #renderAdvantage() {
    const advantage = this.#advantage();
    if (!advantage?.winner)
      return this.#renderRoll(
        'setup-advantage',
        msg('Roll for the advantage'),
        msg('Each adds their maneuver rating. The higher one has the advantage, by as much as they are ahead.'),
      );
    const { red, blue } = advantage.throws;
    return html`<p class="line">${msg(str`Red ${throwText(red)}, Blue ${throwText(blue)}.`)} <strong>${advantageText(advantage)}</strong></p>`;
  }

  /** The scores that the table may have: as it was thrown, shifted by as much as the advantage where the rules let that be. */
  #scores(): readonly [least: number, most: number] {
    const { profile } = this.battle;
    const thrown = this.rolled['setup-terrain'];
    if (thrown === undefined) return scoreRange(profile);
    const sum = thrown.reduce((total, value) => total + value, 0);
    const ahead = profile.isTerrainScoreShifted.value ? (this.#advantage()?.ahead ?? Infinity) : 0;
    return [shiftedScore(profile, sum, -ahead), shiftedScore(profile, sum, ahead)];
  }

  #renderScore() {
    const { profile } = this.battle;
    const { topography, score } = this.plan;
    const [least, most] = this.#scores();
    const { pieces, isCoastAllowed, isVerified, source } = terrainFor(profile, topography, score);
    return html`<section>
      <h3>${msg('How much lies on it')}</h3>
      ${this.#renderRoll('setup-terrain', msg('Roll for the terrain'), msg('The sum is the terrain score. Who has the advantage may shift it by as much.'))}
      <p class="line"><span>${msg('Terrain score')}</span>
        <vx-number-stepper label=${msg('Terrain score')} .value=${score} .min=${least} .max=${most} @change=${(event: Stepped) => this.#change({ score: event.detail.value })}></vx-number-stepper>
        <strong>${piecesText(pieces)}</strong>
        <span>${isCoastAllowed ? msg('a coast is allowed') : msg('no coast')}</span>
        ${isVerified ? nothing : html`<vx-unverified source=${sourceText(source)}></vx-unverified>`}</p>
    </section>`;
  }

  #renderKinds() {
    const { profile } = this.battle;
    const kinds = kindsOf(profile, this.plan);
    const { pieces } = terrainFor(profile, this.plan.topography, this.plan.score);
    const open = kindsToAdd(profile, this.plan.topography, this.plan.score, kinds);
    const nameOf = (code: string) => translated(terrainTypeOf(profile, code)?.name ?? code);
    const without = (index: number) => kinds.filter((_, other) => other !== index);
    return html`<section>
      <h3>${msg('Which pieces')}</h3>
      <ul class="kinds">
        ${kinds.map((code, index) => html`<li>${nameOf(code)}<button type="button" aria-label=${msg(str`Leave out: ${nameOf(code)}`)} title=${msg(str`Leave out: ${nameOf(code)}`)} @click=${() => (this.plan = { ...this.plan, kinds: without(index) })}>×</button></li>`)}
      </ul>
      <p class="line">
        <select aria-label=${msg('Add a piece')} @change=${(event: Event) => this.#add(kinds, event)}>
          <option value="" selected>${msg('Add a piece')}</option>
          ${open.map((code) => html`<option value=${code}>${nameOf(code)}</option>`)}
        </select>
        <span class="quiet small">${msg(str`${countedPieces(profile, kinds)} of ${pieces}`)}${profile.isCoastCounted.value ? nothing : html`; ${msg('a coast is not counted')}`}</span>
      </p>
    </section>`;
  }

  #add(kinds: readonly string[], event: Event) {
    const code = chosen(event);
    (event.target as HTMLSelectElement).value = '';
    if (code !== '') this.plan = { ...this.plan, kinds: [...kinds, code] };
  }

  #renderLayout() {
    const { profile } = this.battle;
    const { layout, pieces, left } = layoutOf(profile, this.plan);
    return html`<section>
      <h3>${msg('Where they lie')}</h3>
      <p class="line">
        <select aria-label=${msg('Layout')} @change=${(event: Event) => (this.plan = { ...this.plan, layout: chosen(event) })}>
          ${layouts.map(({ code }) => html`<option value=${code} ?selected=${code === layout.code}>${layoutText(code)}</option>`)}
        </select>
        <button type="button" class="plain" @click=${() => this.#another()}>${msg('Another one')}</button>
        <span class="quiet small">${msg(str`Number ${this.plan.seed}: the same number gives the same ground.`)}</span>
      </p>
      ${layoutPicture(profile, pieces)}
      ${this.#renderClasses(pieces)}
      ${left.length > 0 ? html`<p class="wrong">${msg(str`There was no room for ${left.length} of them.`)}</p>` : nothing}
      <p class="quiet small">${msg('The layouts are our own, in the place of the cards of the rulebook. Everything can be moved afterwards.')}</p>
    </section>`;
  }

  /** How many of them are large and how many small; what crosses the board or bounds it is neither. */
  #renderClasses(pieces: readonly ProposedPiece[]) {
    const { profile } = this.battle;
    const areas = pieces.filter(({ type }) => terrainTypeOf(profile, type)?.form === 'area');
    const small = areas.filter(({ sizeMu }) => isSmallPiece(profile, sizeMu)).length;
    const { value: most, source, isVerified } = profile.smallPieceMu;
    return html`<p class="line quiet small"><span>${msg(str`Large pieces: ${areas.length - small}, small ones: ${small}. A small one is ${most} MU at most, width and depth together.`)}</span>
      ${isVerified ? nothing : html`<vx-unverified source=${sourceText(source)}></vx-unverified>`}</p>`;
  }

  #another() {
    const { layout: _, ...rest } = this.plan;
    this.plan = { ...rest, seed: someSeed() };
  }

  #renderActs() {
    const there = [...this.battle.snapshot.public.terrain]
      .filter(([, { side }]) => side === undefined)
      .map(([id]) => id);
    const mine = this.laid.filter((id) => there.includes(id));
    const { pieces } = layoutOf(this.battle.profile, this.plan);
    return html`<div slot="footer" class="line">
      ${this.problem ? html`<span class="wrong" role="alert">${this.problem}</span>` : nothing}
      ${mine.length > 0 ? html`<button type="button" class="plain" ?disabled=${this.isBusy} @click=${() => this.#takeOff(mine)}>${msg('Take it back')}</button>` : nothing}
      ${there.length > mine.length ? html`<button type="button" class="plain" ?disabled=${this.isBusy} @click=${() => this.#takeOff(there)}>${msg(str`Clear the board of terrain (${there.length})`)}</button>` : nothing}
      <button type="button" class="plain strong" ?disabled=${this.isBusy || pieces.length === 0} @click=${() => this.#lay()}>${msg('{0, plural, one {Lay # piece on the board} other {Lay # pieces on the board}}', pieces.length)}</button>
    </div>`;
  }
}
customElements.define('vx-setup-dialog', SetupDialog);
