import { type LogLine, tableOf } from '@vexillum/model';
import { given, type Toasts, VxElement } from '@vexillum/ui';
import { html, type PropertyValues } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { $isStill } from '@vexillum/frame/comfort';
import { NewLines } from '@vexillum/frame/alive/new-lines';
import { TableSounds } from '@vexillum/frame/alive/table-sounds';
import '@vexillum/frame/alive/thrown-dice';
import type { ThrownDiceElement } from '@vexillum/frame/alive/thrown-dice';
import '@vexillum/frame/alive/turn-banner';
import type { TurnBanner } from '@vexillum/frame/alive/turn-banner';
import { notifyTurn } from '@vexillum/frame/alive/turn-notice';
import { eventIn, type Snapshot } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import type { Overlays } from '../board/overlays.ts';
import type { Hand } from '../hand/hand.ts';
import type { LiveTable } from '../live-table.ts';
import { subjectOf } from '../log-entries.ts';
import { logSentence } from '../log-sentence.ts';
import { battleSounds } from './battle-sounds.ts';
import { StirWatch } from './stir-watch.ts';
import { thrownIn } from './thrown-in.ts';
import { turnNoticeOf } from './turn-notice-of.ts';

/** Lets everybody at the table notice what happens: turns that pass, dice that fall, stands that move, and what can be heard. It catches nothing, and holds nothing up. */
export class BattleNews extends VxElement {
  static override properties = { battle: given, hand: given, overlays: given, live: given, toasts: given };
  declare battle: Battle;
  declare hand: Hand;
  declare overlays: Overlays;
  declare live: LiveTable;
  declare toasts: Toasts;
  readonly #banner = createRef<TurnBanner>();
  readonly #dice = createRef<ThrownDiceElement>();
  readonly #sounds = new TableSounds();
  #stir: StirWatch | undefined;
  #stop = () => {};

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop();
    this.#stir?.close();
    this.#sounds.close();
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('battle')) return;
    this.#stop();
    this.#stir?.close();
    // It looks before the lines of the same moment are heard.
    this.#stir = new StirWatch({ ...this.#needs, isStill: () => $isStill.get() });
    const { $snapshot } = this.battle;
    let before = $snapshot.get();
    const lines = new NewLines(before);
    this.#stop = $snapshot.listen((snapshot) => {
      this.#hear(snapshot, lines);
      this.#call(snapshot, before);
      before = snapshot;
    });
  }

  get #needs() {
    const { battle, hand, overlays, live } = this;
    return { battle, hand, overlays, live };
  }

  #hear(snapshot: Snapshot, lines: NewLines) {
    const news = lines.since(snapshot);
    const events = news.map(eventIn);
    this.#sounds.play(events.flatMap(battleSounds));
    for (const event of events) this.#stir?.tell(event);
    for (const line of news.filter((each) => eventIn(each).kind === 'went-back')) this.#tellReturn(snapshot, line);
    const thrown = news.flatMap((line) => thrownIn(snapshot, line) ?? []).at(-1);
    if (thrown) this.#dice.value?.show(thrown);
  }

  #tellReturn(snapshot: Snapshot, line: LogLine) {
    const { who } = subjectOf(snapshot, line);
    this.toasts.add(`${who} ${logSentence(line, this.battle.profile)}`.trim(), 'plain');
  }

  #call(snapshot: Snapshot, before: Snapshot) {
    const notice = turnNoticeOf(snapshot, before, this.battle.seat);
    if (!notice) return;
    this.#banner.value?.show(notice);
    if (notice.isOwn) notifyTurn(tableOf(snapshot)?.name ?? '');
  }

  override render() {
    return html`<vx-turn-banner ${ref(this.#banner)}></vx-turn-banner>
      <vx-thrown-dice ${ref(this.#dice)}></vx-thrown-dice>`;
  }
}
customElements.define('vx-battle-news', BattleNews);
