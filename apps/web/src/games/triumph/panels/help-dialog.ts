import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@lit/localize';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';

const chapters = () => [
  {
    title: msg('Stands'),
    rows: [
      [msg('Click'), msg('pick a stand; with Shift add it to the selection')],
      [msg('Drag'), msg('move what is picked; the others see it as you do it')],
      [msg('Shift + drag on the ground'), msg('draw a box round several stands')],
      [msg('Arrow keys'), msg('push by 0.1 MU; with Shift by 1 MU')],
      ['Q  E', msg('turn by 1 degree; with Shift by 5; or drag the round knob')],
      [msg('Delete'), msg('take away as lost; terrain and markers are removed')],
      ['R', msg('take back into reserve')],
      ['N', msg('pick the next stand of yours; with Shift the one before')],
      ['A', msg('pick all your stands on the board')],
    ],
  },
  {
    title: msg('Table'),
    rows: [
      [msg('Drag the ground'), msg('move the view')],
      [msg('Mouse wheel, + and −'), msg('nearer and farther')],
      [msg('Ctrl + arrow keys'), msg('move the view')],
      ['F', msg('the whole board')],
      ['B', msg('hide or show the panels')],
      ['H', msg('your own half')],
      [msg('Alt + click, or a long press'), msg('show everybody a place')],
    ],
  },
  {
    title: msg('And'),
    rows: [
      ['Ctrl + Z', msg('take back your own last action; nobody else’s')],
      ['Ctrl + Shift + Z', msg('do it again')],
      ['Esc', msg('let go, pick nothing')],
    ],
  },
];

/** The keys and gestures. */
export class HelpDialog extends VxElement {
  static override properties = { isOpen: { state: true } };
  declare isOpen: boolean;

  static override styles = [
    baseStyles,
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
    `,
  ];

  open() {
    this.isOpen = true;
  }

  override render() {
    if (!this.isOpen) return nothing;
    return html`<wa-dialog label=${msg('Help')} open light-dismiss @wa-after-hide=${(event: Event) => event.target === event.currentTarget && ((this.isOpen = false))}>
      <p>${msg('The table lets you do everything, as a real one would. It is you who know the rules; every move is in the log.')}</p>
      ${chapters().map(
        ({ title, rows }) => html`<h3>${title}</h3>
          <dl>${rows.map(([keys, what]) => html`<dt>${keys}</dt><dd>${what}</dd>`)}</dl>`,
      )}
    </wa-dialog>`;
  }
}
customElements.define('vx-help-dialog', HelpDialog);
