import { msg, str } from '@vexillum/ui/words';
import {
  deadlineOf,
  gameOf,
  type GameState,
  mayOfferDraw,
  mayResign,
  mayStandIn,
  mayTakeBack,
  playerOf,
  rulesOf,
  type Snapshot,
  standInNeeds,
  standInWishes,
} from '../../rules/index.ts';
import { isRefusal, isUnacceptedUmpire, type SideId } from '@vexillum/model';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { clockOffers } from '@vexillum/frame/clock/clock-offers';
import { LateWatch } from '@vexillum/frame/clock/late-watch';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { ownerName } from '../names.ts';
import { takeBackWords } from '../play/stand-in-words.ts';
import { ownerBadge, ownerBadgeStyles } from '../owner-badge.ts';
import { outText } from '../play/player-words.ts';
import type { HostHand } from '../host-hand.ts';
import { menuStyles } from './menu-styles.ts';

/** Stands for the whole game where a side is named otherwise. */
const GAME = 'game';

/** Skips and evicts players, and ends a game that is on; each of the last two only when asked twice. Tells `resign` of whoever wants to give up. */
export class PlayersMenu extends VxElement {
  static override properties = { sitting: { attribute: false }, hand: { attribute: false }, asked: { state: true } };
  declare sitting: ConquestSitting;
  declare hand: HostHand;
  /** The side that somebody is about to evict, or GAME. */
  declare asked: SideId | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  /** What opponents may do changes when the time is up. */
  readonly late = new LateWatch(this, () => this.sitting.live);

