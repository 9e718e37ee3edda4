import type { Board } from '../board/board.ts';
import type { ConquestEvent } from '../events/conquest-events.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import type { Task } from '../missions/mission.ts';
import type { GameState } from '../state/game-state.ts';
import { playerOf, territoryOf } from '../state/read.ts';
import { BANK } from '../state/sides.ts';
import type { Snapshot } from '../records.ts';

const endsTurn: ReadonlySet<ConquestEvent['kind']> = new Set(['turn-ended', 'player-skipped']);

/** What must hold at tables with teams, capitals and missions; worked out as `LawWatch` does. */
export class WayLaws {
  readonly #snapshot: Snapshot;
  readonly #board: Board;
  readonly #capitals = new Map<string, string>();
  readonly #teams = new Map<string, number>();
  readonly #tasks = new Map<string, Task>();

  constructor(snapshot: Snapshot, board: Board) {
    this.#snapshot = snapshot;
    this.#board = board;
  }

  /** What is wrong, after this event made `now` of `before`. */
  check(event: ConquestEvent, before: GameState, now: GameState): readonly string[] {
    return [...this.#seatsOfPower(now), ...this.#partners(event, before, now), ...this.#missions(event, before, now)];
  }

  /** By house rule everybody who has had land has one capital, which stays where it is. */
  *#seatsOfPower(now: GameState): Generator<string> {
    for (const side of now.order) {
      const { capital } = playerOf(this.#snapshot, side) ?? {};
      const before = this.#capitals.get(side);
      if (before !== undefined && capital !== before) yield `the capital of ${side} has moved`;
      const hasLand = this.#board.territories.some((id) => territoryOf(this.#snapshot, id).owner === side);
      if (rulesOf(this.#snapshot).hasCapitals ? hasLand && capital === undefined : capital !== undefined)
        yield `${side} has ${capital === undefined ? 'no capital' : 'a capital'}`;
      if (capital !== undefined) this.#capitals.set(side, capital);
    }
  }

  /** Teams stay as they began, nobody attacks their own, and armies are put on partners' land by house rule alone. */
  *#partners(event: ConquestEvent, { mover }: GameState, now: GameState): Generator<string> {
    const { teams, isLandShared } = rulesOf(this.#snapshot);
    for (const side of now.order) {
      const team = playerOf(this.#snapshot, side)?.team;
      if (teams > 0 !== (team !== undefined)) yield `${side} plays for ${team ?? 'no team'}`;
      if (team !== (this.#teams.get(side) ?? team)) yield `${side} has gone over to another team`;
      if (team !== undefined) this.#teams.set(side, team);
    }
    const isOfTeam = (side: string) =>
      side !== mover && this.#teams.has(side) && this.#teams.get(side) === this.#teams.get(mover);
    const isIn = (side: string) => playerOf(this.#snapshot, side)?.out === undefined;
    if (
      event.kind === 'attacked' &&
      isOfTeam(event.defender) &&
      (isIn(event.defender) || event.eliminated === event.defender)
    )
      yield `${mover} has attacked a partner`;
    const id =
      event.kind === 'recruits-placed' || event.kind === 'army-placed'
        ? event.territory
        : event.kind === 'armies-moved'
          ? event.to
          : undefined;
    const owner = id === undefined ? mover : (territoryOf(this.#snapshot, id).owner ?? '');
    if (owner !== mover && !(isLandShared && isOfTeam(owner))) yield `armies of ${mover} were put on land of ${owner}`;
  }

  /**
   * The game ends with the turn of whoever has done what their mission asks for, and no other's; everybody who has acted has one, and only they
   * and nobody else know it until then.
   */
  *#missions(event: ConquestEvent, before: GameState, now: GameState): Generator<string> {
    const { hasMissions } = rulesOf(this.#snapshot);
    const { phase, wonBy, winner, order } = now;
    if (!hasMissions && this.#snapshot.public.mission.size > 0) yield 'there are missions';
    const { mover } = before;
    const task = this.#tasks.get(mover);
    const isDue =
      endsTurn.has(event.kind) && before.phase === 'conquer' && task !== undefined && this.#isDone(mover, task);
    if (isDue !== (wonBy === 'mission'))
      yield `${mover} ${isDue ? 'has fulfilled their mission, and the game goes on' : 'has won by a mission'}`;
    if (wonBy === 'mission' && winner !== mover) yield `${winner} has won by a mission, on a turn of ${mover}`;
    for (const side of order) {
      const seen = this.#snapshot.public.mission.get(`mission:${side}`);
      const holders = Object.entries(this.#snapshot.sides).filter(([, layer]) => layer?.mission.has(`mission:${side}`));
      if (phase === 'over' ? holders.length > 0 : seen?.task !== undefined || seen?.secret !== undefined)
        yield `the mission of ${side} is ${phase === 'over' ? 'hidden' : 'shown'}`;
      for (const [holder] of holders)
        if (holder !== (seen?.drawnBy === undefined ? BANK : side)) yield `${holder} knows the mission of ${side}`;
      const told = this.#snapshot.sides[side]?.mission.get(`mission:${side}`)?.task;
      if (told) this.#tasks.set(side, told);
    }
  }

  #isDone(side: string, task: Task): boolean {
    const isOurs = (other: string) =>
      other === side || (this.#teams.has(side) && this.#teams.get(other) === this.#teams.get(side));
    const isHeld = (id: string) => {
      const { owner } = territoryOf(this.#snapshot, id);
      if (owner === null) return false;
      return owner === side || (isOurs(owner) && playerOf(this.#snapshot, owner)?.out === undefined);
    };
    const own = this.#board.pack.territories.filter(({ id }) => isHeld(id));
    if (task.kind === 'regions') {
      const asked = this.#board.pack.territories.filter(({ region }) => task.regions.includes(region));
      return asked.every(({ id }) => isHeld(id));
    }
    const isEnough = (armies: number) =>
      own.filter(({ id }) => territoryOf(this.#snapshot, id).armies >= armies).length >= task.lands;
    if (task.kind === 'lands') return isEnough(task.armies);
    const { out, outBy } = playerOf(this.#snapshot, task.player) ?? {};
    return out !== undefined && ((out === 'eliminated' && outBy !== undefined && isOurs(outBy)) || isEnough(1));
  }
}
