import { css } from 'lit';

export const conquestLobbyStyles = css`
  :host {
    position: absolute;
    z-index: 2;
    inset: var(--room-head) var(--room-right) var(--peek, 0px) 0;
    display: grid;
    padding: clamp(0.5rem, 2vw, 1.5rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    --veil: color-mix(in srgb, var(--wa-color-surface-lowered) 62%, transparent);
    background: var(--veil);
    box-shadow: 0 0 0 100vmax var(--veil);
  }
  .lobby {
    width: 100%;
    max-width: 58rem;
    margin: auto;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: var(--wa-color-surface-raised);
    box-shadow: var(--vx-shadow);
    container-type: inline-size;
  }
  header {
    padding: var(--wa-space-m) var(--wa-space-l) var(--wa-space-s);
    border-bottom: 1px solid var(--vx-line-faint);
  }
  h2 {
    font-size: clamp(1.3rem, 3vw, 1.7rem);
  }
  h3 {
    margin-bottom: 0.35em;
    font-size: 1.05rem;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  }
  .columns > div {
    display: grid;
    gap: var(--wa-space-m);
    align-content: start;
    padding: var(--wa-space-m) var(--wa-space-l);
  }
  .columns > div + div {
    border-left: 1px solid var(--vx-line-faint);
  }
  .map {
    display: grid;
    gap: 0.4em;
  }
  vx-map-preview {
    display: block;
    overflow: hidden;
    border-radius: var(--wa-border-radius-m);
  }
  .options {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em;
    margin-bottom: 0.5em;
  }
  .options li {
    padding: 0.15em 0.7em;
    border: 1px solid var(--vx-line);
    border-radius: 999px;
    font-size: var(--vx-text-small);
  }
  footer {
    position: sticky;
    bottom: calc(-1 * clamp(0.5rem, 2vw, 1.5rem));
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em 1em;
    align-items: center;
    padding: var(--wa-space-s) var(--wa-space-l);
    border-top: 1px solid var(--vx-line-faint);
    border-radius: 0 0 var(--wa-border-radius-l) var(--wa-border-radius-l);
    background: var(--wa-color-surface-raised);
  }
  footer p {
    flex: 1 1 12rem;
  }
  @container (max-width: 40rem) {
    header,
    .columns > div,
    footer {
      padding-inline: var(--wa-space-m);
    }
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
    .columns > div + div {
      border-top: 1px solid var(--vx-line-faint);
      border-left: 0;
    }
    .map vx-map-preview {
      max-width: 18rem;
    }
    footer wa-button {
      flex: 1 1 100%;
    }
  }
`;
