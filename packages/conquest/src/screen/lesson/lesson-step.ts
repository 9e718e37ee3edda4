import type { SideId } from '@vexillum/model';
import {
  type Attacked,
  attackIn,
  boardOf,
  gameOf,
  type GameState,
  mayAttack,
  mayMoveIn,
  mayTurnIn,
  playerOf,
  type Snapshot,
  territoryOf,
} from '../../rules/index.ts';
import { type Aim, choiceFor, mayFollow } from '../play/touch.ts';
import type { Chapter } from './chapters.ts';
import { bestAttack, bestMove, bestPlace, isWorthIt, type Prospect } from './good-ways.ts';
import { learntBy } from './learnt.ts';
import type { LessonMemory } from './lesson-memory.ts';
import type { Shown } from './shown.ts';

/** What the lesson tells its reader now, and what they should touch. */
export type LessonStep = { readonly chapter: Chapter } & (
  | { readonly kind: 'place'; readonly land: string; readonly armies: number; readonly isFirst: boolean }
  | { readonly kind: 'flag' }
  | { readonly kind: 'set'; readonly isForced: boolean }
  | { readonly kind: 'choose-attack' }
  | { readonly kind: 'attack-from'; readonly land: string; readonly isFirst: boolean }
  | { readonly kind: 'attack-to'; readonly land: string; readonly chance: number; readonly last?: Attacked }
  | { readonly kind: 'spent' }
  | { readonly kind: 'follow'; readonly land: string }
  | { readonly kind: 'move' }
  | { readonly kind: 'move-from'; readonly land: string }
  | { readonly kind: 'move-to'; readonly land: string }
  | { readonly kind: 'end'; readonly isFirst: boolean; readonly hasConquered: boolean }
  | { readonly kind: 'watch' }
  /** A chapter that the reader would rather not be told of, and that play cannot do without. */
  | { readonly kind: 'alone' }
  | { readonly kind: 'over'; readonly hasWon: boolean; readonly isDrawn: boolean }
);

/** What a reader's lesson depends on. */
export interface LessonMoment {
  readonly snapshot: Snapshot;
  readonly side: SideId | undefined;
  readonly aim: Aim;
  readonly memory: Pick<LessonMemory, 'skipped' | 'learnt'>;
}

interface Look extends LessonMoment {
  readonly game: GameState;
  readonly learnt: ReadonlySet<Chapter>;
  /** Whether this chapter is still to be taught. */
  readonly isNew: (chapter: Chapter) => boolean;
}

/** The next step; none before START, and for those who only watch. Whatever the dice say and the reader does, there is one. */
export const lessonStep = (moment: LessonMoment): LessonStep | undefined => {
  const { snapshot, side, memory } = moment;
  const game = gameOf(snapshot);
  if (!game || side === undefined || !game.order.includes(side)) return undefined;
  const learnt = learntBy(snapshot, side, memory.learnt);
  const isNew = (chapter: Chapter) => !learnt.has(chapter) && !memory.skipped.includes(chapter);
  const look: Look = { ...moment, game, learnt, isNew };
  if (game.phase === 'over')
    return { chapter: 'win', kind: 'over', hasWon: game.winner === side, isDrawn: game.winner === undefined };
  const step = game.mover === side ? ownStep(look) : ({ chapter: 'turn', kind: 'watch' } as const);
  const isUnwanted = memory.skipped.includes(step.chapter) && step.kind !== 'watch' && !learnt.has(step.chapter);
  return isUnwanted ? { chapter: step.chapter, kind: 'alone' } : step;
};

/** The land or the button that a step points at. */
export const shownBy = (step: LessonStep | undefined): Shown => {
  if (!step) return {};
  if ('land' in step) return { land: step.land };
  const button = buttonOf[step.kind];
  return button ? { button } : {};
};

const buttonOf: Readonly<Partial<Record<LessonStep['kind'], NonNullable<Shown['button']>>>> = {
  flag: 'flags',
  set: 'recruit',
  'choose-attack': 'attack',
  spent: 'end-turn',
  move: 'move',
  end: 'end-turn',
};

const ownStep = (look: Look): LessonStep => {
  const { snapshot, side, game } = look;
  const land = game.recruits > 0 ? bestPlace(snapshot, side) : undefined;
  if (land !== undefined)
    return { chapter: 'recruits', kind: 'place', land, armies: game.recruits, isFirst: !look.learnt.has('recruits') };
  if (game.mustTurnIn) return { chapter: 'set', kind: 'set', isForced: true };
  return flagStep(look) ?? followStep(look) ?? firstFight(look) ?? firstMove(look) ?? firstEnd(look) ?? onward(look);
};

