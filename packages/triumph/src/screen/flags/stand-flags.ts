import { msg } from '@vexillum/ui/words';
import { isSettled, rulingFor } from '@vexillum/model';
import { icon } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { battleSides } from '../view/ground-view.ts';
import { flagMatter } from '../../rules/flags/flag-args.ts';
import { wordsText } from './words-text.ts';
import type { Battle } from '../battle.ts';
import type { Flag } from '@vexillum/rules-assist';
import type { ReadableAtom } from 'nanostores';

interface Needs {
  readonly battle: Battle;
  readonly $flags: ReadableAtom<readonly Flag[] | undefined>;
}

const SHOWN = 2;

/** What the rules remark about these pieces, the first few of it; whoever presses one reads it all. `open` gets the flag's id. */
export const standFlags = (at: Needs, ids: readonly string[], open: (id: string) => void) => {
  const flags = (at.$flags.get() ?? []).filter(
    (flag) =>
      flag.about.some((id) => ids.includes(id)) &&
      !isSettled(rulingFor(at.battle.snapshot, flagMatter(flag)), battleSides),
  );
  const [first] = flags;
  if (!first) return nothing;
  return html`<div class="flags">
    ${flags
      .slice(0, SHOWN)
      .map(
        (flag) =>
          html`<button type="button" class="flag-of ${flag.weight === 'illegal' ? '' : 'light'}" @click=${() => open(flag.id)}>${icon('flag')}<span>${wordsText(flag.says)}</span></button>`,
      )}
    ${flags.length > SHOWN ? html`<span class="quiet">${msg('{0, plural, one {and # more flag} other {and # more flags}}', flags.length - SHOWN)}</span>` : nothing}
  </div>`;
};
