import { act, type Deputy } from '../act.ts';
import { eventually } from '../eventually.ts';
import { howMany } from '../how-long.ts';
import type { Ways } from '../pages/conquest-page.ts';
import type { Player } from '../players.ts';
import { type Direction, Director } from './director.ts';
import type { Known, KnownGame } from './known.ts';
import { TrueGame } from './true-game.ts';

/** Ninety-nine games of a hundred are over by turn 185; the others lock themselves, and would go on for ever. */
const TURNS = 220;
/** Nobody has so little luck as to need more. */
const GAMES = 4;

/** So many actions of a game are touches: by then each kind was touched many times. A long run touches from the first action to the last. */
const TOUCHES = howMany(60, Number.POSITIVE_INFINITY);

/** What a program asks for where a player would touch the map or a button. */
const askedFor = (direction: Direction, { phase }: KnownGame): readonly [action: string, args: object] => {
  switch (direction.does) {
    case 'place':
      return phase === 'amassing'
        ? ['place-army', { territory: direction.on }]
        : ['place-recruits', { territory: direction.on, assign: direction.assign }];
    case 'turn-in':
      return ['turn-in-set', {}];
    case 'attack':
      return ['attack-territory', { from: direction.from, to: direction.to }];
    case 'move':
      return ['move-armies', { from: direction.from, to: direction.to, assign: 'all' }];
    case 'end-turn':
      return ['end-turn', {}];
    default:
      return direction satisfies never;
  }
};

/** Those who play, and the host. The first player has a browser, others may have one. */
interface Led {
  readonly host: Player | Deputy;
  readonly first: Player;
  readonly second: Player | Deputy;
  readonly third: Player | Deputy;
}

/** A game of three, led from turn to turn; actions are touches of the map or of a button in that player's browser, where they have one. */
export class LedGame {
  readonly everybody: Led;
  readonly truth: TrueGame;
  readonly land: readonly string[];
  readonly #director: Director;
  #touches = 0;
  /** Whose browsers are elsewhere: a program plays for them, and knows the address of their table. */
  readonly #away = new Map<Player | Deputy, Deputy & { readonly address: string }>();

  constructor(everybody: Led, ways: Ways) {
    this.everybody = everybody;
    const { context, table } = everybody.first;
    this.truth = new TrueGame(context, table.id, 'player-1');
    this.land = [...ways.keys()];
    this.#director = new Director('player-1', this.land, (id) => ways.get(id) ?? []);
  }

  /** Actions are still touches. */
  get isTouched(): boolean {
    return this.#touches < TOUCHES;
  }

  playerOf(side: string): Player {
    const player = this.#whoPlays(side);
    if (!('page' in player)) throw new Error(`${player.name} has no browser`);
    return player;
  }

  #whoPlays(side: string): Player | Deputy {
    const { first, second, third } = this.everybody;
    const player = { 'player-1': first, 'player-2': second, 'player-3': third }[side];
    if (!player) throw new Error(`nobody plays ${side}`);
    return this.#orDeputy(player);
  }

  #orDeputy(player: Player | Deputy): Player | Deputy {
    return this.#away.get(player) ?? player;
  }

  /** These look at another page while a program plays for them. */
  async leave(players: readonly Player[]): Promise<void> {
    for (const player of players) {
      const { name, context, page, table } = player;
      const [address, { id, seat }] = [page.url(), table];
      const { origin } = new URL(address);
      this.#away.set(player, { name, request: context.request, origin, table: { id, seat }, address });
      await page.goto('/privacy');
    }
  }

  async comeBack(players: readonly Player[]): Promise<void> {
    for (const player of players) {
      await player.page.goto(this.#away.get(player)?.address ?? '');
      this.#away.delete(player);
    }
  }

  async now(): Promise<{ readonly known: Known; readonly game: KnownGame }> {
    const known = await this.truth.known();
    if (!known.game) throw new Error('no game is on');
    return { known, game: known.game };
  }

  /** One action of whoever is on turn; comes back when everyone could know it. */
  async step(): Promise<KnownGame> {
    const { known, game } = await this.now();
    const direction = this.#director.next(known, game);
    const player = this.#whoPlays(game.mover);
    if (++this.#touches > TOUCHES || !('page' in player)) {
      await act(player, ...askedFor(direction, game));
      return (await this.now()).game;
    }
    await player.conquest.isOnTurn();
    await this.truth.after(() => player.conquest.follow(direction), `${player.name}: ${JSON.stringify(direction)}`);
    return (await this.now()).game;
  }

  /** Many armies are placed one at a time. After a few, a program does it for the players: what a touch does is known by then. */
  async placeTheRest(): Promise<void> {
    for (let { known, game } = await this.now(); game.phase === 'amassing'; { known, game } = await this.now()) {
      const direction = this.#director.next(known, game);
      await act(this.#whoPlays(game.mover), ...askedFor(direction, game));
    }
  }

  /** Conquering begins with the first player's turn: a player who is skipped twice puts their armies down with their first recruits. */
  async skipThePlacing(): Promise<void> {
    for (let { game } = await this.now(); game.phase === 'amassing'; { game } = await this.now())
      await act(this.#orDeputy(this.everybody.host), 'skip-turn', { turn: game.turn });
    await this.everybody.first.conquest.isOnTurn();
  }

  /** Until somebody has won; a game that has locked itself is cleared away by the host, and another one is begun. */
  async playToTheEnd(): Promise<KnownGame> {
    let game = await this.playUntil(() => false);
    for (let games = 1; game.phase !== 'over' && games < GAMES; games++) {
      await act(this.#orDeputy(this.everybody.host), 'reset-game', {});
      await this.everybody.first.conquest.press('START');
      await eventually(async () => (await this.truth.known()).game?.phase, 'the next game is on').toBe('amassing');
      await this.placeTheRest();
      game = await this.playUntil(() => false);
    }
    return game;
  }

  /** Plays on until it is so, or nothing more can come. */
  async playUntil(isSo: (game: KnownGame) => boolean): Promise<KnownGame> {
    let { game } = await this.now();
    while (!isSo(game) && game.phase !== 'over' && game.turn < TURNS) game = await this.step();
    return game;
  }
}
