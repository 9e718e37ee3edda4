import { msg, str } from '@vexillum/ui/words';
import { baseStyles, icon, lampStyles, sideStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import '../../cards/card-picture.ts';
import { panelStyles } from '../panels/panel-styles.ts';
import { delayText, delayTone } from './delay-words.ts';
import type { PersonLine } from './person-lines.ts';

/** Who is at the table, and how to see what they see. Tells `follow` with `{from}` (none: no longer), `look-here` and `gather`. */
export class PeoplePanel extends VxElement {
  static override properties = {
    people: { attribute: false },
    following: { attribute: false },
    mayGather: { type: Boolean },
  };
  declare people: readonly PersonLine[];
  /** The connection whose view the reader's camera follows. */
  declare following: string | undefined;
  /** Players and umpires call the others; spectators do not. */
  declare mayGather: boolean;

  static override styles = [
    baseStyles,
    sideStyles,
    lampStyles,
    panelStyles,
    css`
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: 0.2em 0.6em;
        padding: 0.45em 0;
      }
      li + li {
        border-top: 1px solid var(--vx-line);
      }
      .grow {
        min-width: 0;
      }
      strong {
        display: inline-block;
        max-width: 100%;
        vertical-align: bottom;
      }
      /* Slow is said in words; the square tells it at a glance, without its colour too. */
      .slow::before {
        border-color: var(--wa-color-warning-fill-loud);
        border-radius: 1px;
        background: var(--wa-color-warning-fill-loud);
      }
      .plain[aria-pressed='true'] {
        border-color: var(--wa-color-brand-border-loud);
        background: var(--wa-color-brand-fill-normal);
      }
      .call {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em;
        margin-top: 0.6em;
      }
    `,
  ];

  override render() {
    return html`<section class="pad" aria-label=${msg('People at the table')}>
      <h2>${msg('People at the table')}</h2>
      <ul>${repeat(
        this.people,
        ({ seat }) => seat,
        (person) => this.#renderPerson(person),
      )}</ul>
      ${this.mayGather ? this.#renderCall() : nothing}
    </section>`;
  }

  #renderPerson(person: PersonLine) {
    const { side, name, title, isMine, card } = person;
    return html`<li>
      <span class="side ${side ?? ''}"></span>
      <span class="grow">
        <strong class="one-line">${name}</strong>
        ${card ? html`<vx-card-picture role="img" card=${card.key} title=${msg(str`Plays with the player card of ${card.name}`)} aria-label=${msg(str`Plays with the player card of ${card.name}`)}></vx-card-picture>` : nothing}
        <span class="quiet small">${title}${isMine ? html` · ${msg('you')}` : nothing}</span>
      </span>
      ${this.#renderLine(person)} ${this.#renderFollow(person)}
    </li>`;
  }

  #renderLine({ isOnline, delay }: PersonLine) {
    if (!isOnline) return html`<span class="lamp small quiet">${msg('away')}</span>`;
    if (delay === undefined) return html`<span class="lamp online small quiet">${msg('here')}</span>`;
    return html`<span class="lamp online ${delayTone(delay)} small quiet numbers" title=${msg('To the server and back')}>${delayText(delay)}</span>`;
  }

  #renderFollow({ followed, name }: PersonLine) {
    if (followed === undefined) return nothing;
    const isFollowed = this.following === followed;
    return html`<span></span><span></span><button
      type="button"
      class="plain small"
      aria-pressed=${String(isFollowed)}
      aria-label=${msg(str`Follow ${name}`)}
      title=${msg('Your view goes where this person looks, until you move it yourself')}
      @click=${() => this.tell('follow', isFollowed ? {} : { from: followed })}
    >${icon('follow')}${isFollowed ? msg('Following') : msg('Follow')}</button>`;
  }

  #renderCall() {
    return html`<div class="call">
      <button type="button" class="plain small" title=${msg('Shows everybody the middle of what you see')} @click=${() => this.tell('look-here')}>${icon('look-here')}${msg('Look here')}</button>
      <button type="button" class="plain small" title=${msg('Everybody sees what you see, as near and as far')} @click=${() => this.tell('gather')}>${icon('gather')}${msg('Bring everyone to my view')}</button>
    </div>`;
  }
}
customElements.define('vx-people-panel', PeoplePanel);
