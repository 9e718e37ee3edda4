import { msg, str, wordsText } from '@vexillum/ui/words';
import type { MatchFault, MatchFile, Signer } from '@vexillum/ledger';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { html, nothing, type TemplateResult } from 'lit';
import { readable } from '@vexillum/frame/people-names';
import { pageStyles } from '@vexillum/frame/styles/page-styles';
import type { Verdict } from '@vexillum/frame/verify/check-match';
import { faultKindText, placeText } from './fault-text.ts';
import { verdictSign } from './verdict-sign.ts';
import { verifyStyles } from './verify-styles.ts';

/** More faults than these help nobody. */
const SHOWN = 20;

/** What was found out about a match file, in plain words. Tells `watch` where one may look at the game. */
export class VerdictCard extends VxElement {
  static override properties = {
    name: { attribute: false },
    verdict: { attribute: false },
    match: { attribute: false },
  };
  declare name: string;
  declare verdict: Verdict;
  declare match: MatchFile | undefined;

  static override styles = [baseStyles, buttonStyles, pageStyles, verifyStyles];

  override render() {
    const { verdict, match } = this;
    return html`<section class="stack" aria-labelledby="file">
      <h2 id="file">${this.name}</h2>
      ${verdict.ok ? this.#renderGood() : this.#renderBad(verdict.faults)}
      ${match ? this.#renderFacts(match) : nothing}
      ${this.#renderRemarks()}
      ${
        match && mayBeWatched(verdict)
          ? html`<div><button type="button" class="plain strong" @click=${() => this.tell('watch')}>${icon('eye')}${msg('Look at the game')}</button></div>`
          : nothing
      }
    </section>`;
  }

  #renderGood() {
    const { unopened } = this.verdict.seals;
    return html`<div class="verdict good">
      ${verdictSign('good')}
      <div>
        <h3>${msg('Nothing in this file was changed')}</h3>
        <p>${this.verdict.rules?.isKnown === false ? msg('Every entry follows from the one before it, whatever was opened is what had been sealed, and the dice fell as they had to. Whether every action did what it does was not checked.') : msg('Every entry follows from the one before it, whatever was opened is what had been sealed, the dice fell as they had to, and every action did what it does.')}</p>
        ${unopened.length > 0 ? html`<p>${msg('{0, plural, one {# secret is still sealed. It can be checked when it is opened.} other {# secrets are still sealed. They can be checked when they are opened.}}', unopened.length)}</p>` : nothing}
      </div>
    </div>`;
  }

  #renderBad([first, ...more]: readonly MatchFault[]) {
    if (!first) return nothing;
    return html`<div class="verdict bad">
      ${verdictSign('bad')}
      <div>
        <h3>${msg('This file is not to be believed')}</h3>
        <p><strong>${placeText(first)}:</strong> ${faultKindText(first.kind)}</p>
        <p class="small">${wordsText(first.says)}</p>
        ${more.length > 0 ? html`<details><summary>${msg('{0, plural, one {# more fault} other {# more faults}}', more.length)}</summary><ul>${more.slice(0, SHOWN).map(({ says }) => html`<li class="small">${wordsText(says)}</li>`)}</ul></details>` : nothing}
      </div>
    </div>`;
  }

  #renderFacts(match: MatchFile) {
    const { entries, rolls, manualRolls, tier1Rolls, tier2Rolls, seals, committed, head, rules } = this.verdict;
    const fact = (name: string, value: unknown, kind = '', width = '') =>
      html`<div class=${width}><dt>${name}</dt><dd class=${kind}>${value}</dd></div>`;
    return html`<dl class="card">
        ${fact(msg('Table'), tableNameOf(match))}
        ${fact(msg('What it tells'), viewText(match))}
        ${fact(msg('Entries'), entries, 'numbers')}
        ${fact(msg('Rolls of the dice'), manualRolls > 0 ? msg(str`${rolls}, and ${manualRolls} entered by hand`) : rolls, 'numbers')}
        ${this.verdict.ok && rolls > 0 ? fact(msg('With another side’s device'), msg(str`${tier2Rolls} of ${rolls} rolls`), 'numbers') : nothing}
        ${fact(msg('Secrets'), msg(str`${seals.sealed + (committed?.secrets ?? 0)} sealed, ${seals.opened + (committed?.shown ?? 0)} opened`), 'numbers')}
        ${rules ? fact(msg('Rules'), rules.isKnown ? msg(str`edition ${rules.edition}`) : msg('of an edition that is not known here')) : nothing}
        ${this.verdict.ok ? fact(msg('Signed by'), signerText(this.verdict.signer), '', 'wide') : nothing}
        ${this.verdict.ok ? fact(msg('Countersigned by players'), countersignText(this.verdict)) : nothing}
        ${this.verdict.ok && this.verdict.players.length > 0 ? fact(msg('Played with a player card'), playersText(this.verdict), '', 'wide') : nothing}
        ${head && this.verdict.ok ? fact(msg('Words of the last entry'), html`<span class="words" lang="en">${head.words}</span>`) : nothing}
      </dl>
      ${this.verdict.ok && tier1Rolls > 0 ? html`<p class="small quiet">${msg('{0, plural, one {# roll could have been chosen by the operator of the server, had they rolled themselves.} other {# rolls could have been chosen by the operator of the server, had they rolled themselves.}}', tier1Rolls)}</p>` : nothing}
      ${head && this.verdict.ok ? html`<p class="small quiet">${msg('If somebody reads you the same eight words, they have the same match, from the first entry to the last.')}</p>` : nothing}`;
  }

  #renderRemarks() {
    const { remarks } = this.verdict;
    if (remarks.length === 0) return nothing;
    return html`<details><summary>${msg(str`Worth knowing, and no fault: ${remarks.length}`)}</summary>
      <ul>${remarks.slice(0, SHOWN).map(({ says }) => html`<li class="small">${wordsText(says)}</li>`)}</ul></details>`;
  }
}

