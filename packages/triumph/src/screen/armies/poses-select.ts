import { msg, translated } from '@vexillum/ui/words';
import { type ArmyDraft, type DraftStand, troopTypeOf, withReal } from '../../rules/index.ts';
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

/** Chooses what a stand is in truth; nothing where the list lets nobody pose. */
export const posesSelect = (
  draft: ArmyDraft,
  stand: DraftStand,
  change: (draft: ArmyDraft) => void,
): TemplateResult | typeof nothing => {
  const truths = truthsOf(draft);
  if (truths.length === 0) return nothing;
  const current = stand.real === undefined ? 'open' : stand.real.join('.');
  const name = (code: string) =>
    code === '' ? msg('nobody who fights') : translated(troopTypeOf(draft.profile, code)?.name ?? code);
  const choose = (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    change(withReal(draft, [stand.key], value === 'open' ? undefined : value === '' ? [] : value.split('.')));
  };
  return html`<label class="small">${msg('In truth')}
    <select @change=${choose}>
      <option value="open" ?selected=${current === 'open'}>${msg('what it shows')}</option>
      ${truths.map((code) => html`<option value=${code} ?selected=${current === code}>${name(code)}</option>`)}
      ${truths.filter((code) => code !== '').map((code) => html`<option value=${`${code}.${code}`} ?selected=${current === `${code}.${code}`}>${name(code)} ×2</option>`)}
    </select></label>`;
};
