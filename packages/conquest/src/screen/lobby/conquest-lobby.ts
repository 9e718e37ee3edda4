import '@awesome.me/webawesome/dist/components/button/button.js';
import { msg, str, translated } from '@vexillum/ui/words';
import { type ConquestRule, type MapPack, packOf, setupOf, shownRules, type Snapshot } from '../../rules/index.ts';
import { type RuleValue, tableOf } from '@vexillum/model';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { invitesOf, type KeptInvites } from '@vexillum/frame/memory/my-invites';
import { myTable } from '@vexillum/frame/memory/my-tables';
import type { Router } from '@vexillum/frame/router';
import { seatTitle } from '@vexillum/frame/seat-title';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { HostHand } from '../host-hand.ts';
import '../maps/map-preview.ts';
import { conquestLobbyStyles } from './conquest-lobby-styles.ts';
import { botsWith, type LobbyRow, lobbyRows, seatsShown, teamsWith } from './lobby-rows.ts';
import type { MachineWish, TeamWish } from './lobby-seats.ts';
import './lobby-seats.ts';
import { mapArgs } from './map-choice.ts';
import './map-chooser.ts';
import { nextStep, whyNotStart } from './next-step.ts';
import './play-seat.ts';
import { ruleValueText } from '../rule-words.ts';

