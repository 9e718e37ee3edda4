import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { act, type Deputy } from '../act.ts';
import { deputyOf, EventGuest, knownAt } from '../event-guests.ts';
import { panelOf } from '../looks/open-to-all.ts';
import { phone } from '../phone.ts';
import { playOut } from '../play-out.ts';
import { test as base, expect, ownServer, type Player } from '../players.ts';
import { lineIsCut } from '../troubles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** On a server of its own: for it a month ends. */
const test = base.extend({ server: ownServer });

/** By seed, which is also the number of their seat; the first, third and sixth have a browser. */
const names = ['Aino', 'Dora', 'Bertil', 'Edvin', 'Frida', 'Cecilia', 'Gustav', 'Hilde'] as const;
const RESERVE = 'Ingrid';
const seats = names.map((_, n) => `player-${n + 1}`);

interface Pairing {
  readonly sides: readonly string[];
  readonly nth: number;
  readonly state: string;
}

const press = (page: Player['page'], name: string | RegExp) =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
    .first()
    .click();

const says = ({ page }: Player) => page.locator('vx-event-head').getByRole('status');
const show = ({ page }: Player, tab: string | RegExp) => page.getByRole('tab', { name: tab }).click();

test('a league day: eight play three rounds of Conquest by Swiss pairing, and an umpire sees to everything', async ({
  enter,
  server,
  playwright,
}) => {
  const umpire = await enter('host');
  const [aino, bertil, cecilia] = [await enter('first', phone), await enter('second'), await enter('third')];
  const { page } = umpire;
  const people = new Map<string, Player | EventGuest>();

  const id = await test.step('the umpire sets it up', async () => {
    await page.goto('/events/new');
    await page.getByLabel('Name of the event').fill('Harbour league');
    await page.getByLabel('Your name, as organiser').fill(umpire.name);
    await page.getByLabel(/^Game/).selectOption({ label: 'Conquest' });
    await page.getByRole('radiogroup', { name: 'Map' }).getByText('Twin Holms').click();
    await page.locator('wa-switch').filter({ hasText: 'Random start' }).locator('[part="control"]').click();
    await expect(page.getByRole('switch', { name: 'Random start' })).toBeChecked();
    await press(page, 'Open the event');
    await expect(says(umpire)).toContainText('Sign-up is open.');
    return umpire.table.id;
  });

  await test.step('its door says what is played; three with a card each and a browser take part, and five by a program', async () => {
    for (const [n, name] of names.entries()) {
      const seat = seats[n] ?? '';
      const player = [aino, bertil, cecilia].find((one) => one.name === name);
      if (!player) {
        people.set(seat, await EventGuest.come(playwright.request, server.url, { id, seat }, name));
        continue;
      }
      await player.page.goto('/me');
      await player.page.getByLabel('Your name').fill(name);
      await press(player.page, 'Remember me');
      await expect(player.page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(player.page.getByText(/^You have no rank yet/)).toBeVisible();
      await player.page.goto(`/t/${id}`);
      await expect(player.page.getByText('Conquest · Twin Holms')).toBeVisible();
      await press(player.page, 'Harbour league: Sit down');
      await press(player.page, /^Play here with my player card/);
      await expect(player.page.getByText(`You play here with the player card of ${name}.`)).toBeVisible();
      await press(player.page, 'Take part');
      await expect(says(player)).toContainText('You take part.');
      people.set(seat, player);
    }
    await expect(says(umpire)).toContainText('8 take part.');
  });

  const host = deputyOf(umpire, id, 'host');
  const who = (side: string): Player | EventGuest => {
    const found = people.get(side);
    if (!found) throw new Error(`nobody sits in ${side}`);
    return found;
  };
  const isSeen = (one: Player | EventGuest): one is Player => 'page' in one;
  const pairing = async (board: string) => (await knownAt(host)).get(`pairing:${board}`) as Pairing;
  const until = (board: string, state: string) => expect.poll(async () => (await pairing(board)).state).toBe(state);
  const namesAt = async (round: number) => {
    // The page foresees a draw, before the server has it.
    await expect.poll(async () => (await knownAt(host)).has(`round:${round}`)).toBe(true);
    const known = await knownAt(host);
    return [1, 2, 3, 4].map((board) =>
      (known.get(`pairing:${round}.${board}`) as Pairing).sides.map((side) => who(side).name).join(' – '),
    );
  };

  /** Whoever has a browser comes to their table with one press, the others by a program; the first named wins. */
  const play = async (board: string, winner: string): Promise<void> => {
    await until(board, 'playing');
    const { sides, nth } = await pairing(board);
    const sitting = async (side: string): Promise<readonly [string, Deputy]> => {
      const one = who(side);
      if (!isSeen(one)) return [one.name, await one.atGame(`${board}.${nth}`)];
      if (one.table.id !== id) await back(one);
      await press(one.page, 'To my table');
      await one.conquest.isReady();
      return [one.name, deputyOf(one, one.table.id, one.table.seat)];
    };
    const [first, second] = [await sitting(sides[0] ?? ''), await sitting(sides[1] ?? '')];
    const loser = first[0] === winner ? second : first;
    await playOut([first[1], second[1]], loser[1]);
    await expect.poll(async () => (await pairing(board)).state).not.toBe('playing');
    for (const side of sides) {
      const one = who(side);
      if (isSeen(one))
        await expect(one.conquest.result).toHaveText(one.name === winner ? 'You have won!' : `${winner} has won`);
    }
  };

  /** All boards of a round; who wins each, in the order of the boards. */
  const playRound = async (round: number, winners: readonly string[]): Promise<void> => {
    for (const [n, winner] of winners.entries()) await play(`${round}.${n + 1}`, winner);
  };
  /** Whoever has played says that it was so: in the browser, or by a program. */
  const confirm = async (board: string): Promise<void> => {
    for (const side of (await pairing(board)).sides) {
      const one = who(side);
      if (isSeen(one)) {
        await expect(one.page.getByText(`This game belongs to Harbour league, round ${board[0]}.`)).toBeVisible();
        await one.page.getByRole('link', { name: 'To the event' }).click();
      }
      if (isSeen(one)) await press(one.page, 'Confirm the result');
      else await act(one, 'attest-result', { pairing: board });
    }
    await until(board, 'attested');
  };
  const back = (one: Player) => one.page.goto(`/table/${id}?seat=${seatOf(one)}`);
  const seatOf = ({ name }: Player): string => seats[names.findIndex((one) => one === name)] ?? '';
  const card = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text }).first();
  const answer = async (question: string, text: string): Promise<void> => {
    await show(umpire, 'Desk');
    const call = card(question);
    await expect(call).toContainText('waits');
    await call.getByRole('button', { name: 'Answer', exact: true }).click();
    await call.getByLabel('Your answer, for everybody to read').fill(text);
    await call.locator('form').getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(call).toContainText('answered');
  };

  await test.step('round 1 is drawn, changed by hand, and published', async () => {
    await act(host, 'close-sign-up', { seeds: seats });
    await press(page, 'Draw round 1');
    await expect(says(umpire)).toContainText('Round 1 is drawn.');
    await show(umpire, 'Pairings');
    expect(await namesAt(1)).toEqual(['Aino – Frida', 'Cecilia – Dora', 'Bertil – Gustav', 'Hilde – Edvin']);
    // They came by the same car.
    await press(page, 'Dora');
    await press(page, 'Hilde');
    await expect(panelOf(page, 'Pairings').getByRole('listitem').filter({ hasText: 'Board 4' })).toContainText('Dora');
    await press(page, 'Publish round 1');
    expect(await namesAt(1)).toEqual(['Aino – Frida', 'Cecilia – Hilde', 'Bertil – Gustav', 'Dora – Edvin']);
  });

  const WHO_ROLLS = 'Who rolls first?';
  const WAITED = 'Nobody comes to my table. How long do I wait?';
  await test.step('one calls an umpire, is answered, and a reserve takes the place of who did not come', async () => {
    await expect(says(bertil)).toContainText('you play against Gustav');
    await press(bertil.page, 'Call an umpire');
    await bertil.page.getByLabel('What is it about?').fill(WAITED);
    await bertil.page.locator('vx-event-calls form').getByRole('button', { name: 'Call an umpire' }).click();
    await answer(WAITED, 'A quarter of an hour; then a reserve plays.');
    await card(WAITED).getByRole('button', { name: 'Keep as a precedent' }).click();
    await expect(page.getByText('One precedent of this event')).toBeVisible();
    await expect(bertil.page.getByText('A quarter of an hour; then a reserve plays.').first()).toBeVisible();
    const seat = 'player-9';
    people.set(seat, await EventGuest.come(playwright.request, server.url, { id, seat }, RESERVE));
    await show(umpire, /^Entrants/);
    await card('7. Gustav')
      .getByRole('button', { name: `Replace by ${RESERVE}` })
      .click();
    await expect(says(bertil)).toContainText(`you play against ${RESERVE}`);
  });

  await test.step('where a card cannot be signed in at the table, the event says so before it leads there', async () => {
    await until('1.3', 'playing');
    bertil.troubles.expect(/status of 409/);
    const error = { code: 'too-often', message: 'That was too often.' };
    await bertil.page.route(
      '**/sign-in',
      (route) => route.fulfill({ status: 409, contentType: 'application/json', body: JSON.stringify({ error }) }),
      { times: 1 },
    );
    await press(bertil.page, 'To my table');
    await expect(bertil.page.getByText(/your player card could not be signed in there.*too often/)).toBeVisible();
  });

  await test.step('round 1 is played and confirmed', async () => {
    await playRound(1, ['Aino', 'Cecilia', 'Bertil', 'Dora']);
    for (const player of [bertil, cecilia])
      for (const title of ['Campaigner', 'Ruler'])
        await expect(
          player.page.locator('vx-log-list').getByText(`has won the achievement “${title}”`),
        ).not.toHaveCount(0);
    for (const board of [1, 2, 3, 4]) await confirm(`1.${board}`);
  });
  await test.step('in round 2 a result is disputed, and the umpire corrects it', async () => {
    await press(page, 'Draw round 2');
    await expect(says(umpire)).toContainText('Round 2 is drawn.');
    // Those who have won meet, and those who have lost.
    expect(await namesAt(2)).toEqual(['Aino – Bertil', 'Cecilia – Dora', 'Edvin – Ingrid', 'Hilde – Frida']);
    await press(page, 'Publish round 2');
    await playRound(2, ['Aino', 'Cecilia', 'Edvin', 'Frida']);
    await back(bertil);
    await press(bertil.page, 'Dispute');
    await bertil.page.getByLabel('What is wrong with it?').fill('We had agreed on a draw before I left');
    await press(bertil.page, 'Dispute the result');
    await expect(says(bertil)).toContainText('Your result is disputed.');
    await expect(says(umpire)).toContainText('One result is disputed.');
    await press(page, 'To the desk');
    const disputed = card('Bertil disputes it: We had agreed on a draw before I left');
    await disputed.getByRole('button', { name: 'Set the result' }).click();
    await disputed.getByRole('combobox', { name: /^Result/ }).selectOption({ label: 'A draw' });
    await disputed.getByRole('textbox', { name: 'Why' }).fill('Both say so');
    await disputed.getByRole('button', { name: 'This counts' }).click();
    await until('2.1', 'corrected');
    await expect(says(bertil)).toContainText('Your result stands.');
    // Of the other games one is confirmed by the umpire, whom both have told.
    await card('Cecilia').getByRole('button', { name: 'Confirm' }).click();
    await until('2.2', 'attested');
    for (const board of [3, 4]) await confirm(`2.${board}`);
    await expect(page.getByText('Nothing waits for you: every result stands.')).toBeVisible();
  });

  await test.step('in round 3 the same is asked again, and what was said before holds', async () => {
    await press(page, 'Draw round 3');
    await expect(says(umpire)).toContainText('Round 3 is drawn.');
    expect(await namesAt(3)).toEqual(['Bertil – Cecilia', 'Dora – Aino', 'Frida – Edvin', 'Ingrid – Hilde']);
    await press(page, 'Publish round 3');
    await test.step('another call comes before it and is taken back: what was typed stays', async () => {
      const stands = 'Our clock stands.';
      await show(bertil, 'Pairings');
      await press(bertil.page, 'Call an umpire');
      await bertil.page.getByLabel('What is it about?').fill(stands);
      await bertil.page.locator('vx-event-calls form').getByRole('button', { name: 'Call an umpire' }).click();
      await expect(card(stands)).toContainText('waits');
      await act(who('player-9') as EventGuest, 'call-umpire', { text: WHO_ROLLS, pairing: '3.4' });
      const call = card(WHO_ROLLS);
      await call.getByRole('button', { name: 'Answer', exact: true }).click();
      await call.getByLabel('Your answer, for everybody to read').fill('Whoever was called fir');
      await press(bertil.page, 'Take the call back');
      await expect(page.locator('vx-event-calls').getByText(stands)).toBeHidden();
      await expect(call.getByLabel('Your answer, for everybody to read')).toHaveValue('Whoever was called fir');
      await call.getByLabel('Your answer, for everybody to read').press('End');
      await page.keyboard.type('st.');
      await call.locator('form').getByRole('button', { name: 'Answer', exact: true }).click();
      await expect(call).toContainText('Whoever was called first.');
    });
    const asked = 'Nobody sits opposite me. How long do I wait?';
    await act(who('player-9') as EventGuest, 'call-umpire', { text: asked, pairing: '3.4' });
    await page.getByText('One precedent of this event').click();
    const held = 'A quarter of an hour; then a reserve plays.';
    await expect(page.locator('vx-event-calls details')).toContainText(held);
    await answer(asked, held);
    await playRound(3, ['Bertil', 'Aino', 'Edvin', 'Ingrid']);
    for (const board of [1, 2, 3, 4]) await confirm(`3.${board}`);
  });

  /*
   * Worked out by hand; a win is 3 points, a draw 1.
   *            round 1       round 2       round 3       points   Buchholz: what those they met have
   *   Bertil   beat Ingrid   drew Aino     beat Cecilia  3+1+3=7  Ingrid 3 + Aino 7 + Cecilia 6 = 16
   *   Aino     beat Frida    drew Bertil   beat Dora     3+1+3=7  Frida 3 + Bertil 7 + Dora 3 = 13
   *   Cecilia  beat Hilde    beat Dora     lost Bertil   3+3+0=6  Hilde 0 + Dora 3 + Bertil 7 = 10
   *   Edvin    lost Dora     beat Ingrid   beat Frida    0+3+3=6  Dora 3 + Ingrid 3 + Frida 3 = 9
   *   Dora     beat Edvin    lost Cecilia  lost Aino     3+0+0=3  Edvin 6 + Cecilia 6 + Aino 7 = 19
   *   Frida    lost Aino     beat Hilde    lost Edvin    0+3+0=3  Aino 7 + Hilde 0 + Edvin 6 = 13
   *   Ingrid   lost Bertil   lost Edvin    beat Hilde    0+0+3=3  Bertil 7 + Edvin 6 + Hilde 0 = 13
   *   Hilde    lost Cecilia  lost Frida    lost Ingrid   0        Cecilia 6 + Frida 3 + Ingrid 3 = 12
   * Bertil and Aino met and drew, so their games tell nothing (1 each) and Buchholz does; of the other groups not all have met. Frida and Ingrid have won
   * one game each and share the sixth place; nobody is seventh. Gustav never played, and is in no row.
   */
  const table = [
    // place, name, points, against each other, Buchholz, wins, games, won, drawn, lost
    '1 Bertil 7 1 16 2 3 2 1 0',
    '2 Aino 7 1 13 2 3 2 1 0',
    '3 Cecilia 6 - 10 2 3 2 0 1',
    '4 Edvin 6 - 9 2 3 2 0 1',
    '5 Dora 3 - 19 1 3 1 0 2',
    '6 Frida 3 - 13 1 3 1 0 2',
    '6 Ingrid 3 - 13 1 3 1 0 2',
    '8 Hilde 0 - 12 0 3 0 0 3',
  ];
  await test.step('the event is ended, and the standings are as somebody works them out by hand', async () => {
    await press(page, 'End the event');
    await expect(says(umpire)).toHaveText('The event is over. Bertil has won it.');
    await press(page, 'Standings');
    const rows = panelOf(page, 'Standings').locator('tbody tr');
    await expect(rows).toHaveCount(table.length);
    const told = await rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('td, th')]
          .map((cell) => (cell.textContent ?? '').trim().split(/\s/)[0] || '-')
          .join(' '),
      ),
    );
    expect(told).toEqual(table);
    await expect(rows.filter({ hasText: 'Aino' })).toContainText('behind by: Buchholz');
  });

  await test.step('the whole event is a file that is checked offline', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'vexillum-league-')), 'league.json');
    const headers = { 'X-Seat': 'host' };
    const file = await host.request.get(`/api/tables/${id}/export?view=public`, { headers });
    await writeFile(path, await file.body());
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/verify.mjs', path], { cwd: root });
    expect(stdout).toMatch(/^ok /);
    expect(stdout).toContain('player-9 played as Ingrid');
    await rm(dirname(path), { recursive: true });
  });

  const month = async () => {
    const answer = await host.request.get('/api/pots/conquest');
    return (await answer.json()) as { readonly period: string; readonly rows: readonly { readonly games: number }[] };
  };
  const before = await test.step('boards, ranks and the pot of the month have moved', async () => {
    // Boards are made a moment after a game has ended.
    await expect.poll(async () => (await month()).rows.map(({ games }) => games).join()).toBe('3,3,3,3,3,3,3,3');
    const row = aino.page.getByRole('row', { name: 'Aino' });
    await aino.page.goto('/boards?board=winners&game=conquest');
    await expect(row.getByRole('cell', { name: '3', exact: true }).first()).toBeVisible();
    await aino.page.goto('/boards?board=pots&game=conquest');
    await expect(row).toContainText('3');
    await expect(aino.page.getByText(/^Place 1, with/)).toBeVisible();
    await aino.page.goto('/me');
    await expect(aino.page.getByRole('heading', { name: /^Conquest: rank \d/ })).toBeVisible();
    await aino.page.getByText('Game by game', { exact: true }).click();
    const games = aino.page.getByRole('region', { name: 'Rank in Conquest, game by game' }).locator('tbody tr');
    await expect(games).toHaveCount(3);
    // The newest first: the umpire's correction is the event's, and what was played moves ranks.
    const ranks = (await games.locator('td:last-child').allTextContents()).map(Number);
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
    expect(new Set(ranks).size).toBe(3);
    await expect(aino.page.getByRole('listitem').filter({ hasText: /^\s*Well known · 3\s/ })).toBeVisible();
    return month();
  });
  expect(before.rows).toHaveLength(8);

  await test.step('the month ends: its pot is closed, and kept for good', async () => {
    const closed = new Date(`${before.period}-01T00:00:00Z`);
    closed.setUTCMonth(closed.getUTCMonth() + 1, 5);
    for (const { troubles } of [umpire, aino, bertil, cecilia]) troubles.expect(lineIsCut);
    await server.losePower();
    await server.comeBack(closed.getTime() - Date.now());
    await expect(async () => {
      await aino.page.goto(`/boards?board=pots&game=conquest&period=${before.period}`);
      await expect(aino.page.getByText('Closed, and never changed since.')).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await expect(aino.page.getByRole('row', { name: 'Aino' }).getByRole('cell').first()).toHaveText('1');
    const kept = await host.request.get(`/api/pots/conquest?period=${before.period}`);
    expect(((await kept.json()) as typeof before).rows).toEqual(before.rows);
    expect((await month()).rows).toEqual([]);
  });
});
