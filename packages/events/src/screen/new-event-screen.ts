import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/callout/callout.js';
import { type ApiProblem, getGames, isApiProblem, type OfferedGame } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import type { DeskProps } from '@vexillum/frame/game-screen';
import { bringWords } from '@vexillum/frame/language';
import { NAME_LIMIT } from '@vexillum/frame/new-table/name-at-table';
import { openTable } from '@vexillum/frame/new-table/open-table';
import { tablePath } from '@vexillum/frame/router';
import { settings } from '@vexillum/frame/settings';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import type { Json } from '@vexillum/model';
import { baseStyles, VxElement } from '@vexillum/ui';
import { msg } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import { type ArgsOf, EVENT } from '../rules/index.ts';
import type { EventForm, EventWish } from './event-form.ts';
import { eventStyles } from './event-styles.ts';
import './event-form.ts';
import { formText } from './form-text.ts';

/** Sets up an event; whoever does is its organiser, and the chief umpire. */
export class NewEventScreen extends VxElement {
  static override properties = {
    go: { attribute: false },
    screens: { attribute: false },
    setupOf: { attribute: false },
    games: { state: true },
    problem: { state: true },
    isBusy: { state: true },
  };
  declare go: DeskProps['go'];
  declare screens: DeskProps['screens'];
  declare setupOf: DeskProps['setupOf'];
  declare games: readonly OfferedGame[];
  declare problem: ApiProblem | undefined;
  declare isBusy: boolean;

  static override styles = [
    baseStyles,
    pageStyles,
    eventStyles,
    css`
      .page {
        max-width: 44rem;
      }
      form {
        gap: var(--wa-space-m);
      }
      fieldset {
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0 0 0.3em;
        font-weight: 600;
      }
    `,
  ];

  constructor() {
    super();
    this.games = [];
  }

  override connectedCallback() {
    super.connectedCallback();
    void this.#loadGames();
    // Maps and house rules are said in the words of their games.
    for (const screen of this.screens) void bringWords(screen.words);
  }

  async #loadGames() {
    const games = await getGames();
    this.problem = isApiProblem(games) ? games : undefined;
    if (!isApiProblem(games)) this.games = games;
  }

  override render() {
    return html`<div class="page">
      <h1>${msg('New event')}</h1>
      <form @submit=${(event: SubmitEvent) => void this.#create(event)}>
        <div class="fields">
          <label>${msg('Name of the event')}<input name="name" required maxlength="60" autocomplete="off" /></label>
          <label>${msg('Your name, as organiser')}<input name="me" required maxlength=${NAME_LIMIT} autocomplete="nickname" .value=${settings.$name.get()} /></label>
        </div>
        <vx-event-form .games=${this.games} .setupOf=${this.setupOf}></vx-event-form>
        <fieldset>
          <legend>${msg('Who can find it')}</legend>
          <label class="box"><input type="radio" name="visibility" value="public" checked />${msg('Everybody: one address for all, and it stands under “Events”')}</label>
          <label class="box"><input type="radio" name="visibility" value="private" />${msg('Only whoever has a link of a seat')}</label>
        </fieldset>
        ${this.problem ? html`<wa-callout variant="danger" role="alert">${problemText(this.problem)}</wa-callout>` : nothing}
        <div><wa-button type="submit" variant="brand" size="l" ?loading=${this.isBusy}>${msg('Open the event')}</wa-button></div>
      </form>
    </div>`;
  }

  async #create(event: SubmitEvent) {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const [name, me] = [formText(form, 'name'), formText(form, 'me')];
    const said = this.renderRoot.querySelector<EventForm>('vx-event-form');
    const wish = said?.wish;
    if (this.isBusy || !wish || name === '' || me === '') return;
    settings.$name.set(me);
    this.isBusy = true;
    const opened = await openTable(opening(name, me, form.get('visibility') === 'public', wish, said.preparation));
    this.isBusy = false;
    this.problem = isApiProblem(opened) ? opened : undefined;
    // Where something went wrong after it was there, its desk says what is missing.
    if (!isApiProblem(opened)) this.go(tablePath(opened.kept.table, 'host'));
  }
}
customElements.define('vx-new-event-screen', NewEventScreen);

const opening = (
  name: string,
  me: string,
  isPublic: boolean,
  wish: EventWish,
  preparation: ArgsOf<'prepare-tables'>,
) => ({
  table: { game: EVENT, profile: EVENT, name, houseRules: {}, ...(isPublic ? { visibility: 'public' as const } : {}) },
  sits: { as: me, on: ['host'] },
  deeds: [
    { seat: 'host', name: 'set-event', args: wish },
    ...(preparation.first ? [{ seat: 'host', name: 'prepare-tables', args: preparation as Json }] : []),
  ],
});

export const newEventPage = ({ go, screens, setupOf }: DeskProps) =>
  html`<vx-new-event-screen .go=${go} .screens=${screens} .setupOf=${setupOf}></vx-new-event-screen>`;
