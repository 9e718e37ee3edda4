import { msg } from '@vexillum/ui/words';
import { type Snapshot, umpiredSides } from '../rules/index.ts';
import { baseStyles, StoreController } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { isForTheBoard } from '@vexillum/frame/table/is-for-the-board';
import { pressAndHold } from '@vexillum/frame/table/press-and-hold';
import { waitingStyles } from '@vexillum/frame/table/refused-view';
import type { SeatsDialog } from '@vexillum/frame/table/seats/seats-dialog';
import { TableElement } from '@vexillum/frame/table/table-element';
import type { TrustDialog } from '@vexillum/frame/table/trust/trust-dialog';
import './board/conquest-board.ts';
import { ConquestSitting } from './conquest-sitting.ts';
import { conquestTableStyles } from './conquest-table-styles.ts';
import { isLessonAt } from './lesson/lesson-memory.ts';
import type { ConquestHelp } from './help/conquest-help.ts';
import type { ConquestMenu } from './menu/conquest-menu.ts';
import './panels/conquest-bar.ts';
import { stripRows } from './play/player-lines.ts';
import type { ResignDialog } from './play/resign-dialog.ts';
import { tableColorOf, tableColorStyles } from './table-colors.ts';
import { umpireWords } from './umpire/umpire-words.ts';
import type { LiveTable } from './live-table.ts';

/** A table of Conquest: the map, and round it everything that one does there. */
export class ConquestTable extends TableElement<ConquestSitting> {
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #menu = createRef<ConquestMenu>();
  readonly #help = createRef<ConquestHelp>();
  readonly #resign = createRef<ResignDialog>();
  readonly #seats = createRef<SeatsDialog>();
  readonly #trustDialog = createRef<TrustDialog>();
  #stopHolding = () => {};
  #isLessonAsked = false;
  #isLearning = false;

  static override styles = [baseStyles, waitingStyles, conquestTableStyles, tableColorStyles];

