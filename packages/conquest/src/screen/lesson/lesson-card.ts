import { msg, str } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, icon, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues } from 'lit';
import type { Router } from '@vexillum/frame/router';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { keyOf } from '../play/control-reasons.ts';
import { chapters, type Chapter } from './chapters.ts';
import { goTo } from './go-to.ts';
import { learntBy } from './learnt.ts';
import { lessonCardStyles } from './lesson-card-styles.ts';
import { isLessonAt, lessonMemory, remember } from './lesson-memory.ts';
import { type LessonStep, lessonStep, shownBy } from './lesson-step.ts';
import { lessonText, shownLandText } from './lesson-words.ts';
import { openLesson } from './open-lesson.ts';

/** At a lesson: what to do now and why, until the game is over. It points at the place through the sitting (`$shown`), tells how high it is (`lesson-height`), and that it has been left (`lesson-left`). */
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
    const { snapshot, side, aim } = sitting;
    this.#step = undefined;
    if (!isLessonAt(this.table)) return;
    this.#learn();
    this.#step = lessonStep({ snapshot, side, aim, memory: lessonMemory() });
  }

  /** Before the log forgets it. */
  #learn() {
    const { snapshot, side, $seesFlags } = this.sitting;
    const before = lessonMemory().learnt;
    const learnt = new Set(learntBy(snapshot, side, before));
    if ($seesFlags.get()) learnt.add('flag');
    if (learnt.size > before.length) remember({ learnt: [...learnt] });
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
    // How it has ended the last screen tells.
    if (!step || step.kind === 'over') return nothing;
    const { snapshot } = this.sitting;
    const text = lessonText(snapshot, step);
    return html`<section class="card" aria-label=${msg('Lesson')}>
      <div class="count">${this.#renderCount(step)}</div>
      <div class="deeds">${this.#renderDeeds(step)}</div>
      <p role="status">${text}${'land' in step ? html`<span class="for-readers"> ${shownLandText(snapshot, step.land)}</span>` : nothing}</p>
    </section>`;
  }

  #renderCount(step: LessonStep) {
    const { learnt } = lessonMemory();
    return html`<span>${msg(str`Learnt: ${learnt.length} of ${chapters.length}`)}</span>
      <span class="marks" aria-hidden="true">${chapters.map((chapter) => html`<i class="${learnt.includes(chapter) ? 'done' : ''} ${chapter === step.chapter ? 'now' : ''}"></i>`)}</span>
      ${keysText(step) === undefined ? nothing : html`<span class="keys">${keysText(step)}</span>`}`;
  }

  #renderDeeds(step: LessonStep) {
    const [again, leave] = [msg('Begin the lesson again'), msg('Leave the lesson')];
    return html`${this.#renderSkip(step)}
      <button type="button" class="plain small again" aria-label=${again} title=${again} aria-disabled=${String(this.isBusy === true)} @click=${() => void this.#beginAgain()}>${icon('rotate-left')}</button>
      <button type="button" class="plain small leave" aria-label=${leave} title=${leave} @click=${() => this.#leave()}>${icon('xmark')}</button>`;
  }

  /** How it ends is the last thing to learn: whoever skips that has done with it. */
  #renderSkip({ chapter, kind }: LessonStep) {
    if (kind === 'watch' || kind === 'alone') return nothing;
    return chapter === 'win'
      ? html`<button type="button" class="plain small" @click=${() => this.#finish()}>${msg('That will do')}</button>`
      : html`<button type="button" class="plain small" @click=${() => this.#skip(chapter)}>${msg('Skip this step')}</button>`;
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
    this.sitting.toasts.add(msg('The game goes on without the lesson. You find it again in the help.'), 'plain');
    this.requestUpdate();
    this.tell('lesson-left');
  }

  async #beginAgain() {
    if (this.isBusy) return;
    this.isBusy = true;
    await goTo(openLesson, this.go, this.sitting.toasts);
    this.isBusy = false;
  }
}
customElements.define('vx-lesson-card', LessonCard);

/** How what is pointed at is touched without a pointer. */
const keysText = (step: LessonStep): string | undefined => {
  const { land, button } = shownBy(step);
  if (land !== undefined) return msg('By keys: arrows, then Enter');
  return button === undefined || button === 'flags' ? undefined : msg(str`By keys: ${keyOf[button]}`);
};