const flagStep = ({ snapshot, side, game, isNew, memory }: Look): LessonStep | undefined => {
  const held = playerOf(snapshot, side ?? '')?.flags.length ?? 0;
  if (held > 0 && isNew('flag') && !game.hasAttacked) return { chapter: 'flag', kind: 'flag' };
  const isWanted = !memory.skipped.includes('set') && !game.hasAttacked;
  return isWanted && choiceFor(mayTurnIn, snapshot, side).ok
    ? { chapter: 'set', kind: 'set', isForced: false }
    : undefined;
};

/** Armies follow once to learn it, and later where they would be of no use where they are. */
const followStep = ({ snapshot, side, aim, isNew, learnt }: Look): LessonStep | undefined => {
  const [taken] = choiceFor(mayMoveIn, snapshot, side).targets();
  if (!taken || mayFollow(snapshot, side, aim) === 0) return undefined;
  const isIdle = learnt.has('follow') && !isFront(snapshot, side, taken.from) && isFront(snapshot, side, taken.to);
  return isNew('follow') || isIdle ? { chapter: 'follow', kind: 'follow', land: taken.to } : undefined;
};

const isFront = (snapshot: Snapshot, side: SideId | undefined, id: string): boolean =>
  [...boardOf(snapshot).neighbours(id)].some((next) => territoryOf(snapshot, next).owner !== side);

/** Until a land has been conquered: attack, and again, or leave it for this turn. */
const firstFight = (look: Look): LessonStep | undefined => {
  const { snapshot, side, game, learnt } = look;
  if (learnt.has('conquest') || game.move) return undefined;
  const best = bestAttack(snapshot, side);
  if (!best || (learnt.has('attack') && !isWorthIt(best))) return { chapter: 'conquest', kind: 'spent' };
  return attackStep(look, learnt.has('attack') ? 'conquest' : 'attack', best);
};

/** Where the reader has chosen land that can attack, what it can attack best. */
const aimed = ({ snapshot, side, aim }: Look): Prospect | undefined =>
  aim.from === undefined ? undefined : bestAttack(snapshot, side, aim.from);

const attackStep = (look: Look, chapter: Chapter, best: Prospect): LessonStep => {
  if (look.aim.chosen === 'move') return { chapter, kind: 'choose-attack' };
  const to = aimed(look);
  if (!to || (!isWorthIt(to) && isWorthIt(best)))
    return { chapter, kind: 'attack-from', land: best.from, isFirst: chapter !== 'win' };
  const last = look.learnt.has('conquest') ? undefined : lastThrow(look, to);
  return { chapter, kind: 'attack-to', land: to.to, chance: to.chance, ...(last ? { last } : {}) };
};

/** What the reader's last throw came to, where it was the same attack. */
const lastThrow = ({ snapshot }: Look, { from, to }: Prospect): Attacked | undefined => {
  const newest = [...snapshot.public.log.values()].reduce(
    (one, other) => (other.seq > (one?.seq ?? -1) && attackIn(other) ? other : one),
    undefined as (Parameters<typeof attackIn>[0] & { readonly seq: number }) | undefined,
  );
  const attack = newest && attackIn(newest);
  return attack?.from === from && attack.to === to ? attack : undefined;
};

const firstMove = (look: Look): LessonStep | undefined =>
  look.isNew('move') && !look.game.move ? moveStep(look, 'move') : undefined;

const moveStep = ({ snapshot, side, aim }: Look, chapter: Chapter): LessonStep | undefined => {
  const isMoving = aim.chosen === 'move';
  const way = bestMove(snapshot, side, isMoving ? aim.from : undefined);
  if (!way) return undefined;
  if (!isMoving) return { chapter, kind: 'move' };
  return aim.from === undefined
    ? { chapter, kind: 'move-from', land: way.from }
    : { chapter, kind: 'move-to', land: way.to };
};

const firstEnd = ({ learnt, game }: Look): LessonStep | undefined =>
  learnt.has('turn') ? undefined : { chapter: 'turn', kind: 'end', isFirst: true, hasConquered: game.conquests > 0 };

/** All has been taught but how it ends: attack while that promises something, bring up what is idle, end the turn. */
const onward = (look: Look): LessonStep => {
  const { snapshot, side, game } = look;
  const best = choiceFor(mayAttack, snapshot, side).ok ? bestAttack(snapshot, side) : undefined;
  if (best && isWorthIt(best)) return attackStep(look, 'win', best);
  const way = game.move ? undefined : bestMove(snapshot, side);
  const isIdle = way && !isFront(snapshot, side, way.from) && isFront(snapshot, side, way.to);
  const step = isIdle || look.aim.chosen === 'move' ? moveStep(look, 'win') : undefined;
  return step ?? { chapter: 'win', kind: 'end', isFirst: false, hasConquered: game.conquests > 0 };
};