  constructor() {
    super();
    this.sheet = 'peek';
  }

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.#pressed);
    this.#stopHolding = pressAndHold(this, () => void this.#show('menu'));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#pressed);
    this.#stopHolding();
  }

  readonly #deeds: Readonly<Partial<Record<string, () => void>>> = {
    b: () => this.togglePanels(),
    q: () => void this.#show('resign'),
  };

  readonly #pressed = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const deed = isPlain && isForTheBoard(event) ? this.#deeds[event.key.toLowerCase()] : undefined;
    if (!deed) return;
    event.preventDefault();
    deed();
  };

  protected override sitDown(live: LiveTable): ConquestSitting {
    this.#snapshot.watch(live.$snapshot);
    return new ConquestSitting(live);
  }

  protected override renderTable(sitting: ConquestSitting) {
    const { table, mySeats, go } = this;
    return html`<div
      class=${this.#classes(sitting)}
      @menu=${() => void this.#show('menu')}
      @seats=${() => void this.#show('seats')}
      @help=${() => void this.#show('help')}
      @resign=${() => void this.#show('resign')}
      @open-trust=${() => void this.#show('trust')}
      @open-sheet=${() => this.openPanels()}
      @learn=${() => void this.#learn()}
      @lesson-height=${(event: CustomEvent<number>) => this.style.setProperty('--lesson', `${event.detail}px`)}
      @controls-height=${(event: CustomEvent<number>) => this.style.setProperty('--controls', `${event.detail}px`)}
      @lesson-left=${() => this.requestUpdate()}
    >
      <vx-conquest-bar .sitting=${sitting} .table=${table} .mySeats=${mySeats} .go=${go}></vx-conquest-bar>
      <div class="head">
        <vx-players-strip .sitting=${sitting}></vx-players-strip>
        <vx-own-mission .sitting=${sitting}></vx-own-mission>
        <vx-umpire-consent .table=${table} .sides=${umpiredSides(sitting.snapshot)} .words=${umpireWords(sitting.snapshot)}></vx-umpire-consent>
        <vx-draw-offer .sitting=${sitting}></vx-draw-offer>
      </div>
      <div class="middle" @pointerup=${() => this.turnToBoard()}>
        <vx-conquest-board .sitting=${sitting} ?inert=${sitting.game === undefined} @shown=${() => setTimeout(() => this.furnish())}></vx-conquest-board>
        ${sitting.game ? nothing : html`<vx-conquest-lobby .sitting=${sitting} .table=${table} .go=${go}></vx-conquest-lobby>`}
        ${sitting.game?.phase === 'over' ? html`<vx-game-over .sitting=${sitting} .table=${table} .go=${go}></vx-game-over>` : nothing}
      </div>
      ${isLessonAt(this.table) ? this.#renderLesson(sitting) : nothing}
      ${sitting.game ? html`<vx-conquest-controls .sitting=${sitting} .table=${table} .mySeats=${mySeats}></vx-conquest-controls>` : nothing}
      <aside class="right" aria-label=${msg('Panels')} @pointerdown=${(event: PointerEvent) => this.swipeSheet(event)} @pointerup=${(event: PointerEvent) => this.swipeSheet(event)}>
        ${this.renderHandle()}
        <vx-conquest-panels .sitting=${sitting} .table=${table} .isPhone=${this.isPhone} .isShut=${this.isShut}></vx-conquest-panels>
      </aside>
      ${this.renderNewVersion()}
      <vx-toast-host .toasts=${sitting.toasts}></vx-toast-host>
      <vx-conquest-live-region></vx-conquest-live-region>
      <vx-conquest-menu ${ref(this.#menu)} .sitting=${sitting} .table=${table}></vx-conquest-menu>
      <vx-conquest-help ${ref(this.#help)}></vx-conquest-help>
      <vx-resign-dialog ${ref(this.#resign)} .sitting=${sitting}></vx-resign-dialog>
      <vx-seats-dialog ${ref(this.#seats)} .table=${table} .go=${go}></vx-seats-dialog>
      <vx-trust ${ref(this.#trustDialog)} .table=${table} .verdictOn=${this.verdictOn}></vx-trust>
    </div>`;
  }

  /** A lesson that cannot be loaded is left out: the game stands. */
  #renderLesson(sitting: ConquestSitting) {
    if (!this.#isLessonAsked)
      Promise.all([import('./lesson/lesson-card.ts'), import('./lesson/lesson-end.ts')]).catch(() => undefined);
    this.#isLessonAsked = true;
    return html`<vx-lesson-card .sitting=${sitting} .table=${this.table} .go=${this.go}></vx-lesson-card>`;
  }

  /** To a table of its own: this one waits. */
  async #learn(): Promise<void> {
    if (this.#isLearning) return;
    this.#isLearning = true;
    this.sitting?.toasts.add(msg('The lesson is being set up …'), 'plain');
    const load = () => Promise.all([import('./lesson/go-to.ts'), import('./lesson/open-lesson.ts')]);
    if (await this.isLoaded(load)) {
      const [{ goTo }, { openLesson }] = await load();
      await goTo(openLesson, this.go, this.sitting?.toasts);
    }
    this.#isLearning = false;
  }

  #classes(sitting: ConquestSitting): string {
    return `table ${tableColorOf(sitting.snapshot)} ${this.roomClasses} ${sitting.game ? 'playing' : ''} ${isLessonAt(this.table) ? 'learning' : ''} ${stripRows(sitting.snapshot).isCrowded ? 'crowded' : ''}`;
  }

  protected override loadFurniture(): Promise<unknown> {
    return Promise.all([
      import('@vexillum/frame/clock/clock-strip'),
      import('@vexillum/frame/table/umpire/umpire-consent'),
      import('./play/players-strip.ts'),
      import('./play/own-mission.ts'),
      import('./play/draw-offer.ts'),
      import('./play/conquest-controls.ts'),
      import('./lobby/conquest-lobby.ts'),
      import('./ending/game-over.ts'),
      import('./panels/conquest-panels.ts'),
      import('./log/conquest-live-region.ts'),
      // With it comes what every menu of the screen opens with.
      import('@vexillum/frame/settings-menu'),
    ]);
  }

  protected override async laterParts(): Promise<readonly (() => Promise<unknown>)[]> {
    return (await import('./later-parts.ts')).laterParts;
  }

  #show(dialog: 'menu' | 'help' | 'resign' | 'seats' | 'trust'): Promise<void> {
    switch (dialog) {
      case 'menu':
        return this.openDialog(this.#menu, () => import('./menu/conquest-menu.ts'));
      case 'help':
        return this.openDialog(this.#help, () => import('./help/conquest-help.ts'));
      case 'resign':
        return this.openDialog(this.#resign, () => import('./play/resign-dialog.ts'));
      case 'seats':
        return this.openDialog(this.#seats, () => import('@vexillum/frame/table/seats/seats-dialog'));
      case 'trust':
        return this.openDialog(this.#trustDialog, () => import('@vexillum/frame/table/trust/trust-dialog'));
      default:
        return dialog satisfies never;
    }
  }
}
customElements.define('vx-conquest-table', ConquestTable);
