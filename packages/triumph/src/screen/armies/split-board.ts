import { msg, str, translated } from '@vexillum/ui/words';
import { standsText } from '../troops-text.ts';
import type { Flag } from '@vexillum/rules-assist';
import {
  allyOf,
  type ArmyDraft,
  commandHalfPoints,
  commandNumbers,
  type CommandNumber,
  type DraftStand,
  draftStandHalfPoints,
  flankEdges,
  lineOf,
  overallGeneral,
  troopTypeOf,
  withCommand,
  withGeneral,
  withOverall,
  withoutGeneral,
  withPlan,
} from '../../rules/index.ts';
import { baseStyles, buttonStyles, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { edgeText } from '../deployment/duty-words.ts';
import { wordsText } from '../flags/words-text.ts';
import { halfPointsText } from '../half-points-text.ts';
import { pointsText } from '../points-text.ts';
import { cardName } from './card-words.ts';
import { posesSelect } from './poses-select.ts';
import { splitBoardStyles } from './split-board-styles.ts';
import { StandDrag } from './stand-drag.ts';

/** What a target is called in the page: the command's number, 0 for none. */
const commandOf = (target: string): CommandNumber | null => (target === '0' ? null : (Number(target) as CommandNumber));

/**
 * The stands of a draft by command. They go from one command to another with mouse, finger or keyboard, several at a time; while they are
 * dragged, `preview` tells the draft as it would be. Tells `draft` with the changed draft.
 */
export class SplitBoard extends VxElement {
  static override properties = {
    draft: { attribute: false },
    shown: { attribute: false },
    flags: { attribute: false },
    looked: { attribute: false },
    selected: { state: true },
    over: { state: true },
    said: { state: true },
  };
  declare draft: ArmyDraft;
  /** As it would be if what is dragged were let go: its sizes and flags are shown. */
  declare shown: ArmyDraft;
  declare flags: readonly Flag[];
  /** Keys of stands that a flag shows. */
  declare looked: readonly string[];
  declare selected: ReadonlySet<string>;
  declare over: string | undefined;
  declare said: string;
  #carried: readonly string[] = [];
  #wasDragged = false;
  #focusNext: string | undefined;

  readonly #drag = new StandDrag(this, {
    at: (x, y) => {
      const hit = this.renderRoot instanceof ShadowRoot ? this.renderRoot.elementFromPoint(x, y) : null;
      return hit?.closest<HTMLElement>('[data-command]')?.dataset['command'];
    },
    began: (key) => {
      this.#carried = this.selected.has(key) ? [...this.selected] : [key];
      this.#wasDragged = true;
    },
    over: (target) => {
      this.over = target;
      this.tell(
        'preview',
        target === undefined ? undefined : withCommand(this.draft, this.#carried, commandOf(target)),
      );
    },
    dropped: (target) => {
      this.over = undefined;
      this.tell('preview', undefined);
      if (target !== undefined) this.#move(this.#carried, commandOf(target));
      this.#carried = [];
      // The click that follows a drop is no click.
      window.setTimeout(() => (this.#wasDragged = false));
    },
  });

  static override styles = [baseStyles, buttonStyles, splitBoardStyles];

  constructor() {
    super();
    this.selected = new Set();
    this.looked = [];
    this.said = '';
  }

  protected override willUpdate() {
    const known = new Set(this.draft.stands.map(({ key }) => key));
    if ([...this.selected].some((key) => !known.has(key)))
      this.selected = new Set([...this.selected].filter((key) => known.has(key)));
  }

  protected override updated() {
    if (this.#focusNext === undefined) return;
    this.renderRoot.querySelector<HTMLElement>(`[data-key="${this.#focusNext}"]`)?.focus();
    this.#focusNext = undefined;
  }

  #nameOf(stand: DraftStand): string {
    return translated(troopTypeOf(this.draft.profile, stand.troopType)?.name ?? stand.troopType);
  }

  #move(keys: readonly string[], command: CommandNumber | null) {
    const draft = withCommand(this.draft, keys, command);
    this.said =
      command === null
        ? msg('{0, plural, one {# stand is} other {# stands are}} in no command now.', keys.length)
        : msg(
            str`${standsText(keys.length)} moved to command ${command}: ${pointsText(commandHalfPoints(draft, command))}.`,
          );
    this.selected = new Set();
    this.tell('draft', draft);
  }

  #toggle(key: string) {
    if (this.#wasDragged) return;
    const next = new Set(this.selected);
    if (!next.delete(key)) next.add(key);
    this.selected = next;
  }

  #pressedKey(event: KeyboardEvent, stand: DraftStand) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys = this.selected.has(stand.key) ? [...this.selected] : [stand.key];
    const numbers: readonly (CommandNumber | null)[] = [null, ...commandNumbers(this.draft)];
    const at = numbers.indexOf(stand.command);
    const target =
      event.key === 'ArrowRight'
        ? numbers[at + 1]
        : event.key === 'ArrowLeft'
          ? numbers[at - 1]
          : numbers[['0', '1', '2', '3'].indexOf(event.key)];
    if (target !== undefined && target !== stand.command) {
      this.#focusNext = stand.key;
      this.#move(keys, target);
    } else if (event.key.toLowerCase() === 'g') this.tell('draft', this.#general(stand));
    else return;
    event.preventDefault();
  }

  #general(stand: DraftStand): ArmyDraft {
    return stand.general ? withoutGeneral(this.draft, stand.key) : withGeneral(this.draft, stand.key);
  }

  override render() {
    const stray = this.draft.stands.filter(({ command }) => command === null);
    const isSplit = commandNumbers(this.draft).length > 1;
    return html`<p class="small quiet">${
      isSplit
        ? msg(
            'Drag stands from one command to another (hold a finger on them first), or choose some and say where to. With the keyboard: 1, 2, 3 and 0 move a stand, G makes it the general.',
          )
        : msg('Choose a stand to make it the general; with the keyboard press G.')
    }</p>
      <div class="commands">
        ${commandNumbers(this.draft).map((command) =>
          this.#renderGroup(
            command,
            this.draft.stands.filter((stand) => stand.command === command),
          ),
        )}
        ${
          // Below the commands, so that they do not give way under the pointer when it appears.
          stray.length > 0 || (this.#drag.isDragging && commandNumbers(this.draft).length > 1)
            ? this.#renderGroup(null, stray)
            : nothing
        }
      </div>
      ${this.selected.size > 0 ? this.#renderBar() : nothing} ${this.#renderGhost()}
      <p class="for-readers" aria-live="polite">${this.said}</p>`;
  }

  #renderGroup(command: CommandNumber | null, stands: readonly DraftStand[]) {
    const title = command === null ? msg('In no command yet') : msg(str`Command ${command}`);
    const halfPoints = command === null ? 0 : commandHalfPoints(this.shown, command);
    const least = this.draft.profile.commandMinimumHalfPoints.value;
    const target = String(command ?? 0);
    return html`<section aria-label=${title} class="${command === null ? 'stray' : ''} ${this.over === target ? 'over' : ''}" data-command=${target}>
      <h3><span>${title}</span>${
        command === null
          ? nothing
          : html`<span class="small numbers ${halfPoints < least ? 'over-limit' : 'quiet'}">${least > 0 ? msg(str`${halfPointsText(halfPoints)} points, at least ${halfPointsText(least)}`) : pointsText(halfPoints)}</span>`
      }</h3>
      ${command !== null && commandNumbers(this.draft).length > 1 ? this.#renderPlan(command) : nothing}
      ${command === null ? nothing : this.flags.filter(({ id }) => id.endsWith(`:command:${command}`)).map(({ says }) => html`<p class="small flag">${wordsText(says)}</p>`)}
      <div class="chips">${stands.length === 0 ? html`<p class="empty small">${msg('No stands yet.')}</p>` : stands.map((stand) => this.#renderChip(stand))}</div>
    </section>`;
  }

  #renderPlan(command: CommandNumber) {
    const { edge, mod } = this.draft.plans[command];
    const change = (event: Event) =>
      this.tell(
        'draft',
        withPlan(this.draft, command, { edge: (event.target as HTMLSelectElement).value as typeof edge }),
      );
    return html`<div class="plan">
      <label class="small">${msg('Marches')}
        <span class="for-readers">(${msg(str`Command ${command}`)})</span>
        <select @change=${change}>
          ${(['none', ...flankEdges] as const).map((each) => html`<option value=${each} ?selected=${edge === each}>${edgeText(each)}</option>`)}
        </select></label>
      <span class="small mods" role="group" aria-label=${msg(str`Command ${command}: command points`)}>
        <span aria-hidden="true">${msg('Command points')}</span>
        ${([-1, 0, 1] as const).map((each) => html`<button type="button" class="plain" aria-pressed=${String(mod === each)} @click=${() => this.tell('draft', withPlan(this.draft, command, { mod: each }))}>${each > 0 ? '+1' : each < 0 ? '−1' : '±0'}</button>`)}
      </span>
    </div>`;
  }

  #renderChip(stand: DraftStand) {
    const { draft } = this;
    const name = this.#nameOf(stand);
    const ally = allyOf(draft, stand.ally);
    const isOverall = draft.profile.commands.value > 1 && stand === overallGeneral(draft);
    const who = [
      lineOf(draft, stand)?.description,
      ally?.name,
      ...(stand.cards ?? []).map((code) => cardName(draft.profile, code)),
    ];
    const title = who.filter(Boolean).join(' · ');
    const rank = isOverall ? msg('overall commander') : stand.general ? msg('General') : '';
    const classes = [
      'chip',
      stand.general ? 'general' : '',
      ally ? 'ally' : '',
      this.looked.includes(stand.key) ? 'looked' : '',
      this.#drag.isDragging && this.#carried.includes(stand.key) ? 'gone' : '',
    ];
    return html`<button
      type="button"
      class=${classes.filter(Boolean).join(' ')}
      data-key=${stand.key}
      title=${title}
      aria-pressed=${String(this.selected.has(stand.key))}
      @pointerdown=${(event: PointerEvent) => this.#drag.press(stand.key, event)}
      @contextmenu=${(event: Event) => this.#drag.isDragging && event.preventDefault()}
      @click=${() => this.#toggle(stand.key)}
      @keydown=${(event: KeyboardEvent) => this.#pressedKey(event, stand)}
    >
      ${stand.general ? html`<span class="star" aria-hidden="true">${isOverall ? '★★' : '★'}</span>` : nothing}${name}
      <span class="quiet numbers">${halfPointsText(draftStandHalfPoints(draft, stand))}</span>${(stand.cards?.length ?? 0) > 0 ? html`<span class="quiet">◆</span>` : nothing}${stand.real ? html`<span class="quiet">?</span>` : nothing}<span class="for-readers">${[rank, title].filter(Boolean).join(', ')}</span>
    </button>`;
  }

  #renderBar() {
    const keys = [...this.selected];
    const [only] = keys.length === 1 ? this.draft.stands.filter(({ key }) => key === keys[0]) : [];
    return html`<div class="bar" role="toolbar" aria-label=${msg('Chosen stands')}>
      <strong class="small">${standsText(keys.length)}</strong>
      ${
        commandNumbers(this.draft).length > 1
          ? html`${commandNumbers(this.draft)
              .filter((command) =>
                this.draft.stands.some((stand) => this.selected.has(stand.key) && stand.command !== command),
              )
              .map(
                (command) =>
                  html`<button type="button" class="plain" @click=${() => this.#move(keys, command)}>${msg(str`To command ${command}`)}</button>`,
              )}
              <button type="button" class="plain" @click=${() => this.#move(keys, null)}>${msg('To none')}</button>`
          : nothing
      }
      ${only && only.command !== null ? html`<button type="button" class="plain" aria-pressed=${String(only.general === true)} @click=${() => this.tell('draft', this.#general(only))}>${only.general ? msg('No general') : msg('Make it the general')}</button>` : nothing}
      ${only?.general && commandNumbers(this.draft).length > 1 ? html`<button type="button" class="plain" @click=${() => this.tell('draft', withOverall(this.draft, only.key))}>${msg('Overall commander')}</button>` : nothing}
      ${only ? posesSelect(this.draft, only, (draft) => this.tell('draft', draft)) : nothing}
      <button type="button" class="plain" @click=${() => (this.selected = new Set())}>${msg('Choose none')}</button>
    </div>`;
  }

  #renderGhost() {
    const { at } = this.#drag;
    if (!at) return nothing;
    const first = this.draft.stands.find(({ key }) => key === this.#carried[0]);
    const more = this.#carried.length - 1;
    return html`<div class="ghost" style="left:${at.x}px;top:${at.y}px" aria-hidden="true">${first ? this.#nameOf(first) : ''}${more > 0 ? ` +${more}` : ''} <span class="quiet">${msg(str`Flags: ${this.flags.length}`)}</span></div>`;
  }
}
customElements.define('vx-split-board', SplitBoard);
