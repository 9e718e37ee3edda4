import { msg, str } from '@vexillum/ui/words';
import { standsText } from '../troops-text.ts';
import type { SideId } from '@vexillum/model';
import {
  allCommands,
  BATTLE_STEP,
  commandOf,
  type CommandNumber,
  deploymentStatus,
  effectiveEdge,
  type EntryEdge,
  entryLine,
  type FlankEdge,
  placeOf,
  playsOpenly,
  rosterOf,
  type Snapshot,
  leadsCommand,
} from '../../rules/index.ts';
import { baseStyles, buttonStyles, given, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { type Carried, watchForDrag } from '../board/carry.ts';
import { sideStyle } from '../view/side-style.ts';
import { edgeText } from './duty-words.ts';
import { entryBlock } from './entry-block.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Hand } from '../hand/hand.ts';
import type { Overlays } from '../board/overlays.ts';
import type { LiveTable } from '../live-table.ts';

/** The own side's flank marches that wait off the table: where they come in, and the hand that brings them in. Tells `carry`. */
export class MarchList extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    hand: given,
    overlays: given,
    live: given,
    shown: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare hand: Hand;
  declare overlays: Overlays;
  declare live: LiveTable;
  /** The command whose edge is shown on the board. */
  declare shown: number | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      h3 {
        margin-top: 0.5em;
        font: 600 var(--vx-text-small) var(--wa-font-family-body);
        color: var(--wa-color-text-quiet);
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3em 0.6em;
        padding: 0.3em 0;
      }
      .chip {
        cursor: grab;
        touch-action: none;
      }
      .displaced {
        flex: 1 1 100%;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#showEdge(undefined);
  }

  override render() {
    const { side, snapshot, profile } = this.battle;
    const marches = side === undefined ? [] : waitingMarches(snapshot, side);
    if (side === undefined || marches.length === 0) return nothing;
    const { number } = deploymentStatus(snapshot, profile);
    const mayEnter = number >= BATTLE_STEP - 1;
    return html`<section aria-label=${msg('Flank marches')}>
      <h3>${playsOpenly(snapshot) ? msg('Flank marches') : msg('Flank marches: only your side knows of them')}</h3>
      <ul>${marches.map((march) => this.#renderMarch(march, side, mayEnter))}</ul>
    </section>`;
  }

  #renderMarch(march: WaitingMarch, side: SideId, mayEnter: boolean) {
    const { command, edge, stands } = march;
    const { seat } = this.live;
    const isMine = leadsCommand(this.battle.snapshot, seat, command);
    return html`<li @pointerenter=${() => this.#showEdge(march)} @pointerleave=${() => this.#showEdge(undefined)} @focusin=${() => this.#showEdge(march)} @focusout=${() => this.#showEdge(undefined)}>
      ${icon('flag')}<span>${msg(str`Command ${command}, ${standsText(stands.length)}: ${edgeText(edge.edge)}`)}</span>
      ${
        mayEnter && isMine
          ? html`<button
              type="button"
              class="plain chip"
              title=${msg('Drag it along its edge; a click brings it in at the middle')}
              @click=${() => this.#clicked(march, side)}
              @pointerdown=${(event: PointerEvent) => this.#startDrag(event, march, side)}
            >${icon('place')}${msg('Bring it in')}</button>`
          : nothing
      }
      ${edge.isDisplaced ? html`<span class="displaced small">${icon('info')} ${this.#displacedText(edge.sealed, edge.edge, edge.takenBy)}</span>` : nothing}
    </li>`;
  }

  #displacedText(sealed: FlankEdge, edge: FlankEdge, takenBy: number | undefined): string {
    return msg(
      str`The enemy’s command ${takenBy ?? '?'} has come in along the edge that you sealed (${edgeText(sealed)}), so this one comes in beside it: ${edgeText(edge)}.`,
    );
  }

  #wasDragged = false;

  #clicked(march: WaitingMarch, side: SideId) {
    if (!this.#wasDragged) this.#enter(march, this.#posesAt(march, side));
  }

  #startDrag(event: PointerEvent, march: WaitingMarch, side: SideId) {
    this.#wasDragged = false;
    watchForDrag(event, () => {
      this.#wasDragged = true;
      this.tell<Carried>('carry', {
        posesAt: (at) => this.#posesAt(march, side, at),
        drop: (at) => this.#enter(march, this.#posesAt(march, side, at)),
      });
    });
  }

  #posesAt({ edge, stands }: WaitingMarch, side: SideId, at?: Parameters<typeof entryBlock>[5]) {
    return entryBlock(this.battle.snapshot, this.battle.profile, side, edge.edge, stands, at);
  }

  #enter({ command }: WaitingMarch, poses: ReturnType<typeof entryBlock>) {
    const stands = [...poses].map(([id, pose]) => ({ id, pose }));
    void this.actions.act('enter-flank', { command, stands });
    this.hand.select(poses.keys());
  }

  /** On the board, for the own side alone. */
  #showEdge(march: WaitingMarch | undefined) {
    const { side, profile } = this.battle;
    if (this.shown === march?.command || side === undefined) return;
    this.shown = march?.command;
    const line = march && entryLine(profile, side, march.edge.edge);
    const shape = line && [line.from, line.to].map(([x, y]) => ({ x, y }));
    const overlays = shape
      ? [{ id: 'entry-line', kind: 'path' as const, side: sideStyle(side), shapes: [shape], isClosed: false }]
      : [];
    this.overlays.$extra.set({ ...this.overlays.$extra.get(), overlays });
  }
}
customElements.define('vx-marches', MarchList);

/** A command that is away and has yet to come in. */
interface WaitingMarch {
  readonly command: CommandNumber;
  readonly edge: EntryEdge;
  /** Its stands that are not on the board yet. */
  readonly stands: readonly string[];
}

/** Who is in a command by its sealed roster, or with open orders by what its stands say. */
const membersOf = (snapshot: Snapshot, side: SideId, command: CommandNumber): readonly string[] =>
  rosterOf(snapshot, side, command)?.stands ??
  [...snapshot.public.stand.keys()].filter(
    (id) => snapshot.public.stand.get(id)?.side === side && commandOf(snapshot, id) === command,
  );

/** The flank marches of a side that wait off the table, as far as the reader knows. */
export const waitingMarches = (snapshot: Snapshot, side: SideId): readonly WaitingMarch[] =>
  allCommands.flatMap((command) => {
    const edge = effectiveEdge(snapshot, side, command);
    const stands = membersOf(snapshot, side, command).filter((id) => {
      const place = placeOf(snapshot, id);
      return place === 'flank' || place === 'reserve';
    });
    return edge && stands.length > 0 ? [{ command, edge, stands }] : [];
  });