/** Before START: who sits where, the map, the machines. Tells `menu` and `help`. */
export class ConquestLobby extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    table: { attribute: false },
    go: { attribute: false },
    isBusy: { state: true },
    isChoosing: { state: true },
  };
  declare sitting: ConquestSitting;
  declare table: string;
  declare go: Router['go'];
  declare isBusy: boolean;
  /** The maps to choose from are shown. */
  declare isChoosing: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #online = new StoreController<ReadonlySet<string>>(this);

  static override styles = [baseStyles, buttonStyles, conquestLobbyStyles];

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('sitting')) return;
    this.#snapshot.watch(this.sitting.live.$snapshot);
    this.#online.watch(this.sitting.live.$online);
  }

  get #hand(): HostHand {
    return new HostHand(this.sitting, this.table);
  }

  override render() {
    const { snapshot } = this.sitting;
    const kept = invitesOf(this.table);
    const rows = lobbyRows({
      snapshot,
      online: this.#online.value ?? new Set(),
      mine: this.sitting.live.seat.id,
      invites: kept?.invites ?? [],
    });
    const mayManage = this.#hand.may('administrators');
    return html`<section class="lobby" aria-label=${msg('Before the start')}>
      <header>
        <h2>${tableOf(snapshot)?.name ?? 'Conquest'}</h2>
        ${setupOf(snapshot).branding ? html`<p class="small">${setupOf(snapshot).branding}</p>` : nothing}
        <p class="quiet" role="status">${nextStep({ snapshot, rows, mayManage })}</p>
      </header>
      <div class="columns">
        <div>
          ${this.sitting.isPlayer ? nothing : html`<vx-play-seat .sitting=${this.sitting} .table=${this.table} .go=${this.go}></vx-play-seat>`}
          <section aria-label=${msg('Players')}>
            <h3>${msg('Players')}</h3>
            <vx-lobby-seats
              .rows=${rows}
              .shown=${seatsShown(rows, snapshot, kept?.players)}
              .mayManage=${mayManage}
              .teams=${this.sitting.rules.teams}
              .tableName=${tableOf(snapshot)?.name ?? ''}
              @choose-team=${(event: CustomEvent<TeamWish>) => void this.#chooseTeam(rows, event.detail)}
              @seat-machine=${(event: CustomEvent<MachineWish>) => void this.#seatMachine(rows, event.detail)}
            ></vx-lobby-seats>
          </section>
          ${this.#renderHost(snapshot, kept)}
        </div>
        <div>${this.#renderMap(snapshot)} ${this.#renderOptions(snapshot)}</div>
      </div>
      ${this.#renderStart(snapshot, rows, mayManage)}
    </section>`;
  }

  #renderHost(snapshot: Snapshot, kept: KeptInvites | undefined) {
    const host = snapshot.public.seat.get('host')?.name;
    const isMe = myTable(this.table)?.seats.some(({ kind }) => kind === 'host') === true;
    const others = host === undefined ? msg('Nobody sits as the host.') : msg(str`Host: ${host}`);
    const text = isMe ? msg('You are the host: the map and all options are yours to decide.') : others;
    const spectators = kept?.invites.find(({ kind }) => kind === 'spectator');
    return html`<div class="small quiet">
      <p>${text}</p>
      ${spectators ? html`<p>${msg('For those who only want to watch:')}</p><vx-copy-field label=${msg(str`Link for ${seatTitle(spectators)}`)} value=${spectators.url}></vx-copy-field>` : nothing}
    </div>`;
  }

  #renderMap(snapshot: Snapshot) {
    const pack = packOf(snapshot);
    const mayChoose = this.#hand.may('host');
    return html`<section class="map" aria-label=${msg('Map')}>
      <h3>${msg('Map')}</h3>
      ${
        this.isChoosing
          ? html`<vx-map-chooser .chosen=${pack.id} @choose-map-pack=${(event: CustomEvent<MapPack>) => void this.#chooseMap(event.detail)}></vx-map-chooser>`
          : html`<vx-map-preview .pack=${pack} plain></vx-map-preview>`
      }
      <p><strong>${pack.name}</strong> <span class="small quiet">${msg(str`${pack.territories.length} territories, ${pack.regions.length} regions`)}</span></p>
      ${
        mayChoose
          ? html`<div><button type="button" class="plain" aria-expanded=${this.isChoosing === true} @click=${() => (this.isChoosing = !this.isChoosing)}>${icon('map')}${this.isChoosing ? msg('Keep this map') : msg('Change the map')}</button></div>`
          : html`<p class="small quiet">${msg('The host chooses the map.')}</p>`
      }
    </section>`;
  }

  #renderOptions(snapshot: Snapshot) {
    const lines = optionLines(snapshot);
    return html`<section aria-label=${msg('Options')}>
      <h3>${msg('Options')}</h3>
      ${
        lines.length === 0
          ? html`<p class="small quiet">${msg('Everything is played as usual.')}</p>`
          : html`<ul class="options">${lines.map(({ key, text, hint }) => html`<li data-rule=${key} title=${hint}>${text}</li>`)}</ul>`
      }
      <div class="row wrap">
        <button type="button" class="plain" @click=${() => this.tell('menu')}>${icon('settings')}${msg('All options')}</button>
        <button type="button" class="plain" @click=${() => this.tell('help')}>${icon('help')}${msg('How to play')}</button>
        <button type="button" class="plain" @click=${() => this.tell('learn')}>${icon('book')}${msg('Learn it in three minutes')}</button>
      </div>
    </section>`;
  }

  #renderStart(snapshot: Snapshot, rows: readonly LobbyRow[], mayManage: boolean) {
    const why = whyNotStart(snapshot) ?? this.#whyNotI(rows, mayManage);
    return html`<footer>
      <p id="why">${why ?? nothing}</p>
      <wa-button variant="brand" size="l" title=${why ?? nothing} aria-describedby="why" ?disabled=${why !== undefined} ?loading=${this.isBusy} @click=${() => void this.#start()}>${msg('START')}</wa-button>
    </footer>`;
  }

  #whyNotI(rows: readonly LobbyRow[], mayManage: boolean): string | undefined {
    return mayManage || rows.some(({ isMine }) => isMine) ? undefined : msg('Only players may start the game.');
  }

  async #seatMachine(rows: readonly LobbyRow[], { side, level }: MachineWish) {
    const { seats, levels } = botsWith(rows, side, level);
    await this.#hand.act('administrators', 'seat-bots', { seats: [...seats], levels });
  }

  async #chooseTeam(rows: readonly LobbyRow[], { side, team }: TeamWish) {
    await this.#hand.act('administrators', 'choose-teams', { teams: teamsWith(rows, side, team) });
  }

  async #chooseMap(pack: MapPack) {
    if (await this.#hand.act('host', 'choose-map', mapArgs(pack))) this.isChoosing = false;
  }

  async #start() {
    this.isBusy = true;
    if (this.sitting.isPlayer) await this.sitting.act('start-game', {});
    else await this.#hand.act('administrators', 'start-game', {});
    this.isBusy = false;
  }
}
customElements.define('vx-conquest-lobby', ConquestLobby);

interface OptionLine {
  readonly key: string;
  readonly text: string;
  readonly hint: string;
}

const lineOf = ({ key, title, description, default: usual }: ConquestRule, value: RuleValue) => ({
  key,
  text: value === true && usual === false ? translated(title) : `${translated(title)}: ${ruleValueText(key, value)}`,
  hint: translated(description),
});

/** What is played otherwise than usual at this table. */
export const optionLines = (snapshot: Snapshot): readonly OptionLine[] => {
  const values = tableOf(snapshot)?.houseRules ?? {};
  return shownRules(values).flatMap((rule) => {
    const value = values[rule.key] ?? rule.default;
    return value === rule.default ? [] : [lineOf(rule, value)];
  });
};
