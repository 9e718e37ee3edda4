import type { ConvenedBy } from '@vexillum/protocol';
import { msg } from '@vexillum/ui/words';
import { html, nothing, type TemplateResult } from 'lit';
import { myTable } from '../memory/my-tables.ts';
import { doorPath, tablePath } from '../router.ts';

interface WaysBack {
  /** None where it is private and this browser has no seat there. */
  readonly there?: string;
  /** For whoever leads it or umpires there. */
  readonly desk?: string;
}

/** From a game to the event that it belongs to. */
export const waysBack = (by: ConvenedBy): WaysBack => {
  const mine = myTable(by.table);
  if (!mine) return by.isListed ? { there: doorPath(by.table) } : {};
  const official = mine.seats.find(({ kind }) => kind === 'host' || kind === 'umpire');
  return {
    there: tablePath(by.table, mine.lastSeat),
    ...(official ? { desk: `${tablePath(by.table, official.seat)}#desk` } : {}),
  };
};

const belongsText = ({ name, round }: ConvenedBy): string => {
  const called = name || msg('an event without a name');
  return round === undefined
    ? msg('This game belongs to {0}.', called)
    : msg('This game belongs to {0}, round {1}.', called, round);
};

/** Which event a game belongs to, and the ways there; nothing for a table that belongs to none. */
export const convenedByLine = (by: ConvenedBy | undefined): TemplateResult | typeof nothing => {
  if (!by) return nothing;
  const { there, desk } = waysBack(by);
  return html`<p class="small row wrap"><span>${belongsText(by)}</span>
    ${there === undefined ? nothing : html`<a href=${there}>${msg('To the event')}</a>`}
    ${desk === undefined ? nothing : html`<a href=${desk}>${msg('To its desk')}</a>`}</p>`;
};

/** The same, of a table at which this browser sits. */
export const ownConvenedByLine = (table: string) => convenedByLine(myTable(table)?.convenedBy);

/** The ways there in the menu of a table's head. */
export const wayBackButtons = (table: string, go: (path: string) => void) => {
  const by = myTable(table)?.convenedBy;
  if (!by) return nothing;
  const { there, desk } = waysBack(by);
  const button = (path: string | undefined, text: string, icon: string) =>
    path === undefined
      ? nothing
      : html`<vx-tool-button named icon=${icon} label=${text} @click=${() => go(path)}></vx-tool-button>`;
  return html`${button(there, msg('To the event'), 'ranks')}${button(desk, msg('To its desk'), 'list')}`;
};
