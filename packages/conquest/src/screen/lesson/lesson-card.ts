import '@awesome.me/webawesome/dist/components/button/button.js';
import { msg, str } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import { isApiProblem } from '@vexillum/frame/api';
import { problemText } from '@vexillum/frame/api-problem-text';
import type { Router } from '@vexillum/frame/router';
import { tellNotLoaded } from '@vexillum/frame/table/load-part';
import type { Snapshot } from '../../rules/index.ts';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { tryAlone } from '../lobby/try-alone.ts';
import { chapters, type Chapter } from './chapters.ts';
import { learntBy } from './learnt.ts';
import { lessonCardStyles } from './lesson-card-styles.ts';
import { isLessonAt, lessonMemory, remember } from './lesson-memory.ts';
import { type LessonStep, lessonStep, shownBy } from './lesson-step.ts';
import { lessonText, shownLandText } from './lesson-words.ts';
import { openLesson } from './open-lesson.ts';

/** At a lesson: what to do now and why, until it is done. It points at the place through the sitting (`$shown`), and tells `lesson-left` when it is over. */
export class LessonCard extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    table: { attribute: false },
    go: { attribute: false },
    isBusy: { state: true },
  };
  declare sitting: ConquestSitting;
  declare table: string;
  declare go: Router['go'];
  declare isBusy: boolean;
  readonly #watched = Array.from({ length: 4 }, () => new StoreController<unknown>(this));
  #step: LessonStep | undefined;
  readonly #sized = new ResizeObserver(() => this.#tellHeight());

  static override styles = [baseStyles, buttonStyles, lessonCardStyles];

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#sized.disconnect();
    this.sitting.$shown.set({});
  }

  protected override willUpdate(changed: PropertyValues) {
    const { sitting } = this;
    if (changed.has('sitting'))
      for (const [at, store] of [sitting.live.$snapshot, sitting.$chosen, sitting.$from, sitting.$seesFlags].entries())
        this.#watched[at]?.watch(store);
    if (sitting.$seesFlags.get() && !lessonMemory().sawFlags) remember({ sawFlags: true });
    const { snapshot, side, aim } = sitting;
    this.#step = isLessonAt(this.table) ? lessonStep({ snapshot, side, aim, memory: lessonMemory() }) : undefined;
    if (this.#step?.kind === 'over' && !lessonMemory().isDone) remember({ isDone: true });
  }

  protected override updated() {
    const [before, now] = [this.sitting.$shown.get(), shownBy(this.#step)];
    if (before.land !== now.land || before.button !== now.button) this.sitting.$shown.set(now);
    const card = this.renderRoot.querySelector('.card');
    this.#sized.disconnect();
    if (card) this.#sized.observe(card);
    this.#tellHeight();
  }

  /** The board keeps clear of it. */
  #tellHeight() {
    const height = this.renderRoot.querySelector('.card')?.getBoundingClientRect().height ?? 0;
    this.tell('lesson-height', height);
  }

  override render() {
    const step = this.#step;
    if (!step) return nothing;
    const { snapshot } = this.sitting;
    const text = lessonText(snapshot, step);
    return html`<section class="card" aria-label=${msg('Lesson')}>
      <div class="count">${this.#renderCount(step)}</div>
      <div class="deeds">${this.#renderDeeds(step)}</div>
      <p role="status">${text}${'land' in step ? html`<span class="for-readers"> ${shownLandText(snapshot, step.land)}</span>` : nothing}</p>
      ${step.kind === 'over' ? this.#renderWhatNext() : nothing}
    </section>`;
  }

  #renderCount(step: LessonStep) {
    const learnt = learntBy(this.sitting.snapshot, this.sitting.side, lessonMemory().sawFlags);
    const known = chapters.filter((chapter) => learnt.has(chapter)).length;
    return html`<span>${msg(str`Learnt: ${known} of ${chapters.length}`)}</span>
      <span class="marks" aria-hidden="true">${chapters.map((chapter) => html`<i class="${learnt.has(chapter) ? 'done' : ''} ${chapter === step.chapter ? 'now' : ''}"></i>`)}</span>`;
  }

  #renderDeeds(step: LessonStep) {
    const [again, leave] = [msg('Begin the lesson again'), msg('Leave the lesson')];
    return html`${this.#renderSkip(step)}
      <button type="button" class="plain small again" aria-label=${again} title=${again} aria-disabled=${String(this.isBusy === true)} @click=${() => void this.#open(openLesson)}>${icon('rotate-left')}</button>
      <button type="button" class="plain small leave" aria-label=${leave} title=${leave} @click=${() => this.#leave()}>${icon('xmark')}</button>`;
  }

  /** How it ends is the last thing to learn: whoever skips that has done with it. */
  #renderSkip({ chapter, kind }: LessonStep) {
    if (kind === 'over' || kind === 'watch' || kind === 'alone') return nothing;
    return chapter === 'win'
      ? html`<button type="button" class="plain small" @click=${() => this.#finish()}>${msg('That will do')}</button>`
      : html`<button type="button" class="plain small" @click=${() => this.#skip(chapter)}>${msg('Skip this step')}</button>`;
  }

  #renderWhatNext() {
    return html`<div class="next">
      <wa-button size="s" variant="brand" ?disabled=${this.isBusy === true} @click=${() => void this.#open(tryAlone)}>${msg('Play a stronger machine')}</wa-button>
      <wa-button size="s" appearance="outlined" href="/new?game=conquest">${msg('Play with friends')}</wa-button>
    </div>`;
  }

  #skip(chapter: Chapter) {
    remember({ skipped: [...lessonMemory().skipped, chapter] });
    this.requestUpdate();
  }

  #finish() {
    remember({ isDone: true });
    this.#leave();
  }

  #leave() {
    remember({ table: null });
    if (this.#step?.kind !== 'over')
      this.sitting.toasts.add(msg('The game goes on without the lesson. You find it again in the help.'), 'plain');
    this.requestUpdate();
    this.tell('lesson-left');
  }

  async #open(open: typeof openLesson) {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const path = await open();
      if (isApiProblem(path)) this.sitting.toasts.add(problemText(path), 'warning');
      else this.go(path);
    } catch (error) {
      console.error(error);
      tellNotLoaded(this.sitting.toasts);
    }
    this.isBusy = false;
  }
}
customElements.define('vx-lesson-card', LessonCard);
