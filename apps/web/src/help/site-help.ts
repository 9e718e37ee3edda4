import type { HelpChapter } from '@vexillum/frame/help/help-chapter';
import { msg } from '@vexillum/ui/words';

const firstSteps = (): HelpChapter => ({
  title: msg('First steps'),
  rows: [
    [
      msg('To look at it'),
      msg(
        '“Try a battle” and “Try it alone” on the start page set up a table for you alone, in two seconds. “Learn it in three minutes” shows every step of a game of Conquest.',
      ),
    ],
    [
      msg('A table of your own'),
      msg('“New table”: choose the game, its board and its house rules, and send every guest the link of their seat.'),
    ],
    [
      msg('As a guest'),
      msg('Open your link, say your name and sit down. No account, no mail address, nothing to install.'),
    ],
    [
      msg('With strangers'),
      msg('“Join in” lists open tables and people who look for players. One press, and you sit there or watch.'),
    ],
    [
      msg('Talking'),
      msg(
        'People here talk by video call beside the table. Every table has written talk too, and talk that a side keeps to itself.',
      ),
    ],
  ],
});

const atTheTable = (): HelpChapter => ({
  title: msg('At a table'),
  rows: [
    [
      msg('The rules of the game'),
      msg(
        'Every table has its own help: the question mark in its bar tells how to play, what the buttons do, and all keys.',
      ),
    ],
    [
      msg('Seats'),
      msg(
        '“Seats” shows who sits where. A free seat is taken by its link; the host can give machines a seat in Conquest.',
      ),
    ],
    [
      msg('Going away'),
      msg(
        'Close the page whenever you like: the table waits on the server. It stands on the start page of this browser.',
      ),
    ],
    [
      msg('Another device'),
      msg(
        'Make a new link for your own seat under “Seats”, or use the recovery code that you were shown when you sat down.',
      ),
    ],
    [
      msg('No connection'),
      msg(
        'You can look on. Moves that need nothing from anybody wait and are sent when the line is back; dice wait for it.',
      ),
    ],
    [
      msg('Something went wrong'),
      msg('Moves can be taken back where the game lets you, and a table can be led back to an earlier moment.'),
    ],
  ],
});

const fairness = (): HelpChapter => ({
  title: msg('Secrets, dice and proof'),
  rows: [
    [
      msg('What a side keeps to itself'),
      msg(
        'Plans, sealed orders and what is hidden are sent to that side’s browsers only. Not even the host’s can show them.',
      ),
    ],
    [
      msg('Sealed orders'),
      msg(
        'When you seal, everybody gets a number that fits your orders and nothing else. When they are opened, every browser checks it.',
      ),
    ],
    [
      msg('Dice'),
      msg(
        'The table throws them out of numbers that were fixed beforehand, and a device of the other side adds its own: nobody can choose a throw.',
      ),
    ],
    [
      msg('The record'),
      msg('Every move is written down, each entry vouching for the one before it, before anybody is shown it.'),
    ],
    [
      msg('To check a game'),
      msg(
        '“Save the match” gives you a file. “Check a match” plays it through again in your browser and names the first thing that is wrong.',
      ),
    ],
  ],
});

const people = (): HelpChapter => ({
  title: msg('Cards, results and boards'),
  rows: [
    [
      msg('Player card'),
      msg(
        'Whoever wants to be remembered makes one: a key in this browser, a name and a banner. It is never needed to play.',
      ),
    ],
    [
      msg('Losing it'),
      msg(
        'Carry it to a second device by a code or a passkey, or write its phrase down: nobody can send it to you again.',
      ),
    ],
    [
      msg('Results'),
      msg(
        'A game that ends is read out of its record by itself. With cards signed in it is on the boards; guests are on none.',
      ),
    ],
    [
      msg('Ranks'),
      msg(
        'Ten games against at least three different people with cards, the dice thrown by the table, the last of them within a month.',
      ),
    ],
  ],
});

const duties = (): HelpChapter => ({
  title: msg('Teams, umpires, hosts'),
  rows: [
    [
      msg('Teams'),
      msg('A captain makes the links of their commanders. They plan together on a board that the enemy cannot see.'),
    ],
    [
      msg('Umpires'),
      msg(
        'An umpire sees and rules as soon as both captains have accepted them: flags, penalties, time, steps back, the result.',
      ),
    ],
    [
      msg('Watching'),
      msg('Spectators see what everybody at the table sees. A finished match can be watched again, move by move.'),
    ],
    [
      msg('Unpleasant people'),
      msg(
        'Mute somebody for yourself, or report a line or a person, behind the three dots. A host silences a seat and sends spectators away.',
      ),
    ],
    [
      msg('A server of your own'),
      msg('Two commands, described in the README. Matches move from server to server as files.'),
    ],
  ],
});

/** What there is to know of the place, whatever is played; each game's own help is at its tables. */
export const siteHelp = (): readonly HelpChapter[] => [firstSteps(), atTheTable(), fairness(), people(), duties()];
