import { css } from 'lit';

export const wingPanelStyles = css`
  :host {
    border-bottom: 1px solid var(--vx-line);
  }
  .head {
    margin-bottom: 0.6em;
  }
  .wing {
    display: grid;
    gap: 0.3em;
    padding: 0.5em 0.7em;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-m);
  }
  .wing + .wing {
    margin-top: 0.6em;
  }
  .wing.mine {
    border-inline-start: 4px solid var(--vx-brass);
  }
  .row {
    gap: 0.1em 0.5em;
  }
  .name {
    font-weight: 600;
  }
  h3 {
    font-size: 1rem;
  }
  .lines {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.4em;
  }
  .lines > span {
    display: grid;
    place-items: center;
    align-self: start;
  }
  .lines > span,
  .link {
    min-height: max(1.7em, var(--vx-target));
  }
  .link {
    padding: 0;
    border: 0;
    background: none;
    text-align: left;
    text-decoration: underline;
    text-decoration-color: var(--vx-line);
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  .plain.small {
    min-height: max(1.9em, var(--vx-target));
    font-size: var(--vx-text-small);
  }
  .head .plain[aria-pressed='true'] {
    background: var(--wa-color-brand-fill-normal);
    border-color: var(--wa-color-brand-border-loud);
  }
  .others {
    display: grid;
    gap: 0.4em;
    margin-top: 0.8em;
  }
  .others li {
    padding-top: 0.4em;
    border-top: 1px solid var(--vx-line-faint);
  }
`;
