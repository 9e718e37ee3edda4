import { choiceOf, RULING_LIMIT, type Verdict, verdicts, type Words } from '@vexillum/model';
import { timeOfDay } from '@vexillum/ui';
import { msg, wordsText } from '@vexillum/ui/words';
import { css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import {
  type Call,
  callsOf,
  isOfficial,
  isWaiting,
  lastRound,
  mayAnswerCall,
  mayCall,
  mayKeepPrecedent,
  mayTakeCall,
  mayWithdrawCall,
  pairingOf,
  pairingsOf,
  type Precedent,
  precedentsFor,
} from '../rules/index.ts';
import { EventPart } from './event-part.ts';
import { nameOf } from './event-words.ts';
import { formText } from './form-text.ts';

const TEXT_LIMIT = 500;

type Numbered = Call & { readonly nth: number };

const verdictText = (verdict: Verdict | undefined): string => {
  switch (verdict) {
    case 'allowed':
      return msg('It is allowed');
    case 'not-allowed':
      return msg('It is not allowed');
    case 'noted':
      return msg('It is noted');
    case undefined:
      return '';
    default:
      return verdict satisfies never;
  }
};

/** What was asked: in the caller's words, or the flag that they asked about at their table. */
const askedText = (text: string, says: Words | undefined): string => text || (says ? wordsText(says) : '');

const answerText = (verdict: Verdict | undefined, text: string): string =>
  [verdictText(verdict), text].filter((part) => part !== '').join(': ');

/** Calls for an umpire: the queue for those who answer, one's own for those who call, and what was held to before. */
class CallsList extends EventPart {
  static override properties = { ...EventPart.properties, answering: { state: true }, isCalling: { state: true } };
  /** The number of the call that is being answered. */
  declare answering: number | undefined;
  declare isCalling: boolean;

  static override styles = [
    ...EventPart.styles,
    css`
      .precedents {
        display: grid;
        gap: 0.6em;
        margin-block: 0.3em;
        padding-inline-start: 0.9em;
        border-inline-start: 2px solid var(--vx-line);
      }
    `,
  ];

  override render() {
    const { seat } = this.live;
    const isDesk = isOfficial(seat);
    const calls = callsOf(this.snapshot).filter((call) => (isDesk ? true : call.by === seat.side));
    const waiting = calls.filter(isWaiting);
    const settled = calls.filter((call) => call.answer !== undefined).toReversed();
    const precedents = [...this.snapshot.public.precedent.values()];
    const mayCallNow = choiceOf(mayCall, this.snapshot, seat).ok;
    if (!isDesk && !mayCallNow && calls.length + precedents.length === 0) return nothing;
    return html`<section aria-labelledby="calls">
      <h2 id="calls">${isDesk ? msg('Calls') : msg('The umpire')}</h2>
      ${mayCallNow ? this.#renderCalling() : nothing}
      ${isDesk && waiting.length === 0 ? html`<p class="empty">${msg('Nobody calls.')}</p>` : nothing}
      <ul class="cards" aria-live="polite">
        ${repeat(
          [...waiting, ...settled.slice(0, isDesk ? 6 : 3)],
          ({ nth }) => nth,
          (call) => this.#renderCall(call),
        )}
      </ul>
      ${precedents.length === 0 ? nothing : this.#renderPrecedents(precedents)}
    </section>`;
  }

  #renderCalling() {
    if (!this.isCalling)
      return html`<div><button type="button" class="plain" @click=${() => (this.isCalling = true)}>${msg('Call an umpire')}</button></div>`;
    return html`<form @submit=${(event: SubmitEvent) => void this.#call(event)}>
      <label>${msg('What is it about?')}<textarea name="text" rows="2" required maxlength=${TEXT_LIMIT}></textarea></label>
      <div class="row wrap">
        <button type="submit" class="plain strong">${msg('Call an umpire')}</button>
        <button type="button" class="plain" @click=${() => (this.isCalling = false)}>${msg('Cancel')}</button>
      </div>
    </form>`;
  }

  async #call(event: SubmitEvent) {
    event.preventDefault();
    const text = formText(new FormData(event.target as HTMLFormElement), 'text');
    const { side = '' } = this.live.seat;
    const own = pairingsOf(this.snapshot, lastRound(this.snapshot)).find(({ sides }) => sides.includes(side));
    if (text !== '' && (await this.act('call-umpire', { text, ...(own ? { pairing: own.id } : {}) })))
      this.isCalling = false;
  }

  #renderCall(call: Numbered) {
    const { nth, by, at, pairing: id, text, flag, answer, takenBy } = call;
    const pairing = id === undefined ? undefined : pairingOf(this.snapshot, id);
    const facts = [
      nameOf(this.snapshot, by),
      pairing ? msg('round {0}, board {1}', pairing.round, pairing.board) : '',
      timeOfDay(at),
    ];
    return html`<li class="card">
      <div class="between">
        <p class="small quiet">${facts.filter((fact) => fact !== '').join(' · ')}</p>
        <span class="chip ${isWaiting(call) ? 'asks' : ''}">${this.#stateText(call)}</span>
      </div>
      <p>${askedText(text, flag?.says)}</p>
      ${answer ? html`<p><strong>${answerText(answer.verdict, answer.text)}</strong></p>` : nothing}
      ${isWaiting(call) && flag ? this.#renderEarlier(nth, flag.rule) : nothing}
      ${takenBy !== undefined && !answer ? html`<p class="small quiet">${msg('{0} sees to it.', nameOf(this.snapshot, takenBy))}</p>` : nothing}
      ${this.#renderDoors(nth, pairing?.table === undefined || id === undefined ? undefined : `${id}.${pairing.nth}`, flag !== undefined)}
      ${this.answering === nth ? this.#renderAnswering(nth, flag !== undefined) : nothing}
    </li>`;
  }

  #stateText({ state }: Call): string {
    switch (state) {
      case 'open':
        return msg('waits');
      case 'taken':
        return msg('an umpire comes');
      case 'answered':
        return msg('answered');
      case 'withdrawn':
        return msg('taken back');
      default:
        return state satisfies never;
    }
  }

  /** What was said to the same flag before; who rules may say it again with one press. */
  #renderEarlier(call: number, rule: string) {
    const [last] = precedentsFor(this.snapshot, rule);
    if (!last) return nothing;
    const { verdict, answer } = last;
    const mayRepeat =
      verdict !== undefined &&
      choiceOf(mayAnswerCall, this.snapshot, this.live.seat).whyNot({ call, text: answer, verdict }) === undefined;
    const repeat = () => void this.act('answer-call', { call, text: answer, ...(verdict ? { verdict } : {}) });
    return html`<div class="between earlier">
      <p class="small">${msg('At this event it was said before: {0}', answerText(verdict, answer))}</p>
      ${mayRepeat ? html`<button type="button" class="plain" @click=${repeat}>${msg('Rule the same again')}</button>` : nothing}
    </div>`;
  }

  #renderDoors(call: number, key: string | undefined, isFlag: boolean) {
    const { seat } = this.live;
    const may = (question: typeof mayTakeCall | typeof mayAnswerCall) =>
      choiceOf(question, this.snapshot, seat).whyNot({ call }) === undefined;
    const press = (text: string, run: () => void, isStrong = false) =>
      html`<button type="button" class="plain ${isStrong ? 'strong' : ''}" @click=${run}>${text}</button>`;
    // Whatever comes or goes by others' doing stands behind the answer: no button moves from under a hand.
    const doors = [
      may(mayAnswerCall)
        ? press(
            isFlag ? msg('Rule on it') : msg('Answer'),
            () => (this.answering = this.answering === call ? undefined : call),
          )
        : nothing,
      may(mayTakeCall) ? press(msg('See to it'), () => void this.act('take-call', { call })) : nothing,
      may(mayKeepPrecedent)
        ? press(msg('Keep as a precedent'), () => void this.act('keep-precedent', { call }))
        : nothing,
      may(mayWithdrawCall) ? press(msg('Take the call back'), () => void this.act('withdraw-call', { call })) : nothing,
      may(mayAnswerCall) && key !== undefined
        ? press(msg('Go to the table'), () => this.tell('to-table', key), true)
        : nothing,
    ];
    return doors.every((door) => door === nothing) ? nothing : html`<div class="row wrap">${doors}</div>`;
  }

  /** A flag that was asked about is ruled at its table, too. */
  #renderAnswering(call: number, isFlag: boolean) {
    const answer = async (event: SubmitEvent) => {
      event.preventDefault();
      const said = new FormData(event.target as HTMLFormElement);
      const [text, verdict, scope] = [formText(said, 'text'), formText(said, 'verdict'), formText(said, 'scope')];
      const ruling = isFlag ? { verdict, scope } : {};
      if (text !== '' && (await this.act('answer-call', { call, text, ...ruling }))) this.answering = undefined;
    };
    return html`<form @submit=${(event: SubmitEvent) => void answer(event)}>
      ${isFlag ? this.#renderVerdicts() : nothing}
      <label>${isFlag ? msg('In your words, for everybody to read') : msg('Your answer, for everybody to read')}<textarea name="text" rows="2" required maxlength=${isFlag ? RULING_LIMIT : TEXT_LIMIT}></textarea></label>
      ${isFlag ? html`<p class="small quiet">${msg('The ruling stands at their table at once, as if you had given it there.')}</p>` : nothing}
      <div><button type="submit" class="plain strong">${isFlag ? msg('Rule') : msg('Answer')}</button></div>
    </form>`;
  }

  #renderVerdicts() {
    return html`<div class="fields">
      <label>${msg('Ruling')}
        <select name="verdict">${verdicts.map((verdict) => html`<option value=${verdict}>${verdictText(verdict)}</option>`)}</select>
      </label>
      <label>${msg('It holds')}
        <select name="scope"><option value="game">${msg('for the whole game')}</option><option value="move">${msg('for this move')}</option></select>
      </label>
    </div>`;
  }

  #renderPrecedents(precedents: readonly Precedent[]) {
    return html`<details>
      <summary>${msg('{0, plural, one {One precedent of this event} other {# precedents of this event}}', precedents.length)}</summary>
      <ul class="precedents">
        ${precedents.map(
          ({ question, says, answer, verdict }) =>
            html`<li><p>${askedText(question, says)}</p><p><strong>${answerText(verdict, answer)}</strong></p></li>`,
        )}
      </ul>
    </details>`;
  }
}
customElements.define('vx-event-calls', CallsList);