/** Entries that hang together can be looked at, also where an action did what it should not. */
export const mayBeWatched = ({ faults }: Pick<Verdict, 'faults'>): boolean =>
  faults.every(({ kind }) => kind === 'rules');

/** The table's name out of its first entry. */
export const tableNameOf = ({ ledger, table }: Pick<MatchFile, 'ledger' | 'table'>): string => {
  const { name } = (ledger[0]?.args ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' && name !== '' ? name : table;
};

/** A file that agrees with itself proves as much as whoever signed it is known. */
const signerText = (signer: Signer | undefined): TemplateResult | string => {
  if (!signer?.server)
    return signer?.isKnown ? msg('the table’s key, which you named') : msg('a table that no server vouches for');
  const { url, words } = signer.server;
  return html`${url.replace(/^https?:\/\//, '')} <span class="words" lang="en">${words}</span> ${
    signer.isKnown
      ? msg('the server that you named')
      : msg('an unknown server: that it is what it calls itself, only its words prove')
  }`;
};

/** Who has signed in where, by the first letters of the card's key. */
const playersText = ({ players }: Verdict): TemplateResult =>
  html`${players.map(({ seat, name, card }, index) => html`${index > 0 ? html`<br />` : nothing}${seat}: ${readable(name)} <span class="words">${card.slice(0, 16)}</span>`)}`;

/** How many seats of each side vouch for the file, and up to which entry. */
const countersignText = ({ countersigned }: Verdict): string => {
  if (!countersigned || countersigned.count === 0) return msg('no player’s device');
  const sides = countersigned.sides.filter(({ upTo }) => upTo.length > 0);
  return sides
    .map(({ side, seats, upTo }) => {
      const last = Math.max(...upTo.map(({ seq }) => seq));
      return msg(str`${side}: ${upTo.length} of ${Math.max(seats, upTo.length)}, up to entry ${last}`);
    })
    .join('; ');
};

const viewText = ({ view }: MatchFile): string => {
  switch (view) {
    case 'public':
      return msg('what everybody knows');
    case 'side':
      return msg('what one side knows');
    case 'full':
      return msg('everything');
    default:
      return view satisfies never;
  }
};

customElements.define('vx-verdict-card', VerdictCard);
