import { msg, str, translated } from '@vexillum/ui/words';
import { type ArmyDraft, type DraftStand, mateFor, troopTypeOf, withPair, withReal } from '../../rules/index.ts';
import { html, nothing, type TemplateResult } from 'lit';

const DECEPTION = 'DC';

/** What may stand behind a stand that poses: nobody who fights, where the army is offered the card; or troops of a line that is. */
const truthsOf = ({ list }: ArmyDraft): string[] => {
  const has = ({ battleCardEntries }: Pick<ArmyDraft['list'], 'battleCardEntries'>) =>
    battleCardEntries.some(({ battleCardCode }) => battleCardCode === DECEPTION);
  const types = list.troopOptions
    .filter(has)
    .flatMap(({ troopEntries }) => troopEntries.map(({ troopTypeCode }) => troopTypeCode));
  return [...(has(list) ? [''] : []), ...new Set(types)];
};

/** Comes after the type of a stand that is half of it. */
const HALF = '/2';

const currentOf = ({ real, pair }: DraftStand): string =>
  real === undefined ? 'open' : `${real.join('.')}${pair === undefined ? '' : HALF}`;

const withChoice = (draft: ArmyDraft, stand: DraftStand, value: string): ArmyDraft => {
  const mate = value.endsWith(HALF) ? mateFor(draft, stand) : undefined;
  if (mate) return withPair(draft, stand.key, mate.key, value.slice(0, -HALF.length));
  return withReal(draft, [stand.key], value === 'open' ? undefined : value === '' ? [] : value.split('.'));
};

/** Chooses what a stand is in truth; nothing where the list lets nobody pose. */
export const posesSelect = (
  draft: ArmyDraft,
  stand: DraftStand,
  change: (draft: ArmyDraft) => void,
): TemplateResult | typeof nothing => {
  const truths = truthsOf(draft);
  if (truths.length === 0) return nothing;
  const current = currentOf(stand);
  const name = (code: string) =>
    code === '' ? msg('nobody who fights') : translated(troopTypeOf(draft.profile, code)?.name ?? code);
  const option = (value: string, text: string) =>
    html`<option value=${value} ?selected=${current === value}>${text}</option>`;
  const troops = truths.filter((code) => code !== '');
  const hasMate = mateFor(draft, stand) !== undefined;
  return html`<label class="small">${msg('In truth')}
    <select @change=${(event: Event) => change(withChoice(draft, stand, (event.target as HTMLSelectElement).value))}>
      ${option('open', msg('what it shows'))}
      ${truths.map((code) => option(code, name(code)))}
      ${troops.map((code) => option(`${code}.${code}`, `${name(code)} ×2`))}
      ${hasMate ? troops.map((code) => option(`${code}${HALF}`, msg(str`${name(code)}, posing as two`))) : nothing}
    </select></label>`;
};
