import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str } from '@vexillum/ui/words';
import { isRefusal, type SideId } from '@vexillum/model';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { gameOf, isOneTeam, mayResign, playerOf, rulesOf, type Snapshot } from '../../rules/index.ts';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { winnerName } from '../names.ts';

/** Asks whether the reader means to give up, and says what comes of it. */
export class ResignDialog extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    isOpen: { state: true },
    isBusy: { state: true },
  };
  declare sitting: ConquestSitting;
  declare isOpen: boolean;
  declare isBusy: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      wa-dialog {
        --width: 30rem;
      }
      p + p {
        margin-top: 0.6em;
      }
      .deeds {
        margin-top: 1.2em;
      }
    `,
  ];

  /** Where there is nothing to give up, nothing is asked. */
  open() {
    this.isOpen = mayGiveUp(this.sitting);
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('sitting')) this.#snapshot.watch(this.sitting.live.$snapshot);
  }

  override render() {
    const { sitting } = this;
    const { side } = sitting;
    if (!this.isOpen || side === undefined || !mayGiveUp(sitting)) return nothing;
    return html`<wa-dialog label=${msg('Resign?')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      <p>${whatComesOfIt(sitting.snapshot, side)}</p>
      <p class="quiet">${msg('This cannot be taken back.')}</p>
      <div class="deeds row wrap">
        <button type="button" class="plain strong" autofocus @click=${() => (this.isOpen = false)}>${msg('No, play on')}</button>
        <button type="button" class="plain danger" ?disabled=${this.isBusy} @click=${() => void this.#resign()}>${icon('white-flag')}${msg('Yes, resign')}</button>
      </div>
    </wa-dialog>`;
  }

  async #resign() {
    if (this.isBusy) return;
    this.isBusy = true;
    this.sitting.runner.stop();
    if (!isRefusal(await this.sitting.act(mayResign.action, {}))) this.isOpen = false;
    this.isBusy = false;
  }
}
customElements.define('vx-resign-dialog', ResignDialog);

const mayGiveUp = ({ live, snapshot }: ConquestSitting): boolean => mayResign.mayAct(live.seat, snapshot) === undefined;

const whatComesOfIt = (snapshot: Snapshot, own: SideId): string => {
  const others = (gameOf(snapshot)?.order ?? []).filter(
    (side) => side !== own && playerOf(snapshot, side)?.out === undefined,
  );
  const [left] = others;
  if (left === undefined) return msg('You are the last player: the game is over, and nobody has won it.');
  if (isOneTeam(snapshot, others))
    return msg(str`The game is over then, and ${winnerName(snapshot, left)} has won it.`);
  return rulesOf(snapshot).evictedBecomeNeutral
    ? msg('You are out of this game, and the others play on. Your land becomes neutral, with its armies.')
    : msg('You are out of this game, and the others play on. Your land stays yours and only defends itself.');
};
