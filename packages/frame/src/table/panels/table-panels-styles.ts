import { css } from 'lit';

/** Log, chat and the others: words in a drawer, pictures where it is shut, pictures with words below on a phone. */
export const tablePanelsStyles = css`
  /* Eight words of any language in a narrow panel. */
  wa-tab {
    flex: 1 0 auto;
    font-size: 0.72rem;
  }
  wa-tab::part(tab) {
    justify-content: center;
    width: 100%;
    padding-inline: 0.15rem;
  }
  wa-tab-group::part(tabs) {
    width: 100%;
  }
  wa-tab .icon {
    display: none;
  }
  /* These scroll by themselves, so they need the panel's height, which the panel does not hand on. */
  vx-log-list,
  vx-chat-box {
    position: absolute;
    inset: 0;
  }
  .count {
    display: inline-grid;
    place-items: center;
    min-width: 1.4em;
    height: 1.4em;
    border-radius: 999px;
    background: var(--wa-color-brand-fill-loud);
    color: var(--wa-color-brand-on-loud);
    font-size: 0.8em;
    /* A number that comes moves no word. */
    margin-inline: -0.3em -1em;
    translate: -0.1em -0.65em;
  }
  /* Of a drawer that is shut, its tabs are left, one below the other. */
  :host([isshut]:not([isphone])) {
    height: auto;
  }
  :host([isshut]:not([isphone])) wa-tab-group::part(body) {
    display: none;
  }
  :host([isshut]:not([isphone])) wa-tab-group::part(tabs) {
    flex-direction: column;
    border: 0;
  }
  :host([isshut]:not([isphone])) wa-tab::part(tab) {
    width: max(1.8rem, var(--vx-target, 0px));
    height: max(1.8rem, var(--vx-target, 0px));
    padding: 0;
  }
  :host([isshut]:not([isphone])) wa-tab .icon {
    display: inline;
    width: 1.2rem;
    height: 1.2rem;
  }
  :host([isshut]:not([isphone])) wa-tab span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  :host([isshut]:not([isphone])) .count {
    position: absolute;
    margin: 0;
    translate: 0.7rem -0.6rem;
  }
  /* A swipe up or down is the sheet's; beside its handle. */
  :host([isphone]) wa-tab-group::part(nav) {
    margin-left: 2.75rem;
    touch-action: pan-x;
  }
  :host([isphone]) wa-tab-group::part(tabs) {
    height: 3.5rem;
  }
  /* Where a finger has no room for all of them, they are pushed aside. */
  :host([isphone]) wa-tab {
    flex: 1 0 auto;
    min-width: 2.75rem;
    font-size: var(--vx-text-tiny);
  }
  :host([isphone]) wa-tab::part(tab) {
    flex-direction: column;
    gap: 0.1rem;
    width: 100%;
    padding: 0.2rem 0.15rem;
  }
  :host([isphone]) wa-tab .icon {
    display: inline;
    width: 1.35rem;
    height: 1.35rem;
  }
  :host([isphone]) .count {
    position: absolute;
    margin: 0;
    translate: 0.9rem -0.2rem;
  }
`;
