import { tableOf } from '@vexillum/model';
import { css } from 'lit';
import type { Snapshot } from '../rules/index.ts';

/** What the table under the board may be of: the house rule `color`. */
const tableColors = ['slate', 'oak', 'felt', 'marble'] as const;
type TableColor = (typeof tableColors)[number];

export const tableColorOf = (snapshot: Snapshot): TableColor => {
  const said = tableOf(snapshot)?.houseRules['color'];
  return tableColors.find((color) => color === said) ?? 'slate';
};

/** A sample of each for the menu; the word beside it says the same. */
const samples: Readonly<Record<TableColor, string>> = {
  slate: '#5c6670',
  oak: '#8a6239',
  felt: '#2f6b4a',
  marble: '#d8d5cc',
};

/** What such a table looks like; none of a colour that this page does not know. */
export const tableSample = (color: string): string | undefined => samples[color as TableColor];

/** Tints everything round the board. The host keeps the page's own colours, so that they can be mixed below it. */
export const tableColorStyles = css`
  :host {
    --vx-plain: var(--wa-color-surface-default);
    --vx-plain-raised: var(--wa-color-surface-raised);
    --vx-plain-lowered: var(--wa-color-surface-lowered);
    --vx-plain-line: var(--vx-line);
    --vx-plain-board: var(--vx-board);
  }
  .table {
    --wa-color-surface-default: color-mix(in oklab, var(--vx-cloth) 9%, var(--vx-plain));
    --wa-color-surface-raised: color-mix(in oklab, var(--vx-cloth) 6%, var(--vx-plain-raised));
    --wa-color-surface-lowered: color-mix(in oklab, var(--vx-cloth) 16%, var(--vx-plain-lowered));
    --vx-line: color-mix(in oklab, var(--vx-cloth) 28%, var(--vx-plain-line));
    --vx-board: color-mix(in oklab, var(--vx-cloth) 30%, var(--vx-plain-board));
    background: var(--wa-color-surface-default);
  }
  .slate {
    --vx-cloth: #5b6b78;
  }
  .oak {
    --vx-cloth: #a4682c;
  }
  .felt {
    --vx-cloth: #1f7a4a;
  }
  .marble {
    --vx-cloth: #a9a3b5;
  }
  main {
    background: var(--vx-board);
  }
  .oak > main {
    background-image: repeating-linear-gradient(92deg, rgb(60 30 0 / 9%) 0 2px, transparent 2px 9px, rgb(60 30 0 / 5%) 9px 10px, transparent 10px 23px);
  }
  .felt > main {
    background-image: radial-gradient(circle at 50% 40%, transparent 40%, rgb(0 0 0 / 16%));
  }
  .marble > main {
    background-image:
      linear-gradient(117deg, transparent 46%, rgb(255 255 255 / 22%) 47%, transparent 49%),
      linear-gradient(63deg, transparent 61%, rgb(60 50 80 / 14%) 62%, transparent 63%);
    background-size:
      37rem 29rem,
      23rem 31rem;
  }
`;
