import '@awesome.me/webawesome/dist/components/callout/callout.js';
import '@awesome.me/webawesome/dist/components/spinner/spinner.js';
import { msg, str, wordsText } from '@vexillum/ui/words';
import type { MatchFile, MatchView } from '@vexillum/ledger';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { type ApiProblem, isApiProblem, noAnswer, problemOf, readTable } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import type { ReplayView } from '@vexillum/frame/game-screen';
import { screenOf } from '../all-screens.ts';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import type { Verdict } from '@vexillum/frame/verify/check-match';
import { faultKindText, placeText } from '../verify/fault-text.ts';
import '../verify/match-drop.ts';
import { mayBeWatched, tableNameOf } from '../verify/verdict-card.ts';
import { verdictSign } from '../verify/verdict-sign.ts';
import { Verifier, type VerifierMessage } from '../verify/verifier.ts';
import type { CheckedMatch } from '../verify/verify-screen.ts';
import { Timeline } from '@vexillum/frame/replay/timeline';

/** Shows a match again: one that was handed over, one out of a file, or that of a table where this browser has a seat. */
export class ReplayScreen extends VxElement {
  static override properties = {
    handed: { attribute: false },
    table: { attribute: false },
    seat: { attribute: false },
    match: { state: true },
    verdict: { state: true },
    problem: { state: true },
    isWaiting: { state: true },
  };
  declare handed: CheckedMatch | undefined;
  declare table: string | undefined;
  declare seat: string | undefined;
  declare match: MatchFile | undefined;
  declare verdict: Verdict | undefined;
  declare problem: string | undefined;
  declare isWaiting: boolean;
  #timeline: Timeline | undefined;
  #replay: ReplayView['replay'] | undefined;
  #verifier: Verifier | undefined;
  /** Counts openings, so that one which was overtaken by another is given up. */
  #opening = 0;

  static override styles = [
    baseStyles,
    buttonStyles,
    pageStyles,
    css`
      :host {
        height: 100%;
      }
      .waiting {
        display: grid;
        place-content: center;
        justify-items: center;
        gap: var(--wa-space-m);
        min-height: 60dvh;
      }
      .checked {
        display: inline-flex;
        gap: 0.35em;
        align-items: center;
        font-size: var(--vx-text-small);
      }
      .bad {
        color: var(--wa-color-danger-on-quiet);
        font-weight: 600;
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    this.#verifier = new Verifier();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#opening++;
    this.#verifier?.close();
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('handed') && this.handed) void this.#show(this.handed.match, this.handed.verdict);
    else if ((changed.has('table') || changed.has('seat')) && this.table) void this.#fetch(this.table, this.seat ?? '');
  }

  async #fetch(table: string, seat: string) {
    const opening = this.#begin();
    const file = await fetchMatch(table, seat);
    if (opening !== this.#opening) return;
    if (isApiProblem(file)) this.#fail(problemText(file));
    else this.#open(file);
  }

  #begin(): number {
    this.problem = undefined;
    this.match = undefined;
    this.verdict = undefined;
    this.isWaiting = true;
    return ++this.#opening;
  }

  #fail(problem: string) {
    this.isWaiting = false;
    this.match = undefined;
    this.problem = problem;
  }

  #open(file: File) {
    this.#begin();
    this.#verifier?.check(file, (message) => this.#hear(message));
  }

  #hear(message: VerifierMessage) {
    if (message.kind === 'read') void this.#show(message.match);
    else if (message.kind === 'verdict') this.#judge(message.verdict);
    else if (message.kind === 'unreadable') {
      console.error(message.why);
      this.#fail(msg('This browser could not read the file. Choose it again.'));
    }
  }

  /** One may look at once; what does not hang together is taken off the screen again. */
  #judge(verdict: Verdict) {
    const [fault] = verdict.faults;
    if (fault && !mayBeWatched(verdict))
      this.#fail(`${placeText(fault)}: ${faultKindText(fault.kind)} (${wordsText(fault.says)})`);
    else this.verdict = verdict;
  }

  async #show(match: MatchFile, verdict?: Verdict) {
    const opening = this.#begin();
    this.verdict = verdict;
    try {
      const view = await screenOf(match.game)?.loadReplay();
      if (opening !== this.#opening) return;
      if (!view) return this.#fail(msg('This page does not know that game. Reload it.'));
      this.#replay = view.replay;
      this.#timeline = new Timeline(match, view.records);
      this.match = match;
      this.isWaiting = false;
      document.title = `${tableNameOf(match)} · ${msg('Replay')} · Vexillum`;
    } catch (error) {
      console.error(error);
      this.#fail(msg('This match cannot be shown.'));
    }
  }

  override render() {
    const { match } = this;
    if (match && this.#timeline && this.#replay)
      return this.#replay({
        timeline: this.#timeline,
        name: tableNameOf(match),
        start: match.side,
        verdict: this.#renderVerdict(),
      });
    if (this.isWaiting)
      return html`<div class="waiting" role="status"><wa-spinner></wa-spinner><p>${msg('Loading …')}</p></div>`;
    return html`<div class="page stack" @file=${(event: CustomEvent<File>) => this.#open(event.detail)}>
      <div>
        <h1>${msg('Watch a match')}</h1>
        <p class="quiet">${msg('Open a match file and see the whole game again, as one of the sides knew it or as somebody who only watched.')}</p>
      </div>
      ${this.problem ? html`<wa-callout variant="danger" role="alert"><wa-icon slot="icon" name="warning"></wa-icon>${this.problem}</wa-callout>` : nothing}
      <vx-match-drop></vx-match-drop>
      <p><a href="/verify">${msg('Check a match')}</a></p>
    </div>`;
  }

  #renderVerdict() {
    const { verdict } = this;
    if (!verdict)
      return html`<span class="checked quiet" role="status">${icon('hourglass')}${msg('Being checked …')}</span>`;
    const [fault] = verdict.faults;
    if (!fault) return html`<span class="checked">${verdictSign('good')}${msg('Checked: nothing was changed')}</span>`;
    return html`<span class="checked bad" title=${wordsText(fault.says)}>${verdictSign('bad')}${msg(str`Not to be believed. ${placeText(fault)}: ${faultKindText(fault.kind)}`)}</span>`;
  }
}
customElements.define('vx-replay-screen', ReplayScreen);

/** A table's match as a file: as much of it as this seat may have now. */
export const fetchMatch = async (table: string, seat: string): Promise<File | ApiProblem> => {
  const facts = await readTable(table, seat);
  if (isApiProblem(facts)) return facts;
  const { ended, seats = [], name } = facts as TableNow;
  const side = seats.find((one) => one.seat === seat)?.side;
  const view = ended ? 'full' : side === undefined ? 'public' : 'side';
  try {
    const response = await fetch(exportPath(table, view), { credentials: 'same-origin', headers: { 'X-Seat': seat } });
    if (!response.ok) return await problemOf(response);
    return new File([await response.blob()], name || table);
  } catch (error) {
    return noAnswer(error);
  }
};

/** What `GET /api/tables/:table` tells beside what other screens read of it. */
interface TableNow {
  readonly name?: string;
  readonly ended?: boolean;
  readonly seats?: readonly { readonly seat: string; readonly side?: string }[];
}

/** Where a table's match file is; the header `X-Seat` names the seat that asks. */
const exportPath = (table: string, view: MatchView): string =>
  `/api/tables/${encodeURIComponent(table)}/export?view=${view}`;
