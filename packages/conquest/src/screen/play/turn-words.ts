import { msg, str } from '@vexillum/ui/words';
import { gameOf, type GameState, mayEndTurn, playerOf, type Snapshot, winnersIn } from '../../rules/index.ts';
import { clockOf, type SideId, sidesOfClock } from '@vexillum/model';
import { standsStill } from '@vexillum/frame/clock/stands-still';
import { ownerName, territoryName, winnerName } from '../names.ts';
import { aimWords, type TurnWords } from './aim-words.ts';
import { buttonReason, type TurnButton } from './control-reasons.ts';
import { type Aim, choiceFor } from './touch.ts';

const placeWords = (armies: number): string =>
  msg('{0, plural, =1 {Place your last army} other {Place one of your # armies}}', armies);

const mineNow = (snapshot: Snapshot, game: GameState): string => {
  if (game.phase === 'assignment') return msg('Claim a territory');
  if (game.phase === 'amassing') return placeWords(playerOf(snapshot, game.mover)?.armiesLeft ?? 0);
  if (game.recruits > 0) return msg('Place your recruits');
  if (game.mustTurnIn) return msg('Turn in a set of flags');
  if (game.conquest) return msg(str`${territoryName(snapshot, game.conquest.to)} is yours`);
  return msg('Your turn');
};

/** ASSIGN says how many follow, one a turn. */
const whereNext = ({ assign }: Aim): string => {
  if (assign === 1) return msg('Touch a territory of yours.');
  return assign === 'all'
    ? msg('Touch a territory of yours: all your armies go there, one a turn.')
    : msg(str`Touch a territory of yours: ${assign} armies go there, one a turn.`);
};

const mineNext = (snapshot: Snapshot, game: GameState, aim: Aim): string => {
  if (game.phase === 'assignment') return msg('Touch a territory that nobody has.');
  if (game.phase === 'amassing') return whereNext(aim);
  if (game.recruits > 0) return msg('Touch a territory of yours.');
  if (game.mustTurnIn) return msg('You have five flags or more: press RECRUIT.');
  if (aim.chosen === 'attack') return msg('Touch the territory of yours to attack from.');
  if (aim.chosen === 'move') return msg('Touch the territory of yours that armies leave.');
  if (game.move) return msg('More can follow the same way: MOVE. Else END TURN.');
  const ways = whatElse(snapshot, game.mover);
  return isOpen(snapshot, game.mover, 'recruit') ? `${msg('You have a set of flags: RECRUIT.')} ${ways}` : ways;
};

const isOpen = (snapshot: Snapshot, side: SideId, button: TurnButton): boolean =>
  buttonReason(snapshot, side, button) === undefined;

/** Of what ends a turn or comes before that, only what can be pressed. */
const whatElse = (snapshot: Snapshot, side: SideId): string => {
  const mayAttack = isOpen(snapshot, side, 'attack');
  const mayMove = isOpen(snapshot, side, 'move');
  if (standsStill(snapshot)) return msg('Choose ATTACK, MOVE or END TURN.');
  if (mayAttack === mayMove) return mayAttack ? msg('Choose ATTACK, MOVE or END TURN.') : msg('Choose END TURN.');
  return mayAttack ? msg('Choose ATTACK or END TURN.') : msg('Choose MOVE or END TURN.');
};

const mine = (snapshot: Snapshot, game: GameState, aim: Aim, target: string | undefined): TurnWords => {
  const aimed = choiceFor(mayEndTurn, snapshot, game.mover).ok ? aimWords(snapshot, game, aim, target) : undefined;
  return aimed ?? { now: mineNow(snapshot, game), next: mineNext(snapshot, game, aim) };
};

const theirsNow = (snapshot: Snapshot, game: GameState): string => {
  const name = ownerName(snapshot, game.mover);
  if (game.phase === 'assignment') return msg(str`${name} claims a territory`);
  if (game.phase === 'amassing') return msg(str`${name} places an army`);
  if (game.recruits > 0) return msg(str`${name} places recruits`);
  if (game.move) return msg(str`${name} moves`);
  return game.hasAttacked ? msg(str`${name} is attacking`) : msg(str`${name}’s turn`);
};

const awayWords = (maySkip: boolean | undefined): string =>
  maySkip
    ? msg('Away. Wait, or skip this turn: menu, Players.')
    : msg('Away. Wait, or ask the host to skip this turn.');

const theirsNext = (
  snapshot: Snapshot,
  game: GameState,
  side: SideId | undefined,
  { isMoverAway, maySkip }: Around,
): string => {
  if (isMoverAway && (side !== undefined || maySkip)) return awayWords(maySkip);
  if (side === undefined || !game.order.includes(side)) return msg('You are watching.');
  if (playerOf(snapshot, side)?.out !== undefined) return msg('You are out of the game, and may watch it to its end.');
  const playing = game.order.filter((each) => playerOf(snapshot, each)?.out === undefined);
  const next = playing[(playing.indexOf(game.mover) + 1) % playing.length];
  return next === side ? msg('You are next.') : '';
};

const overNow = (snapshot: Snapshot, { winner }: GameState, side: SideId | undefined): string => {
  if (winner === undefined) return msg('The game is over.');
  return side !== undefined && winnersIn(snapshot).includes(side)
    ? msg('You have won.')
    : msg(str`${winnerName(snapshot, winner)} has won.`);
};

const overNext = (mayReset: boolean | undefined): string =>
  mayReset
    ? msg('A rematch at this table, or the replay: both are in the result.')
    : msg('The players may begin another game here. The result has the replay.');

/** What the words depend on besides the game. */
export interface Around {
  /** What the attack in the making is aimed at. */
  readonly target?: string | undefined;
  /** The player whose turn it is has no connection to the table. */
  readonly isMoverAway?: boolean;
  /** The reader may pass over others. */
  readonly maySkip?: boolean;
  /** The reader may set up the next game. */
  readonly mayReset?: boolean;
}

/** The phase in words for whoever sits at this side, or watches. */
export const turnWords = (snapshot: Snapshot, side: SideId | undefined, aim: Aim, around: Around = {}): TurnWords => {
  const game = gameOf(snapshot);
  if (!game) return { now: msg('The game has not been started.'), next: '' };
  if (game.phase === 'over') return { now: overNow(snapshot, game, side), next: overNext(around.mayReset) };
  if (standsStill(snapshot)) return { now: msg('The game is paused.'), next: pauseWords(snapshot, side) };
  return game.mover === side
    ? mine(snapshot, game, aim, around.target)
    : { now: theirsNow(snapshot, game), next: theirsNext(snapshot, game, side, around) };
};

/** How a game goes on that stands still, for whoever sits at this side. */
const pauseWords = (snapshot: Snapshot, side: SideId | undefined): string => {
  const { pausedBy, asks = {} } = clockOf(snapshot) ?? {};
  if (pausedBy === 'umpire') return msg('The umpire lets it go on.');
  if (side === undefined || !sidesOfClock(snapshot).includes(side)) return msg('You are watching.');
  return asks[side] ? msg('It goes on when the others want it too.') : msg('“Go on” is in the clock’s menu.');
};
