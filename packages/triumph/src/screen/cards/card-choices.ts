import { msg, str, translated } from '@vexillum/ui/words';
import type { Json } from '@vexillum/model';
import {
  type Camp,
  campForms,
  cardCodes,
  cardsGiven,
  cardTermsOf,
  hasCard,
  secretOf,
  troopTypeOf,
} from '../../rules/index.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { campFormText, cardUseText } from './card-words.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';

interface Needs {
  readonly battle: Battle;
  readonly actions: Actions;
}

type Nothing = typeof nothing;

/** Cards that a player says something about; what is in use from the start is no choice. */
const chosenCards: readonly string[] = [
  cardCodes.dismounting,
  cardCodes.midBattleDismounting,
  cardCodes.valets,
  cardCodes.bowmen,
  cardCodes.supportable,
  cardCodes.mobileInfantry,
  cardCodes.plaustrella,
  cardCodes.screenable,
  cardCodes.chained,
];

const isUsing = ({ battle: { snapshot } }: Needs, id: string, card: string): boolean =>
  snapshot.public.stand.get(id)?.uses?.[card] !== undefined;

/** The types that a card can make of a stand; none where it stays what it is. */
const typesFor = ({ battle: { profile } }: Needs, card: string): readonly string[] => {
  if (card === cardCodes.valets) return profile.cards.separatedValets.pair.value;
  if (!cardTermsOf(profile, card)?.dismounts) return [];
  return profile.troopTypes.rows.filter(({ category }) => category === 'foot').map(({ code }) => code);
};

const use = (at: Needs, card: string, ids: readonly string[], more: { as?: string; back?: true }): void => {
  const { as, back } = more;
  const stands = ids.map((id) => ({ id, ...(as === undefined ? {} : { as }) }));
  void at.actions.act('use-card', { card, stands, ...(back ? { back } : {}) } as Json);
};

const toggle = (text: string, isOn: boolean, act: () => void): TemplateResult =>
  html`<button type="button" class="plain small" aria-pressed=${isOn ? 'true' : 'false'} @click=${act}>${isOn ? '✓ ' : ''}${text}</button>`;

const asWhich = (at: Needs, card: string, ids: readonly string[], types: readonly string[]): TemplateResult =>
  html`<select class="small" aria-label=${msg(str`${cardUseText(card)}: as which troops`)} @change=${(event: Event) => use(at, card, ids, { as: (event.target as HTMLSelectElement).value })}>
    <option value="" selected disabled>${cardUseText(card)} …</option>
    ${types.map((code) => html`<option value=${code}>${translated(troopTypeOf(at.battle.profile, code)?.name ?? code)}</option>`)}
  </select>`;

const renderCard = (at: Needs, card: string, ids: readonly string[]): TemplateResult => {
  const users = ids.filter((id) => isUsing(at, id, card));
  const types = typesFor(at, card);
  if (users.length === ids.length) return toggle(cardUseText(card), true, () => use(at, card, users, { back: true }));
  if (types.length > 0) return asWhich(at, card, ids, types);
  return toggle(cardUseText(card), false, () => use(at, card, ids, {}));
};

/** What the cards of the picked stands let them be; only for who has them in hand and knows their cards. */
export const standCardChoices = (at: Needs, ids: readonly string[]): TemplateResult | Nothing => {
  const mine = ids.filter((id) => at.battle.kindOf(id) === 'stand' && at.battle.mayHandle(id));
  const given = (id: string, card: string) => {
    const { snapshot } = at.battle;
    const stand = snapshot.public.stand.get(id);
    return (stand && cardsGiven(stand, secretOf(snapshot, id))?.includes(card)) ?? false;
  };
  const cards = chosenCards.filter((card) => mine.some((id) => given(id, card) || isUsing(at, id, card)));
  if (cards.length === 0) return nothing;
  const holders = (card: string) => mine.filter((id) => given(id, card) || isUsing(at, id, card));
  return html`<div class="row wrap" role="group" aria-label=${msg('Battle cards')}>${cards.map((card) => renderCard(at, card, holders(card)))}</div>`;
};

/** What everybody sees in use on a stand. */
export const standUses = ({ battle: { snapshot, profile } }: Needs, id: string): TemplateResult | Nothing => {
  const stand = snapshot.public.stand.get(id);
  const uses = Object.keys(stand?.uses ?? {}).map(cardUseText);
  const was =
    stand?.was === undefined
      ? []
      : [msg(str`brought as ${translated(troopTypeOf(profile, stand.was)?.name ?? stand.was)}`)];
  return uses.length + was.length === 0 ? nothing : html`<span class="quiet">${[...uses, ...was].join(', ')}</span>`;
};

const formCards = {
  fortified: cardCodes.fortifiedCamp,
  'pack-train': cardCodes.packTrain,
  wagon: cardCodes.standardWagon,
};

/** What the army's cards make of a camp, for its owner to say. */
export const campChoices = (at: Needs, id: string, camp: Camp): TemplateResult | Nothing => {
  const pose = at.battle.snapshot.public.pose.get(id);
  const forms = campForms.filter(
    (form) => form === 'plain' || form === camp.as || hasCard(at.battle.snapshot, camp.side, formCards[form]),
  );
  if (!pose || forms.length < 2 || !at.battle.mayHandle(id)) return nothing;
  const say = (as: string) => void at.actions.act('place-camp', { side: camp.side, id, pose: [...pose], as });
  return html`<select class="small" aria-label=${msg('What this camp is')} @change=${(event: Event) => say((event.target as HTMLSelectElement).value)}>
    ${camp.as === undefined ? html`<option value="" selected disabled>${msg('What this camp is')} …</option>` : nothing}
    ${forms.map((form) => html`<option value=${form} ?selected=${form === camp.as}>${campFormText(form)}</option>`)}
  </select>`;
};
