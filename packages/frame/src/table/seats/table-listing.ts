import { msg, wordsText } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, given, VxElement } from '@vexillum/ui';
import type { LiveTable } from '@vexillum/table';
import { css, html, nothing, type PropertyValues } from 'lit';
import { isApiProblem } from '../../api.ts';
import { problemText } from '../../api-problem-text.ts';
import { type ListingFacts, readListing, setListing } from '../../play/play-api.ts';
import { doorPath } from '../../router.ts';

/** Who can find this table: told to everybody at it, decided by its host. */
export class TableListing extends VxElement {
  static override properties = {
    live: given,
    table: { attribute: false },
    facts: { state: true },
    problem: { state: true },
  };
  declare live: LiveTable;
  declare table: string;
  declare facts: ListingFacts | undefined;
  declare problem: string | undefined;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: grid;
        gap: 0.4em;
        margin-top: 1em;
      }
      h2 {
        margin: 0;
        font-size: 1rem;
      }
      label {
        display: flex;
        gap: 0.6em;
        align-items: center;
        min-height: var(--vx-target, 2em);
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('table') || changed.has('live')) void this.#take(readListing(this.table, this.live.seat.id));
  }

  async #take(asked: ReturnType<typeof readListing>) {
    const facts = await asked;
    this.problem = isApiProblem(facts)
      ? facts.status === 403
        ? wordsText(facts.words)
        : problemText(facts)
      : undefined;
    if (!isApiProblem(facts)) this.facts = facts;
  }

  #set(listing: ListingFacts) {
    void this.#take(setListing(this.table, this.live.seat.id, listing));
  }

  override render() {
    const { facts } = this;
    if (!facts) return nothing;
    const isPublic = facts.visibility === 'public';
    return html`<h2>${msg('Who can find this table')}</h2>
      <p class="small quiet">${this.#says(facts)}</p>
      ${this.live.seat.kind === 'host' ? this.#renderSwitches(facts, isPublic) : nothing}
      ${isPublic ? html`<vx-copy-field label=${msg('Address for everybody')} value=${location.origin + doorPath(this.table)}></vx-copy-field>` : nothing}
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}`;
  }

  #says({ visibility, mayWatch }: ListingFacts): string {
    if (visibility === 'private') return msg('Private: only whoever has a link comes here.');
    return mayWatch
      ? msg('Public: it stands under “Join in”. Free players’ seats can be taken by anybody, and anybody may watch.')
      : msg('Public: it stands under “Join in”. Free players’ seats can be taken by anybody.');
  }

  #renderSwitches({ seats, mayWatch = true }: ListingFacts, isPublic: boolean) {
    const listed = (may: boolean): ListingFacts => ({
      visibility: 'public',
      mayWatch: may,
      ...(seats ? { seats } : {}),
    });
    return html`<label><input type="checkbox" .checked=${isPublic} @change=${() => this.#set(isPublic ? { visibility: 'private' } : listed(true))} />${msg('Everybody can find it')}</label>
      ${isPublic ? html`<label><input type="checkbox" .checked=${mayWatch} @change=${() => this.#set(listed(!mayWatch))} />${msg('Everybody may watch')}</label>` : nothing}`;
  }
}
customElements.define('vx-table-listing', TableListing);
