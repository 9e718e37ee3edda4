import { msg, str } from '@vexillum/ui/words';
import { timeOfDay } from '@vexillum/ui';
import type { ListedSeek } from '@vexillum/protocol';
import { html, nothing, type TemplateResult } from 'lit';
import type { OfferedGame } from '../api.ts';
import { appointmentOf, saveAppointment } from './calendar-file.ts';
import { seekFacts } from './seek-words.ts';

const factsOf = (seek: ListedSeek): TemplateResult => html`<ul class="facts">
    ${seekFacts(seek, new Date()).map((fact) => html`<li>${fact}</li>`)}
  </ul>
  ${seek.note === undefined ? nothing : html`<p class="note">${seek.note}</p>`}`;

const nameOf = (seek: ListedSeek, games: readonly OfferedGame[]): string =>
  games.find(({ id }) => id === seek.game)?.name ?? seek.game;

/** For a calendar, where a time is agreed on. */
const calendarButton = (seek: ListedSeek, games: readonly OfferedGame[]) => {
  const appointment = appointmentOf(seek, `${nameOf(seek, games)} · ${seek.name}`, location.origin);
  return appointment
    ? html`<button type="button" class="plain" aria-label=${msg(str`Save for my calendar: ${seek.name}`)} @click=${() => saveAppointment(appointment)}>${msg('Save for my calendar')}</button>`
    : nothing;
};

export interface SeekRow {
  readonly seek: ListedSeek;
  readonly games: readonly OfferedGame[];
  /** Somebody presses it, or presses another. */
  readonly state: 'free' | 'answering' | 'waiting';
  readonly answer: () => void;
}

/** Somebody who looks for others, and the button that answers. */
export const seekRow = ({ seek, games, state, answer }: SeekRow): TemplateResult => html`<li class="card">
  <h3>${seek.name}: ${nameOf(seek, games)}</h3>
  <p class="small quiet">${msg(str`looking since ${timeOfDay(seek.since)}`)}</p>
  ${factsOf(seek)}
  <div class="row wrap"><button type="button" class="plain strong" ?disabled=${state !== 'free'} @click=${answer}>${state === 'answering' ? msg('Loading …') : msg(str`Play with ${seek.name}`)}</button>${calendarButton(seek, games)}</div>
</li>`;

export interface OwnSeekCard {
  readonly seek: ListedSeek;
  readonly games: readonly OfferedGame[];
  readonly isBusy: boolean;
  readonly withdraw: () => void;
  /** Asks the browser for notices; left out where it has decided already. */
  readonly askForNotices: (() => void) | undefined;
}

/** What this browser looks for. */
export const ownSeekCard = ({ seek, games, isBusy, withdraw, askForNotices }: OwnSeekCard): TemplateResult =>
  html`<section class="card own" aria-labelledby="own">
    <h2 id="own">${msg(str`You are looking for players: ${nameOf(seek, games)}`)}</h2>
    ${factsOf(seek)}
    <p class="small">${seek.whileAway ? msg('Whoever answers sits at a new table with you at once, also while you are away: look in here again. On whatever page of this site you go on to you are called.') : msg('Whoever answers sits at a new table with you at once. On whatever page of this site you go on to you are called; 15 minutes after you have left it your search ends.')}</p>
    <div class="row wrap">
      <button type="button" class="plain" ?disabled=${isBusy} @click=${withdraw}>${msg('Stop looking')}</button>
      ${calendarButton(seek, games)}
      ${askForNotices ? html`<button type="button" class="plain" @click=${askForNotices}>${msg('Call me by a notice, too')}</button>` : nothing}
    </div>
  </section>`;
