import { msg, str } from './words.ts';
import { isLongTurn } from '@vexillum/model';
import { css, html, nothing, type PropertyValues } from 'lit';
import { baseStyles } from './base-styles.ts';
import { type ClockLine, type ClockWarning, leftNow, warningOf } from './clock-state.ts';
import { awayText, deadlineText, wholeDeadlineText } from './deadline-text.ts';
import { icon } from './icon.ts';
import { getLocale } from './locale.ts';
import { sideStyles } from './side-styles.ts';
import { VxElement } from './vx-element.ts';

const TICK = 250;

const warningIcons: Readonly<Record<ClockWarning, string>> = {
  none: 'hourglass',
  soon: 'hourglass',
  last: 'warning',
  late: 'warning',
};

/** What is left of it, as it is counted: in seconds, or in days where nobody counts those. */
const leftText = ({ runs }: ClockLine, left: number): string =>
  isLongTurn(runs?.limitMs) ? awayText(left, getLocale()) : durationText(left);

const isStanding = ({ runs }: ClockLine): boolean => runs?.pausedAt !== undefined;

/** Whose time runs and what is left of it, counted down; with the times of others beside it. Says aloud only what one must know. */
export class Clock extends VxElement {
  static override properties = { lines: { attribute: false }, now: { attribute: false }, said: { state: true } };
  declare lines: readonly ClockLine[];
  /** The server's time; this page's own, if not given. */
  declare now: () => number;
  declare said: string;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** What was said last, and of which turn. */
  #warned = '';

  static override styles = [
    baseStyles,
    sideStyles,
    css`
      :host {
        display: inline-flex;
      }
      ul {
        display: flex;
        gap: 0.3rem;
      }
      li {
        display: inline-flex;
        align-items: center;
        gap: 0.35em;
        padding: 0.1em 0.5em;
        border: 1px solid var(--wa-color-neutral-border-normal);
        border-radius: var(--wa-border-radius-m);
        white-space: nowrap;
      }
      li:not(.runs) {
        border-color: transparent;
        color: var(--wa-color-text-quiet);
      }
      .runs .time {
        font-weight: 700;
      }
      .soon {
        border-color: var(--vx-brass);
        box-shadow: inset 0 0 0 1px var(--vx-brass);
      }
      .last,
      .late {
        border-color: var(--wa-color-danger-border-loud);
        background: var(--wa-color-danger-fill-quiet);
        color: var(--wa-color-danger-on-quiet);
        box-shadow: inset 0 0 0 1px var(--wa-color-danger-border-loud);
      }
      .paused {
        border-style: dashed;
      }
      /* Where there is no room, a dashed frame says that it stands still, and a red one that it is late. */
      @media (max-width: 34rem) {
        :host([tight]) li:not(.runs),
        :is(.none, .soon):not(.paused) > .icon {
          display: none;
        }
        .date,
        :host([tight]) .word {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.lines = [];
    this.now = () => Date.now();
    this.said = '';
  }

  override connectedCallback() {
    super.connectedCallback();
    // Drawn again when a second has gone, not sixty times in it.
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  /** Of those who only hear the page nobody sees that it stands. */
  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('lines')) return;
    const stood = (changed.get('lines') ?? []).find(isStanding);
    const stands = this.lines.find(isStanding);
    const runs = this.lines.find((line) => line.runs && !isStanding(line));
    if (stands && !stood) this.said = msg(str`${stands.name}: the clock stands still`);
    else if (stood && runs) this.said = msg(str`${runs.name}: the clock goes on`);
  }

  #shown = '';

  #tick() {
    const now = this.now();
    const shown = this.lines.map((line) => leftText(line, leftNow(line, now) ?? 0) + warningOf(line, now)).join();
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#warn(now);
    this.requestUpdate();
  }

  /** Three times a turn at most: when a quarter is left, at ten seconds, and when it is over. */
  #warn(now: number) {
    const line = this.lines.find(({ runs }) => runs !== undefined && runs.pausedAt === undefined);
    if (!line) return;
    const warning = warningOf(line, now);
    const key = `${line.key} ${line.runs?.limitMs ?? ''} ${warning}`;
    if (warning === 'none') this.#warned = '';
    if (warning === 'none' || key === this.#warned) return;
    this.#warned = key;
    const left = leftText(line, leftNow(line, now) ?? 0);
    if (warning === 'late') this.said = msg(str`${line.name}: the time is up`);
    else if (isLongTurn(line.runs?.limitMs)) this.said = msg(str`${line.name}: the time is up ${left}`);
    else this.said = msg(str`${line.name}: ${left} left`);
  }

  override render() {
    const now = this.now();
    return html`<ul aria-label=${msg('Clock')}>
        ${this.lines.map((line) => this.#renderLine(line, now))}
      </ul>
      <div class="for-readers" role="status" aria-live="polite">${this.said}</div>`;
  }

  #renderLine(line: ClockLine, now: number) {
    const { name, side, runs } = line;
    const warning = warningOf(line, now);
    const isPaused = runs?.pausedAt !== undefined;
    return html`<li class="small ${runs ? `runs ${warning} ${isPaused ? 'paused' : ''}` : ''}" title=${this.#titleOf(line, warning)}>
      ${runs ? icon(isPaused ? 'clock' : warningIcons[warning]) : nothing}
      ${side ? html`<span class="side ${side}"></span>` : nothing}
      <span class="for-readers">${name}</span>
      ${this.#renderTime(line, now)}
      ${isPaused ? html`<span class="word">${msg('paused')}</span>` : warning === 'late' ? html`<span class="word">${msg('late')}</span>` : nothing}
    </li>`;
  }

  #renderTime(line: ClockLine, now: number) {
    const left = leftNow(line, now);
    if (left === undefined) return html`<span class="time">${msg('no limit')}</span>`;
    const { until, limitMs, pausedAt } = line.runs ?? {};
    if (until !== undefined && isLongTurn(limitMs))
      return html`${pausedAt === undefined ? html`<time class="date numbers" datetime=${new Date(until).toISOString()}>${deadlineText(until, getLocale())}</time>` : nothing}
        <span class="time" role="timer" aria-live="off">${awayText(left, getLocale())}</span>`;
    return html`<span class="time numbers" role=${line.runs ? 'timer' : nothing} aria-live="off">${durationText(left)}</span>`;
  }

  #titleOf({ name, runs }: ClockLine, warning: ClockWarning): string {
    if (runs?.until !== undefined && runs.pausedAt === undefined && isLongTurn(runs.limitMs))
      return msg(str`${name}: until ${wholeDeadlineText(runs.until, getLocale())}`);
    if (!runs) return msg(str`${name}: time that is left for all turns`);
    if (runs.pausedAt !== undefined) return msg(str`${name}: the clock stands still`);
    return warning === 'late' ? msg(str`${name}: the time is up`) : msg(str`${name}: time that is left`);
  }
}
customElements.define('vx-clock', Clock);

const two = (number: number): string => String(number).padStart(2, '0');

/** "4:05", "1:02:09", "−0:12": whole seconds, as a clock counts them down. The last second is still 0:01. */
export const durationText = (milliseconds: number): string => {
  const seconds = Math.abs(Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return milliseconds <= -1000 ? `−${text}` : text;
};
