import '@awesome.me/webawesome/dist/components/button/button.js';
import { msg } from '@vexillum/ui/words';
import { baseStyles, VxElement } from '@vexillum/ui';
import { css, html, nothing } from 'lit';
import type { Router } from '@vexillum/frame/router';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { tryAlone } from '../lobby/try-alone.ts';
import { goTo } from './go-to.ts';
import { lessonMemory, remember } from './lesson-memory.ts';
import { lessonStep } from './lesson-step.ts';
import { lessonText } from './lesson-words.ts';
import { openLesson } from './open-lesson.ts';

/** The end of a lesson, on the last screen of its game: that it was the end, and where to go from there. */
export class LessonEnd extends VxElement {
  static override properties = {
    sitting: { attribute: false },
    go: { attribute: false },
    isBusy: { state: true },
  };
  declare sitting: ConquestSitting;
  declare go: Router['go'];
  declare isBusy: boolean;

  static override styles = [
    baseStyles,
    css`
      section {
        display: grid;
        gap: 0.6rem;
        justify-items: center;
        padding: 0.8rem var(--wa-space-m);
        border-block: 1px solid var(--vx-line-faint);
        background: var(--wa-color-surface-lowered);
        text-align: center;
        text-wrap: pretty;
      }
      div {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        justify-content: center;
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    remember({ isDone: true });
  }

  override render() {
    const { snapshot, side, aim } = this.sitting;
    const step = lessonStep({ snapshot, side, aim, memory: lessonMemory() });
    if (!step) return nothing;
    return html`<section aria-label=${msg('Lesson')}>
      <p role="status">${lessonText(snapshot, step)}</p>
      <div>
        <wa-button variant="brand" ?disabled=${this.isBusy === true} @click=${() => void this.#open(tryAlone)}>${msg('Play a stronger machine')}</wa-button>
        <wa-button appearance="outlined" href="/new?game=conquest">${msg('Play with friends')}</wa-button>
        <wa-button appearance="outlined" ?disabled=${this.isBusy === true} @click=${() => void this.#open(openLesson)}>${msg('Begin the lesson again')}</wa-button>
      </div>
    </section>`;
  }

  async #open(open: typeof openLesson) {
    this.isBusy = true;
    await goTo(open, this.go, this.sitting.toasts);
    this.isBusy = false;
  }
}
customElements.define('vx-lesson-end', LessonEnd);
