import { seededRandom } from '@vexillum/geometry';
import type { Json } from '@vexillum/model';
import { type Assign, machineAction, mayEndTurn, mayTurnIn } from '../../../rules/index.ts';
import { nineAcres } from '../../../rules/maps/atlas/nine-acres.ts';
import { ToldGame } from '../../testing/told-game.ts';
import { type Chosen, meaningOfTouch } from '../../play/touch.ts';
import type { Chapter } from '../chapters.ts';
import { type LessonStep, lessonStep, shownBy } from '../lesson-step.ts';
import { lessonRules } from '../lesson-table.ts';

const ME = 'player-1';

/** For tests: somebody at a lesson who does what they are shown, against a Recruit, by the real rules and with dice of this seed. */
export class Pupil {
  readonly told: ToldGame;
  readonly #random: () => number;
  skipped: Chapter[] = [];
  learnt: Chapter[] = [];
  chosen: Chosen | undefined;
  from: string | undefined;
  touches = 0;
  turns = 0;

  constructor(seed: number) {
    this.told = new ToldGame({ players: 2, map: nineAcres, seed, rules: lessonRules });
    this.told.act(ME, 'start-game');
    this.#random = seededRandom(seed);
  }

  get isOver(): boolean {
    return this.told.match.game.phase === 'over';
  }

  get step(): LessonStep | undefined {
    const { skipped, learnt, chosen, from } = this;
    const aim = { chosen, from, assign: 'all' as Assign };
    return lessonStep({ snapshot: this.told.match.snapshot, side: ME, aim, memory: { skipped, learnt } });
  }

  /** Does what is shown; while the machine plays, it does. Answers the step. */
  follow(): LessonStep {
    const { step } = this;
    if (!step) throw new Error('there is no step');
    if (step.kind === 'watch') this.#letItPlay();
    else this.#do(step);
    return step;
  }

  /** Follows until this step or the end of the game. */
  until(isMeant: (step: LessonStep) => boolean): LessonStep | undefined {
    for (let followed = 0; followed < 3_000; followed++) {
      const { step } = this;
      if (!step || step.kind === 'over' || isMeant(step)) return step;
      this.follow();
    }
    throw new Error('the lesson leads nowhere');
  }

  #do(step: LessonStep): void {
    const { land, button } = shownBy(step);
    this.touches += 1;
    if (land !== undefined) return this.#touch(land);
    switch (button) {
      case 'flags':
        this.learnt.push('flag');
        return;
      case 'recruit':
        return this.#act(mayTurnIn.action, {});
      case 'attack':
      case 'move':
        this.chosen = button;
        this.from = undefined;
        return;
      case 'end-turn':
        this.turns += 1;
        this.chosen = this.from = undefined;
        return this.#act(mayEndTurn.action, {});
      case undefined:
        throw new Error(`${step.kind} shows nothing`);
      default:
        return button satisfies never;
    }
  }

  #touch(land: string): void {
    const aim = { chosen: this.chosen, from: this.from, assign: 'all' as Assign };
    const meaning = meaningOfTouch(this.told.match.snapshot, ME, aim, land);
    if (meaning.kind === 'nothing') throw new Error(`a touch of ${land} means nothing`);
    if (meaning.kind === 'act') return this.#act(meaning.name, meaning.args);
    this.chosen ??= 'attack';
    this.from = meaning.id;
  }

  #act(name: string, args: Json): void {
    this.told.act(ME, name, args);
  }

  #letItPlay(): void {
    const { match } = this.told;
    const asked = machineAction(match.snapshot, match.mover, 'recruit', this.#random);
    this.told.act(match.mover, asked?.name ?? '', asked?.args);
  }
}
