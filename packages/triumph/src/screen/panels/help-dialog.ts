import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@vexillum/ui/words';
import { keyGroups, keyHelp } from '../../hand/index.ts';
import { baseStyles, buttonStyles, icon, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import { deedText, keyGroupTitle, keysText } from './key-words.ts';

interface Chapter {
  readonly title: string;
  readonly rows: readonly (readonly [keys: string, what: string])[];
}

const withTheMouse = (): Chapter => ({
  title: msg('With the mouse'),
  rows: [
    [msg('Click'), msg('select a stand; with Shift add it; twice, its whole group')],
    [msg('Drag'), msg('carry what is selected: one drag is one move. Alt keeps it from snapping')],
    [msg('Drag a knob'), msg('advance, wheel, slide or turn by exact parts: the label tells the price')],
    [msg('Click elsewhere'), msg('put the move down')],
    [msg('Shift + drag on the ground'), msg('draw a box round several stands')],
    [msg('Drag the ground'), msg('move the view')],
    [msg('Mouse wheel, + and −'), msg('nearer and farther')],
    [msg('Alt + click'), msg('show everybody a place')],
    [msg('Right button, or the menu key'), msg('what can be done there: measure, point, note')],
  ],
});

const withFingers = (): Chapter => ({
  title: msg('With fingers'),
  rows: [
    [msg('Tap'), msg('select a stand; twice, its whole group; with “+” add it')],
    [msg('One finger'), msg('carries a stand or a knob; what is under it is shown above')],
    [msg('Two fingers'), msg('move and zoom the view, and never a piece; two tap together: undo')],
    [msg('Long press'), msg('show everybody a place')],
  ],
});

const keyChapters = (): Chapter[] =>
  keyGroups.map((group) => ({
    title: keyGroupTitle(group),
    rows: keyHelp.filter((row) => row.group === group).map((row) => [keysText(row), deedText(row.does)] as const),
  }));

const ofTheTable = (): Chapter => ({
  title: msg('Table'),
  rows: [
    ['/', msg('typed orders')],
    [msg('Ctrl + arrow keys'), msg('move the view')],
    ['F', msg('the whole board; with stands selected a typed order: f2.5')],
    ['H', msg('your own half')],
    ['T  G', msg('what could reach what; where stands stood when the turn began')],
    ['O', msg('your own wing, or the whole: others’ stands of your side are pale')],
    ['B', msg('hide or show the panels')],
    ['1 … 9', msg('show one of them; a number under which stands are kept selects these')],
    ['K', msg('hide what is private, for screen sharing; held, look under the shade')],
    [msg('Delete'), msg('take away as lost; terrain and markers are removed')],
    ['R', msg('take back into reserve')],
    [msg('Ctrl + A'), msg('all your stands on the board')],
    [`${msg('Ctrl')} + Z`, msg('take back your own last action; nobody else’s')],
    [`${msg('Ctrl')} + ${msg('Shift')} + Z`, msg('do it again')],
  ],
});

const chapters = (): readonly Chapter[] => [withTheMouse(), withFingers(), ...keyChapters(), ofTheTable()];

/** The keys and gestures. */
export class HelpDialog extends VxElement {
  static override properties = { isOpen: { state: true } };
  declare isOpen: boolean;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      wa-dialog {
        --width: 40rem;
      }
      h3 {
        margin: 0.9em 0 0.3em;
        font-size: 1.05rem;
      }
      dl {
        display: grid;
        grid-template-columns: minmax(8rem, max-content) 1fr;
        gap: 0.3em 1.2em;
      }
      dt {
        font-weight: 600;
      }
      .row {
        margin-top: var(--wa-space-s);
      }
      @media (max-width: 34rem) {
        dl {
          grid-template-columns: minmax(0, 1fr);
        }
        dd + dt {
          margin-top: 0.4em;
        }
      }
    `,
  ];

  open() {
    this.isOpen = true;
  }

  #openRules() {
    this.isOpen = false;
    this.tell('open-rules');
  }

  #openReference() {
    this.isOpen = false;
    this.tell('open-reference');
  }

  override render() {
    if (!this.isOpen) return nothing;
    return html`<wa-dialog label=${msg('Help')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      <p>${msg('The table lets you do everything, as a real one would. It is you who know the rules; every move is in the log.')}</p>
      <p class="row wrap"><button type="button" class="plain" @click=${() => this.#openRules()}>${icon('book')}${msg('Rules of this table')}</button>
        <button type="button" class="plain" @click=${() => this.#openReference()}>${icon('list')}${msg('Quick reference')}</button></p>
      ${chapters().map(
        ({ title, rows }) => html`<h3>${title}</h3>
          <dl>${rows.map(([keys, what]) => html`<dt>${keys}</dt><dd>${what}</dd>`)}</dl>`,
      )}
    </wa-dialog>`;
  }
}
customElements.define('vx-help-dialog', HelpDialog);
