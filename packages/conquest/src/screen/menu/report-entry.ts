import type { ServerBuild } from '@vexillum/table';
import { msg } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, copyText, icon, VxElement } from '@vexillum/ui';
import { html } from 'lit';
import { buildText, ownBuild } from '@vexillum/frame/about/build';
import { saveMatch } from '@vexillum/frame/table/trust/save-match';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { menuStyles } from './menu-styles.ts';
import type { Snapshot } from '../../rules/index.ts';

/** What to do about a mistake, with the facts to pass on. */
export class ReportEntry extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    table: { attribute: false },
    server: { attribute: false },
    isCopied: { state: true },
  };
  declare sitting: ConquestSitting;
  declare table: string;
  declare server: ServerBuild | undefined;
  declare isCopied: boolean;

  static override styles = [baseStyles, buttonStyles, menuStyles];

  constructor() {
    super();
    this.isCopied = false;
  }

  override render() {
    const title = msg('Report a mistake');
    return html`<div class="entry" role="group" aria-label=${title}>
      <div>
        <strong>${title}</strong>
        <p class="quiet small">${msg('Tell the people who run this server what happened, and add these facts and the match file. A corrected version follows, and you may be thanked in the list of changes.')}</p>
      </div>
      <div class="control">
        <button type="button" class="plain" @click=${() => void this.#copy()}>${icon(this.isCopied ? 'check' : 'copy')}<span aria-live="polite">${this.isCopied ? msg('Copied') : msg('Copy the facts')}</span></button>
        <button type="button" class="plain" @click=${() => void this.#save()}>${icon('download')}${msg('Save the match')}</button>
      </div>
    </div>`;
  }

  async #save() {
    const trouble = await saveMatch(this.table, this.sitting.live.seat.id, 'public');
    if (trouble !== undefined) this.sitting.toasts.add(trouble, 'warning');
  }

  async #copy() {
    const { sitting, table, server } = this;
    const report = reportText({
      snapshot: sitting.snapshot,
      table,
      seat: sitting.live.seat.id,
      version: buildText(ownBuild()),
      server: server && buildText(server),
      at: new Date().toISOString(),
      language: document.documentElement.lang,
      browser: navigator.userAgent,
      width: innerWidth,
      height: innerHeight,
    });
    this.isCopied = await copyText(report);
  }
}
customElements.define('vx-report-entry', ReportEntry);

/** The situation of somebody who has met a mistake. */
interface Scene {
  readonly snapshot: Snapshot;
  readonly table: string;
  readonly seat: string;
  /** Of this page, and of the server where it has answered. */
  readonly version: string;
  readonly server: string | undefined;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly language: string;
  readonly browser: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The facts that whoever runs the server needs to look into it: no name, no link, nothing that only one side may know. */
export const reportText = (scene: Scene): string => {
  const { snapshot, table, seat, version, server = 'no answer', at, language, browser, width, height } = scene;
  const entry = Math.max(0, ...[...snapshot.public.log.values()].map(({ seq }) => seq));
  return [
    `Vexillum ${version} (server: ${server})`,
    `Table ${table}, seat ${seat}, after entry ${entry}`,
    at,
    `${width} x ${height}, ${language}`,
    browser,
  ].join('\n');
};
