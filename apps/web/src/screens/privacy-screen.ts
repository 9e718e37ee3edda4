import { msg } from '@vexillum/ui/words';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html } from 'lit';
import { pageStyles } from '@vexillum/frame/styles/page-styles';

interface Chapter {
  readonly title: string;
  readonly lines: readonly string[];
}

/** True to what the server and this page really keep: whoever changes that, changes this. */
const chapters = (): readonly Chapter[] => [
  {
    title: msg('In short'),
    lines: [
      msg(
        'You need no account: nobody asks for your mail address, your real name or your age. Whoever wants to be remembered makes a player card.',
      ),
      msg(
        'There is no advertising, no counting of visitors, and nothing is loaded from anybody else: your browser talks to this server alone, and to its own maker’s service where you want to be called to your turn.',
      ),
      msg('What you do at a table is kept, so that the game goes on tomorrow and can be checked and watched again.'),
    ],
  },
  {
    title: msg('What the server keeps of a table'),
    lines: [
      msg(
        'Its ledger: every action with its time, the seat it came from and its dice; the name that you gave when you sat down; what was said to the table.',
      ),
      msg(
        'What only one side may know, such as sealed orders, the kinds of victory flags, plans and talk within a side. Only that side reads it, and an umpire whom all sides have accepted; whoever runs the server could, since it is on their disk.',
      ),
      msg(
        'Of each link to a seat a fingerprint, from which the link cannot be made again; it works for 14 days. Of each browser that holds a seat a fingerprint of its key, and the name; the key works until 90 days have passed without a visit.',
      ),
      msg(
        'The result of a game that has ended, also when the table is gone: which game, who sat where, and how it ended. Only players who have signed in a player card are shown on the boards, with the name of the table. What these say is also there for other servers to copy; a guest’s name is not.',
      ),
      msg(
        'What somebody at the table reports: their name, whom it is about, the reason that they gave, and the lines of talk that they could read themselves. Those who run the server read it; it is kept until they have dealt with it, and no longer than the table.',
      ),
      msg(
        'Where you look for players under “Join in”: your name, what you look for and your note, for everybody to read, and a fingerprint of the cookie that makes it yours. It goes when you stop looking, an hour after its time, or after half a day; once somebody has answered nobody else reads it, and it goes when you have sat down.',
      ),
      msg(
        'Where you want to be called to your turn: the address at which your browser’s own service takes calls, and the key that only your browser can read them with. The service learns that this server calls you, and when. It goes when you switch it off, when the game is over, and with your seat.',
      ),
      msg('The keys with which the table signs its ledger and draws its dice.'),
      msg(
        'A table stays as long as somebody comes to it, and says under “Seats” until when it is kept otherwise: usually half a year, two weeks where nobody else has ever sat down. Then the server takes it away; of a game that several had sat down to, those who run the server keep the match as a file.',
      ),
    ],
  },
  {
    title: msg('What the server keeps of a player card'),
    lines: [
      msg(
        'Only where you have made one: its public key, its name and colours, and since when it is there; of each of its devices the public key, what it is called, the day when it came and was last here, and a fingerprint of its cookie; the last hundred tables where you signed in with it, and when; the cards that you have marked as friends’.',
      ),
      msg(
        'A recovery phrase and a passkey count as devices: the server keeps the public key of each, and can make neither from it.',
      ),
      msg(
        'Where you sign in with it at a table, that stands in the table’s ledger, for everyone there to read: the card’s key and name, the time, and your device’s signature.',
      ),
      msg(
        'On the page of your card you save all of that as a file, sign a device out, and delete the card. Then the server forgets all of it at once; what stands in the ledgers of tables stays there as long as they do, and you keep your seats.',
      ),
    ],
  },
  {
    title: msg('Who reads it'),
    lines: [
      msg(
        'Everyone at a table, spectators too, reads its public ledger and can save it as a file: your name and what you said to the table are in there.',
      ),
      msg(
        'Without a link to a table nobody sees it, unless its host has opened it to everybody: then its game, options, free seats and players’ names stand under “Join in”.',
      ),
      msg('Where you point and what you drag is shown to the others while you do it, and kept nowhere.'),
    ],
  },
  {
    title: msg('What the server notes about itself'),
    lines: [
      msg(
        'Its log names kinds of requests, how long they took and what went wrong: no names, no texts, no links and no keys.',
      ),
      msg(
        'Your network address is held in memory while you are here and for about an hour, so that nobody can try links by the thousand or flood the server. It is not written down. A proxy before the server, or a provider, may keep logs of its own: ask whoever runs it.',
      ),
    ],
  },
  {
    title: msg('What this browser keeps'),
    lines: [
      msg('For each seat a cookie that no script can read and no other site is sent: it is your right to the seat.'),
      msg('Where you have a player card: its key, its name, and a cookie of its own.'),
      msg(
        'Your name, theme, language, sound and the like; the list of your tables and the links that you made for them; whose talk you have muted; armies, maps and drafts that you brought; where you left a board; moves that still wait for the line.',
      ),
      msg(
        'You take it away by clearing the data of this site in your browser. The seats are lost with it, unless another device holds them too.',
      ),
    ],
  },
  {
    title: msg('To have something deleted'),
    lines: [
      msg(
        'Ask the people who run this server: a table is deleted as a whole. Single entries cannot be taken out, because each one vouches for the one before it.',
      ),
    ],
  },
];

/** What is kept of whoever plays here, where, and for how long. */
export class PrivacyScreen extends VxElement {
  static override styles = [
    baseStyles,
    pageStyles,
    css`
      .page {
        max-width: 46rem;
      }
      section + section {
        margin-top: 1.6rem;
      }
      ul {
        padding-inline-start: 1.2em;
        list-style: disc;
      }
      li {
        margin-top: 0.45em;
        text-wrap: pretty;
      }
    `,
  ];

  override render() {
    return html`<article class="page">
      <h1>${msg('What is kept of you')}</h1>
      ${chapters().map(({ title, lines }) => html`<section aria-label=${title}><h2>${title}</h2><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></section>`)}
    </article>`;
  }
}
customElements.define('vx-privacy-screen', PrivacyScreen);
