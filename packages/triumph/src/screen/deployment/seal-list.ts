import { msg, str } from '@vexillum/ui/words';
import { standsText } from '../troops-text.ts';
import { sealId, type SideId } from '@vexillum/model';
import {
  allCommands,
  flankOf,
  markerCommandOf,
  markerLetters,
  markerSlot,
  masqueradeOf,
  modifierOf,
  orderSlot,
  rosterOf,
  slotNamed,
  type Snapshot,
} from '../../rules/index.ts';
import type { Trust } from '@vexillum/table';
import { baseStyles, icon, sideStyles, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import { battleSides } from '../view/ground-view.ts';
import { edgeText } from './duty-words.ts';
import { truthText, typeText } from './masquerade-words.ts';
import { openingMark } from '@vexillum/frame/table/trust/trust-marks';
import type { Battle } from '../battle.ts';
import type { LiveTable } from '../live-table.ts';

interface Line {
  readonly slot: string;
  readonly name: string;
  /** What it holds, as far as the reader knows. */
  readonly holds: string | undefined;
}

/** Everything that is sealed at this table, by side: closed, open, and whether this browser has verified the opening. */
export class SealList extends VxElement {
  static override properties = { battle: given, live: given };
  declare battle: Battle;
  declare live: LiveTable;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #trust = new StoreController<Trust>(this);

  static override styles = [
    baseStyles,
    sideStyles,
    css`
      section {
        padding-bottom: 0.6em;
      }
      h3 {
        font: 600 var(--vx-text) var(--wa-font-family-body);
      }
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        gap: 0.5em;
        align-items: center;
        padding: 0.2em 0;
        font-size: var(--vx-text-small);
      }
      .seal {
        color: var(--vx-brass);
      }
      .mark {
        display: inline-flex;
        align-items: center;
        gap: 0.25em;
      }
      .verified {
        color: var(--wa-color-success-on-quiet);
      }
      .fault {
        color: var(--wa-color-danger-on-quiet);
        font-weight: 700;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('battle')) return;
    this.#snapshot.watch(this.battle.$snapshot);
    this.#trust.watch(this.live.$trust);
  }

  override render() {
    const sides = this.battle.side === 'blue' ? battleSides.toReversed() : battleSides;
    return html`${sides.map((side) => this.#renderSide(side))}`;
  }

  #renderSide(side: SideId) {
    const { snapshot } = this.battle;
    const lines = linesOf(snapshot, side).filter(({ slot }) => snapshot.public.seal.has(sealId(side, slot)));
    return html`<section aria-label=${sideTitle(side)}>
      <h3 class="row"><span class="side ${side}"></span>${sideTitle(side)}</h3>
      ${this.#renderStands(side)}
      ${lines.length === 0 ? html`<p class="small quiet">${msg('Nothing is sealed yet.')}</p>` : html`<ul>${lines.map((line) => this.#renderLine(side, line))}</ul>`}
    </section>`;
  }

  /** One seal for each placed stand, where the army deceives: too many to be listed. */
  #renderStands(side: SideId) {
    const seals = [...this.battle.snapshot.public.seal.values()].filter(
      (seal) => seal.side === side && slotNamed(seal.slot)?.kind === 'stand',
    );
    if (seals.length === 0) return nothing;
    const open = seals.filter(({ opening }) => opening !== undefined);
    const lines = open.flatMap(({ slot }) => this.#shownIn(slot) ?? []);
    return html`<p class="small">${icon('seal')} ${msg(str`Stands sealed: ${seals.length}; open: ${open.length}`)}</p>
      ${lines.length === 0 ? nothing : html`<ul>${lines.map((line) => this.#renderLine(side, line))}</ul>`}`;
  }

  /** A masquerade that was shown; a stand that was what it seemed fills no line. */
  #shownIn(slot: string): Line | undefined {
    const named = slotNamed(slot);
    const truth = named?.kind === 'stand' ? masqueradeOf(this.battle.snapshot, named.stand) : undefined;
    if (named?.kind !== 'stand' || !truth) return undefined;
    const name = this.battle.names().get(named.stand);
    const { profile } = this.battle;
    return {
      slot,
      name: name ? `${name.short} ${typeText(profile, name.troopType)}` : named.stand,
      holds: truthText(profile, truth.real),
    };
  }

  #renderLine(side: SideId, { slot, name, holds }: Line) {
    const seal = this.battle.snapshot.public.seal.get(sealId(side, slot));
    const isOpen = seal?.opening !== undefined;
    return html`<li>
      <span class="seal">${icon(isOpen ? 'seal-open' : 'seal')}</span>
      <span><strong>${name}</strong>${holds === undefined ? nothing : html`: ${holds}`}</span>
      ${seal?.isVoid ? html`<span class="quiet">${msg('void')}</span>` : isOpen ? this.#renderMark(side, slot) : html`<span class="quiet">${msg('sealed')}</span>`}
    </li>`;
  }

  #renderMark(side: SideId, slot: string) {
    const trust = this.#trust.value;
    const mark = trust ? openingMark(trust, side, slot) : 'waiting';
    if (mark === 'verified')
      return html`<span class="mark verified" title=${msg('This browser has checked that it is what was sealed.')}>${icon('check')}${msg('verified')}</span>`;
    if (mark === 'fault') return html`<span class="mark fault">${icon('warning')}${msg('not what was sealed')}</span>`;
    return html`<span class="mark quiet">${msg('open')}</span>`;
  }
}

const linesOf = (snapshot: Snapshot, side: SideId): Line[] => [
  ...allCommands.flatMap((command): Line[] => {
    const roster = rosterOf(snapshot, side, command);
    const edge = flankOf(snapshot, side, command);
    const mod = modifierOf(snapshot, side, command);
    return [
      {
        slot: orderSlot(command, 'roster'),
        name: msg(str`Command ${command}, its stands`),
        holds: roster && standsText(roster.stands.length),
      },
      {
        slot: orderSlot(command, 'flank'),
        name: msg(str`Command ${command}, its march`),
        holds: edge && edgeText(edge),
      },
      {
        slot: orderSlot(command, 'cp'),
        name: msg(str`Command ${command}, its command points`),
        holds: mod === undefined ? undefined : mod > 0 ? `+${mod}` : String(mod),
      },
    ];
  }),
  ...markerLetters.map((letter): Line => {
    const command = markerCommandOf(snapshot, side, letter);
    return {
      slot: markerSlot(letter),
      name: msg(str`Marker ${letter}`),
      holds: command === undefined ? undefined : msg(str`command ${command}`),
    };
  }),
];

customElements.define('vx-seals', SealList);
