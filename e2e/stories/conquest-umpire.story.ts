import { act } from '../act.ts';
import type { Known, KnownGame } from '../conquest/known.ts';
import { seatGuests } from '../conquest/seat-conquerors.ts';
import { TrueGame } from '../conquest/true-game.ts';
import type { Ways } from '../pages/conquest-page.ts';
import { expect, type Player, test } from '../players.ts';

interface Now {
  readonly known: Known;
  readonly game: KnownGame;
}

const now = async (truth: TrueGame): Promise<Now> => {
  const known = await truth.known();
  if (!known.game) throw new Error('no game is on');
  return { known, game: known.game };
};

/** Land of this player's, and somebody else's beside it. */
const frontOf = ({ known }: Now, ways: Ways, side: string) => {
  for (const [from, neighbours] of ways)
    for (const to of neighbours) if (known.ownerOf(from) === side && known.ownerOf(to) !== side) return { from, to };
  throw new Error(`${side} has no border with anybody`);
};

const weakestOf = ({ known }: Now, ways: Ways, side: string): string | undefined =>
  [...ways.keys()]
    .filter((id) => known.ownerOf(id) === side)
    .sort((one, other) => known.armiesOn(one) - known.armiesOn(other))[0];

/** The first player piles their armies up, the second spreads theirs; then the first breaks through and ends their turn, so that they are given a flag. */
const conquerOnce = async (truth: TrueGame, ways: Ways, first: Player, second: Player): Promise<void> => {
  let at = await now(truth);
  const front = frontOf(at, ways, 'player-1');
  for (; at.game.phase === 'amassing'; at = await now(truth)) {
    if (at.game.mover === 'player-1') await act(first, 'place-army', { territory: front.from });
    else await act(second, 'place-army', { territory: weakestOf(at, ways, 'player-2') });
  }
  await act(first, 'place-recruits', { territory: front.from, assign: 'all' });
  while ((await truth.known()).ownerOf(front.to) !== 'player-1') await act(first, 'attack-territory', front);
  await act(first, 'end-turn', {});
};

test('an umpire sees which flags the players have once all of them have accepted the umpire, and everybody is told so', async ({
  enter,
  server,
  playwright,
}) => {
  const wish = { enter, server, request: playwright.request, houseRules: { 'random-start': true } };
  const { first, second, umpire, spectator } = await seatGuests(wish, ['first', 'second', 'umpire', 'spectator']);
  const told = (player: Player, text: string) => expect(player.page.getByText(text)).toBeVisible();

  await told(umpire, 'once the game is on');
  await told(first, `${umpire.name} sits as umpire and sees nobody’s flags.`);
  for (const player of [first, second]) {
    await player.page.getByRole('button', { name: 'Accept the umpire' }).click();
    await player.page.getByRole('button', { name: `Accept ${umpire.name}` }).click();
  }
  await first.conquest.press('START');
  await told(umpire, 'You see everybody’s flags, and they all know it.');
  for (const player of [first, second, spectator]) await told(player, `${umpire.name} sees everybody’s flags.`);

  const truth = new TrueGame(first.context, first.table.id, 'player-1');
  await conquerOnce(truth, await first.conquest.map(), first, second);
  const flagsOn = ({ page }: Player) =>
    page.getByRole('list', { name: 'Players' }).getByRole('img', { name: /flag|×/ });
  await expect(flagsOn(umpire).and(umpire.page.getByLabel(/: 1 × (Crown|Tower|Anchor)/))).toHaveCount(1);
  await expect(flagsOn(spectator).and(spectator.page.getByLabel(/: 1 victory flag/))).toHaveCount(1);
});
