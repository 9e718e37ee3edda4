import { msg } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { gameOf, missionOf, playerOf, type Snapshot } from '../../rules/index.ts';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { missionText } from './mission-words.ts';

/** The reader's own mission, at a table with missions: hidden until they ask, for others may look over their shoulder. */
export class OwnMission extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    isOpen: { state: true },
  };
  declare sitting: ConquestSitting;
  declare isOpen: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.2rem 0.6rem;
        align-items: center;
        font-size: var(--vx-text-small);
      }
      /* It lies over the map. */
      .open {
        max-width: 34rem;
        padding: 0.3rem 0.7rem 0.4rem 0.3rem;
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        box-shadow: 0 0 0 1px var(--vx-line);
      }
      p {
        padding: 0.3rem 0 0.3rem 0.6rem;
        text-wrap: pretty;
      }
      p:empty {
        display: none;
      }
      @media (max-width: 34rem) {
        .open {
          margin-right: 0.3rem;
          padding: 0.2rem 0.2rem 0.3rem;
        }
        p {
          padding-inline: 0.7rem;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.isOpen = false;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('sitting')) this.#snapshot.watch(this.sitting.live.$snapshot);
  }

  override render() {
    const { snapshot, side = '', rules } = this.sitting;
    const player = playerOf(snapshot, side);
    const isOn = rules.hasMissions && player !== undefined && player.out === undefined;
    if (!isOn || gameOf(snapshot)?.phase === 'over') return nothing;
    return html`<div class=${this.isOpen ? 'row open' : 'row'}>
      <button type="button" class="plain" aria-expanded=${String(this.isOpen)} @click=${() => (this.isOpen = !this.isOpen)}>${icon('star')}${this.isOpen ? msg('Hide your mission') : msg('Your mission')}</button>
      <p role="status">${this.isOpen ? this.#text(snapshot, side) : ''}</p>
    </div>`;
  }

  #text(snapshot: Snapshot, side: string): string {
    const task = missionOf(snapshot, side);
    if (task) return `${missionText(snapshot, side, task)} ${msg('At the end of a turn of yours it wins the game.')}`;
    return snapshot.public.mission.get(`mission:${side}`)?.drawnBy === undefined
      ? msg('You are told your mission with your first action.')
      : msg('Your mission stayed behind where this game was played before: it cannot be fulfilled.');
  }
}
customElements.define('vx-own-mission', OwnMission);