  static override styles = [baseStyles, buttonStyles, menuStyles, ownerBadgeStyles];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('sitting')) this.#snapshot.watch(this.sitting.live.$snapshot);
  }

  override render() {
    const game = gameOf(this.sitting.snapshot);
    const isOn = game !== undefined && game.phase !== 'over';
    const may = this.hand.may('administrators') && !this.#isWaiting();
    return html`<p class="quiet small">${this.#whoMay()}</p>
      ${isOn ? html`<ul>${game.order.map((side) => this.#renderPlayer(game, side, may))}</ul>` : html`<p class="entry">${msg('No game is on.')}</p>`}
      ${this.#renderTakeBack()} ${this.#renderDraw()} ${this.#renderResign()} ${game && may ? this.#renderReset(isOn) : nothing}`;
  }

  #renderDraw() {
    const { live, snapshot, side } = this.sitting;
    if (side === undefined || mayOfferDraw.mayAct(live.seat, snapshot)) return nothing;
    const wants = (one: SideId) => playerOf(snapshot, one)?.wantsDraw === true;
    const agrees = !wants(side);
    const isOffered = (gameOf(snapshot)?.order ?? []).some((one) => one !== side && wants(one));
    const label = !agrees ? msg('Take the draw back') : isOffered ? msg('Agree to the draw') : msg('Offer a draw');
    return html`<div class="entry">
      <div><strong>${msg('Draw')}</strong><p class="quiet small">${msg('Once all players who are left agree, the game is over, and nobody has won. Machines go along with it.')}</p></div>
      <span class="control"><button type="button" class="plain" @click=${() => void this.sitting.act(mayOfferDraw.action, { agrees })}>${label}</button></span>
    </div>`;
  }

  #renderTakeBack() {
    const { live, snapshot, side } = this.sitting;
    if (side === undefined || mayTakeBack.mayAct(live.seat, snapshot)) return nothing;
    const { label, says } = takeBackWords(snapshot, side);
    return html`<div class="entry">
      <div><strong>${says}</strong></div>
      <span class="control"><button type="button" class="plain" @click=${() => void this.sitting.act(mayTakeBack.action, {})}>${label}</button></span>
    </div>`;
  }

  /** Lets whoever plays say that a machine should play for this one, and shows how many others would have it. */
  #renderStandIn(side: SideId) {
    const { live, snapshot } = this.sitting;
    const wishes = standInWishes(snapshot, side);
    const target = mayStandIn.mayAct(live.seat, snapshot)
      ? undefined
      : mayStandIn.targets(snapshot, live.seat, {}).find(({ player }) => player === side);
    const name = ownerName(snapshot, side);
    const told =
      wishes.length === 0 ? '' : msg(str`Machine: ${wishes.length} of ${standInNeeds(snapshot, side)} agree`);
    const label = target?.agrees === false ? msg('No machine') : msg('Machine plays');
    const explained =
      target?.agrees === false
        ? msg(str`Take back that a machine should play for ${name}`)
        : msg(str`Let a machine play for ${name}, once all others agree`);
    return html`${told ? html`<span class="badge">${told}</span>` : nothing}
      ${target ? html`<button type="button" class="plain" aria-label=${explained} title=${explained} @click=${() => void this.sitting.act(mayStandIn.action, { ...target })}>${icon('robot')}${label}</button>` : nothing}`;
  }

  #renderResign() {
    const { live, snapshot } = this.sitting;
    if (mayResign.mayAct(live.seat, snapshot)) return nothing;
    return html`<div class="entry">
      <div><strong>${msg('Resign')}</strong><p class="quiet small">${msg('You give up this game; the others play on, or the last of them has won.')}</p></div>
      <span class="control"><button type="button" class="plain" @click=${() => this.tell('resign')}>${icon('white-flag')}${msg('Resign')}</button></span>
    </div>`;
  }

  /** An umpire whom not all who play have accepted. */
  #isWaiting(): boolean {
    const { live, snapshot } = this.sitting;
    return isUnacceptedUmpire(live.seat, snapshot, live.game);
  }

  #whoMay(): string {
    if (this.#isWaiting())
      return msg('Until all who play accept you as umpire, you skip and evict nobody, and end no game.');
    return rulesOf(this.sitting.snapshot).skipsTheLate
      ? msg(
          'The host and the administrators skip or evict a player whenever they think fit. A player whose time has run out is skipped automatically; their opponents may do it too.',
        )
      : msg(
          'The host and the administrators skip or evict a player whenever they think fit; opponents when that player’s time has run out.',
        );
  }

  /** What may be done to a player now, and why not. */
  #hold(game: GameState, side: SideId, may: boolean): Hold {
    const { live, snapshot } = this.sitting;
    const isMover = game.mover === side;
    if (may) return { skip: isMover ? undefined : notTheirTurn(), evict: undefined };
    const late =
      isMover && clockOffers(live.seat, snapshot, live.serverNow()).canPassOver ? deadlineOf(snapshot) : undefined;
    return {
      skip: late ? undefined : notLate(isMover),
      evict: late?.action === 'evict-player' ? undefined : notLate(isMover),
    };
  }

  #renderPlayer(game: GameState, side: SideId, may: boolean) {
    const name = ownerName(this.sitting.snapshot, side);
    const isMover = game.mover === side;
    const out = playerOf(this.sitting.snapshot, side)?.out;
    const hold = this.#hold(game, side, may);
    const note = out ? outText(out) : isMover ? msg('on turn') : '';
    return html`<li class="entry">
      <span class="row">${ownerBadge(side)}<strong>${name}</strong>${note ? html`<span class="badge">${note}</span>` : nothing}</span>
      <span class="control">
        ${this.#renderStandIn(side)}
        <button type="button" class="plain" aria-label=${msg(str`Skip ${name}`)} title=${hold.skip ?? whatSkippingDoes()} ?disabled=${hold.skip !== undefined} @click=${() => void this.#skip(game.turn, may)}>${icon('chevron-right')}${msg('Skip')}</button>
        <button type="button" class="plain" aria-label=${msg(str`Evict ${name}`)} title=${hold.evict ?? ''} ?disabled=${hold.evict !== undefined || out !== undefined} @click=${() => (this.asked = side)}>${icon('xmark')}${msg('Evict')}</button>
      </span>
      ${this.asked === side ? this.#renderAsk(this.#evictionText(name), msg(str`Yes, evict ${name}`), () => this.#evict(side, game.turn, may)) : nothing}
    </li>`;
  }

  #evictionText(name: string): string {
    return rulesOf(this.sitting.snapshot).evictedBecomeNeutral
      ? msg(str`${name} is out of the game for good, and their land becomes neutral.`)
      : msg(str`${name} is out of the game for good; their land stays theirs and only defends itself.`);
  }

  #renderAsk(text: string, yes: string, go: () => Promise<void>) {
    return html`<div class="ask wide" role="alertdialog" aria-label=${yes}>
      <p>${text}</p>
      <div class="row wrap">
        <button type="button" class="plain danger" @click=${() => void go()}>${yes}</button>
        <button type="button" class="plain" @click=${() => (this.asked = undefined)}>${msg('No, leave it')}</button>
      </div>
    </div>`;
  }

  #renderReset(isOn: boolean) {
    return html`<div class="entry">
      <div><strong>${msg('Set up again')}</strong><p class="quiet small">${msg('Clears the board for a new game. Seats, house rules and the map stay.')}</p></div>
      <span class="control"><button type="button" class="plain" @click=${() => (this.asked = GAME)}>${icon('redo')}${msg('Set up again')}</button></span>
      ${this.asked === GAME ? this.#renderAsk(isOn ? msg('The game that is on ends here, and nobody has won it.') : msg('The board is cleared.'), msg('Yes, set up again'), () => this.#reset()) : nothing}
    </div>`;
  }

  async #skip(turn: number, may: boolean) {
    if (may) await this.hand.act('administrators', 'skip-turn', { turn });
    else await this.sitting.act('skip-turn', { turn });
  }

  /** An opponent names the turn that is late; whoever may do it at any time names none. */
  async #evict(player: SideId, turn: number, may: boolean) {
    const isDone = may
      ? await this.hand.act('administrators', 'evict-player', { player })
      : !isRefusal(await this.sitting.act('evict-player', { player, turn }));
    if (isDone) this.asked = undefined;
  }

  async #reset() {
    if (await this.hand.act('administrators', 'reset-game', {})) this.asked = undefined;
  }
}

interface Hold {
  /** Why the player cannot be skipped, or evicted; none where they can. */
  readonly skip: string | undefined;
  readonly evict: string | undefined;
}

const whatSkippingDoes = (): string => msg('The turn passes on; recruits that are not placed are lost.');
const notTheirTurn = (): string => msg('It is not their turn.');

const notLate = (isMover: boolean): string =>
  isMover
    ? msg('The host and the administrators may do this at any time; opponents once that player’s time has run out.')
    : msg('Only the host and the administrators may do this.');

customElements.define('vx-players-menu', PlayersMenu);
