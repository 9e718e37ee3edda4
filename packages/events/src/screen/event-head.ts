import { msg } from '@vexillum/ui/words';
import { clockWords } from '@vexillum/frame/play/option-words';
import type { OfferedGame } from '@vexillum/frame/api';
import { css, html, nothing } from 'lit';
import { eventIn, type EventRecord, preparationIn } from '../rules/index.ts';
import { EventPart } from './event-part.ts';
import { methodText } from './event-words.ts';
import { nextStep, type Press } from './next-step.ts';

/** Where the event is, in words, and the one thing that the reader most likely wants to do. */
class EventHead extends EventPart {
  static override properties = { ...EventPart.properties, games: { attribute: false }, isBusy: { state: true } };
  /** What the server offers, for the names of games. */
  declare games: readonly OfferedGame[];
  declare isBusy: boolean;

  static override styles = [
    ...EventPart.styles,
    css`
      :host {
        display: block;
        padding: var(--wa-space-m);
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-l);
        background: var(--wa-color-surface-raised);
      }
      .between {
        row-gap: 0.7em;
      }
      /* Long words need a line of their own beside a wide button. */
      .says {
        flex: 1 1 14rem;
        min-width: min(100%, 14rem);
        font: 600 1.25rem / 1.35 var(--vx-font-heading);
        text-wrap: balance;
      }
      .facts {
        display: flex;
        flex-wrap: wrap;
        gap: 0.2em 1em;
        margin-bottom: 0.5em;
      }
      .main {
        min-height: 2.75rem;
        padding-inline: 1.2em;
        font-size: 1.05rem;
        font-weight: 600;
      }
      .about {
        margin-top: 0.7em;
        white-space: pre-line;
        overflow-wrap: anywhere;
      }
    `,
  ];

  override render() {
    const event = eventIn(this.snapshot);
    const { says, press } = nextStep(this.snapshot, this.live.seat);
    return html`${event ? this.#renderFacts(event) : nothing}
      <div class="between">
        <p class="says grow" role="status">${says}</p>
        ${press ? html`<button type="button" class="plain strong main" ?disabled=${this.isBusy} @click=${() => void this.#press(press)}>${press.text}</button>` : nothing}
      </div>
      ${event?.about ? html`<p class="about small">${event.about}</p>` : nothing}`;
  }

  #renderFacts({ game: id, profile, method, rounds, clock, armies }: EventRecord) {
    const game = this.games.find((one) => one.id === id);
    const edition = preparationIn(this.snapshot)?.title ?? game?.profiles.find((one) => one.id === profile)?.name;
    const hasPlan = method === 'swiss' || method === 'by-hand';
    const facts = [
      [game?.name ?? id, ...(edition && edition !== game?.name ? [edition] : [])].join(' · '),
      methodText(method),
      ...(hasPlan ? [msg('{0, plural, one {# round} other {# rounds}}', rounds)] : []),
      ...(clock ? [clockWords(clock)] : []),
      ...(armies.areNeeded ? [msg('sealed armies')] : []),
    ];
    return html`<p class="facts small quiet">${facts.map((fact) => html`<span>${fact}</span>`)}</p>`;
  }

  async #press(press: Press) {
    if (press.kind === 'go') return this.tell('to-table', press.key);
    if (press.kind === 'show') return this.tell('show-tab', press.tab);
    this.isBusy = true;
    await this.actions.act(press.action, press.args);
    this.isBusy = false;
  }
}
customElements.define('vx-event-head', EventHead);
