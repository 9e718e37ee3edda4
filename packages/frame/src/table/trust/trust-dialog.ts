import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg, str, wordsText } from '@vexillum/ui/words';
import type { Snapshot } from '@vexillum/model';
import { isTrustFault, type Trust, type LiveTable } from '@vexillum/table';
import { baseStyles, buttonStyles, icon, StoreController, VxElement, given } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { isTrusted, trustProblems } from './trust-marks.ts';
import { matchPath, saveMatch } from './save-match.ts';
import type { TableProps } from '../table-props.ts';

interface Row {
  readonly what: string;
  readonly says: string | TemplateResult;
  readonly isGood: boolean | undefined;
}

/** What this browser has checked of the game's record, and the file that anybody can check. */
export class TrustDialog extends VxElement {
  static override properties = {
    live: given,
    table: { attribute: false },
    verdictOn: { attribute: false },
    seals: { attribute: false },
    isOpen: { state: true },
    checking: { state: true },
    found: { state: true },
    problem: { state: true },
  };
  declare live: LiveTable;
  declare table: string;
  /** Checks a match file whole. */
  declare verdictOn: TableProps['verdictOn'];
  /** The list of what is sealed, where players of this game seal things. */
  declare seals: (() => TemplateResult) | undefined;
  declare isOpen: boolean;
  declare checking: boolean;
  /** What a check of the whole came to. */
  declare found: string | undefined;
  declare problem: string | undefined;
  readonly #trust = new StoreController<Trust>(this);
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      wa-dialog {
        --width: 40rem;
      }
      .words {
        margin: 0.3em 0 0.2em;
        font: 600 1.5rem / 1.3 var(--vx-font-heading);
        font-variant-numeric: lining-nums;
        letter-spacing: 0.01em;
      }
      dl {
        display: grid;
        grid-template-columns: auto auto minmax(0, 1fr);
        gap: 0.4em 0.8em;
        align-items: baseline;
        margin: 1em 0;
      }
      dl .icon {
        align-self: start;
        margin-top: 0.15em;
      }
      dt {
        font-weight: 600;
      }
      .good {
        color: var(--wa-color-success-on-quiet);
      }
      .bad {
        color: var(--wa-color-danger-on-quiet);
      }
      .wrong {
        margin: 0.8em 0;
        padding: 0.7em 1em;
        border: 1px solid var(--wa-color-danger-border-loud);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-danger-fill-quiet);
      }
      h3 {
        margin: 1.2em 0 0.4em;
        font-size: 1.05rem;
      }
    `,
  ];

  open() {
    this.found = undefined;
    this.problem = undefined;
    this.isOpen = true;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('live')) return;
    this.#trust.watch(this.live.$trust);
    this.#snapshot.watch(this.live.$snapshot);
  }

  override render() {
    const trust = this.#trust.value;
    if (!this.isOpen || !trust) return nothing;
    return html`<wa-dialog label=${msg('Can this game be trusted?')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      <p>${msg('Read these eight words to each other over the call. If yours are the same, you all have the same game before you.')}</p>
      <p class="words" translate="no">${trust.words || '…'}</p>
      <p class="small quiet">${msg(str`They stand for everything up to entry ${trust.seq}, and change with every action.`)}</p>
      ${isTrusted(trust) ? nothing : this.#renderProblems(trust)}
      <dl>${this.#rowsOf(trust).map(renderRow)}</dl>
      ${trust.remarks.map(({ says }) => html`<p class="small">${icon('warning')} ${wordsText(says)}</p>`)}
      <div class="row wrap">
        <button type="button" class="plain" ?disabled=${this.checking} @click=${() => void this.#checkAll()}>${icon('check')}${this.checking ? msg('Checking …') : msg('Check everything')}</button>
        ${this.found ? html`<span role="status">${this.found}</span>` : nothing}
      </div>
      <h3>${msg('Match file')}</h3>
      <p class="small quiet">${msg('One file that anybody can check without this server, and that another server can play on from.')}</p>
      <div class="row wrap" style="margin-top:0.5em">${this.#renderFiles()}</div>
      ${this.problem ? html`<p class="bad" role="alert">${this.problem}</p>` : nothing}
      ${this.seals ? html`<h3>${msg('Seals')}</h3>${this.seals()}` : nothing}
    </wa-dialog>`;
  }

  #rowsOf(trust: Trust): readonly Row[] {
    return this.seals || trust.seals.size > 0 ? [...rowsOf(trust), sealsRow(trust)] : rowsOf(trust);
  }

  #renderProblems(trust: Trust) {
    return html`<div class="wrong" role="alert">
      <ul>${trustProblems(trust).map(({ seq, message }) => html`<li>${icon('warning')} ${seq === undefined ? '' : `${seq}: `}${message}</li>`)}</ul>
      <p class="small" style="margin-top:0.6em">${msg('Stop playing, save the match file as evidence, and ask the other players for their eight words. If the host restored a backup and said so, you can go on with it.')}</p>
      ${trust.alarm ? html`<button type="button" class="plain" @click=${() => this.live.acceptHead()}>${msg('I know why: go on with this record')}</button>` : nothing}
    </div>`;
  }

  #renderFiles() {
    const hasEnded = this.live.game.mayTellAll?.(this.live.$snapshot.get());
    return html`<button type="button" class="plain" @click=${() => void this.#save('public')}>${icon('download')}${msg('What everybody knows')}</button>
      ${this.live.seat.side === undefined ? nothing : html`<button type="button" class="plain" @click=${() => void this.#save('side')}>${icon('download')}${msg('With my side’s secrets')}</button>`}
      ${hasEnded ? html`<button type="button" class="plain" @click=${() => void this.#save('full')}>${icon('download')}${msg('Everything')}</button>` : nothing}`;
  }

  async #save(view: 'public' | 'side' | 'full') {
    this.problem = await saveMatch(this.table, this.live.seat.id, view);
  }

  async #checkAll() {
    this.checking = true;
    this.found = undefined;
    try {
      const { checkMatch } = await import('./check-match.ts');
      this.found = await checkMatch(matchPath(this.table, 'public'), this.live.seat.id, this.verdictOn);
      await this.live.checkAll();
    } catch (error) {
      console.error(error);
      this.found = msg('That did not work just now. Try again when the connection is back.');
    }
    this.checking = false;
  }
}

const renderRow = ({
  what,
  says,
  isGood,
}: Row) => html`<span class=${isGood === undefined ? 'quiet' : isGood ? 'good' : 'bad'}>${icon(isGood === undefined ? 'hourglass' : isGood ? 'check' : 'warning')}</span>
  <dt>${what}</dt><dd>${says}</dd>`;

const rowsOf = (trust: Trust): readonly Row[] => {
  const dice = [...trust.dice.values()];
  const wrongDice = dice.filter(isTrustFault).length;
  return [
    {
      what: msg('Record'),
      says: trust.chain
        ? trust.isUpToDate
          ? msg('{0, plural, one {# entry} other {# entries, each follows from the one before}}', trust.seq + 1)
          : msg(
              '{0, plural, one {# entry is checked; there are more} other {# entries are checked; there are more}}',
              trust.seq + 1,
            )
        : msg('An entry does not follow from the one before'),
      isGood: trust.chain ? (trust.isUpToDate ? true : undefined) : false,
    },
    {
      what: msg('Signature'),
      says:
        trust.signature === 'ok'
          ? msg('The server stands by it')
          : isTrustFault(trust.signature)
            ? wordsText(trust.signature.fault)
            : msg('Nothing was signed yet'),
      isGood: trust.signature === 'ok' ? true : isTrustFault(trust.signature) ? false : undefined,
    },
    {
      what: msg('Dice'),
      says:
        dice.length === 0
          ? msg('Nobody has rolled yet')
          : wrongDice > 0
            ? msg(str`Rolls that are not what they must be: ${wrongDice}`)
            : msg(str`Rolls: ${dice.length}, all recalculated here`),
      isGood: dice.length === 0 ? undefined : wrongDice === 0,
    },
    ...(dice.length === 0 ? [] : [linksRow(trust)]),
  ];
};

/** Of the others it is said what they are, and it is no fault: nobody may have sat opposite. */
const linksRow = ({ dice }: Trust): Row => {
  const withLink = [...dice.values()].filter((one) => one === 'with-link').length;
  return {
    what: msg('Opponents’ devices'),
    says:
      withLink === 0
        ? msg(str`had no part in any of ${dice.size} rolls`)
        : msg(str`had a part in ${withLink} of ${dice.size} rolls, which nobody could have chosen`),
    isGood: withLink > 0 ? true : undefined,
  };
};

const sealsRow = (trust: Trust): Row => {
  const seals = [...trust.seals.values()];
  const wrong = seals.filter(isTrustFault).length;
  const opened = seals.filter((seal) => seal === 'opened-ok').length;
  return {
    what: msg('Seals'),
    says:
      wrong > 0
        ? msg(str`Openings that are not what was sealed: ${wrong}`)
        : msg(str`Sealed: ${seals.length}; opened and verified: ${opened}`),
    isGood: wrong > 0 ? false : seals.length > 0 ? true : undefined,
  };
};

customElements.define('vx-trust', TrustDialog);
