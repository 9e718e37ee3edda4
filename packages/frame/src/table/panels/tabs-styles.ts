import { css } from 'lit';

/** Tabs that fill the height they are given, with the strip of their names on top. */
export const tabsStyles = css`
  :host {
    display: block;
    min-height: 0;
    height: 100%;
  }
  .scroll {
    height: 100%;
    overflow: auto;
  }
  wa-tab-group {
    height: 100%;
    --track-width: 2px;
    --indicator-color: var(--vx-brass);
  }
  wa-tab-group::part(tab-group) {
    display: flex;
    flex-direction: column;
    height: 100%;
  }
  wa-tab-group::part(body) {
    flex: 1;
    min-height: 0;
    overflow: auto;
  }
  wa-tab {
    font-size: var(--vx-text-small);
  }
  wa-tab::part(tab) {
    gap: 0.35em;
    padding: 0.7rem 0.6rem;
  }
  wa-tab-panel {
    position: relative;
    height: 100%;
    --padding: 0;
  }
`;
