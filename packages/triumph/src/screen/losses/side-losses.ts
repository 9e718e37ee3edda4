import { msg, str } from '@vexillum/ui/words';
import type { ArmyLosses, CommandLosses, Profile, Sourced } from '../../rules/index.ts';
import { icon } from '@vexillum/ui';
import { html, nothing, type TemplateResult } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import { halfPointsText } from '../half-points-text.ts';
import { sourceText } from '../source-text.ts';

/** How much of the whole is lost, and where the limit lies. What it shows is told beside it. */
const bar = (lost: number, limit: number, total: number): TemplateResult => {
  const percent = (halfPoints: number) => `${Math.min(100, (100 * halfPoints) / Math.max(1, total))}%`;
  return html`<div class="bar ${lost >= limit ? 'over' : ''}" aria-hidden="true">
    <div class="lost" style="width: ${percent(lost)}"></div>
    <div class="limit" style="left: ${percent(limit)}"></div>
  </div>`;
};

/** A number of the rules, marked where nobody has verified it. */
const sure = (text: string, ...values: readonly Sourced<unknown>[]): TemplateResult => {
  const open = values.filter(({ isVerified }) => !isVerified).map(({ source }) => sourceText(source));
  return open.length === 0
    ? html`<span>${text}</span>`
    : html`<span class="doubt" title=${msg(str`Not verified. Source: ${open.join('; ')}`)}>${text}</span>`;
};

const stateText = ({ total, lost, demoralizedFrom, isDemoralized }: CommandLosses): string => {
  const amount = halfPointsText(lost);
  if (total === undefined || demoralizedFrom === undefined)
    return msg(str`${amount} lost; not all of its stands have been shown`);
  const from = halfPointsText(demoralizedFrom);
  return isDemoralized
    ? msg(str`${amount} of ${halfPointsText(total)} lost; ${from} is enough`)
    : msg(str`${amount} of ${halfPointsText(total)} lost, demoralized from ${from}`);
};

/** The limit to the last fraction, where it is none that can be lost. */
const exactText = ({ total, demoralizedFrom }: CommandLosses, profile: Profile): string | undefined => {
  const share = profile.demoralizedAt.value;
  if (total === undefined || demoralizedFrom === undefined || !share) return undefined;
  const exact = shareText(total, share);
  return exact === halfPointsText(demoralizedFrom) ? undefined : msg(str`(the limit is ${exact})`);
};

/** How much of a command is lost, in words and as a bar. */
export const renderCommandLosses = (
  losses: CommandLosses,
  profile: Profile,
  title?: TemplateResult,
): TemplateResult => {
  const { lost, total, isDemoralized } = losses;
  const limit = total === undefined ? undefined : shareOf(total, profile);
  return html`<div class="row wrap">
      ${title ?? nothing}
      ${isDemoralized ? html`<span class="mark">${icon('white-flag')}${msg('demoralized')}</span>` : nothing}
      <span class="numbers">${sure(stateText(losses), profile.demoralizedAt)} <span class="quiet">${exactText(losses, profile) ?? nothing}</span></span>
    </div>
    ${limit === undefined || total === undefined ? nothing : bar(lost, limit, total)}`;
};

const renderCommand = (losses: CommandLosses, profile: Profile): TemplateResult =>
  html`<li class=${losses.isDemoralized ? 'demoralized' : ''}>
    ${renderCommandLosses(losses, profile, html`<strong>${msg(str`Command ${losses.command}`)}</strong>`)}
  </li>`;

const shareOf = (total: number, { demoralizedAt: { value: share } }: Profile): number =>
  share ? (total * share.part) / share.of : total;

const renderArmyState = ({ total, lost, defeatedFrom }: ArmyLosses, profile: Profile): TemplateResult => {
  const amount = halfPointsText(lost);
  if (total === undefined || defeatedFrom === undefined)
    return html`<span class="numbers">${msg(str`${amount} lost`)}</span>`;
  const { defeatedAt, areCardsInArmyPoints } = profile;
  const points = 'halfPoints' in defeatedAt.value ? [] : [areCardsInArmyPoints];
  return html`<span class="numbers">${msg(str`${amount} of ${halfPointsText(total)} lost`)},
    ${sure(msg(str`can be defeated from ${halfPointsText(defeatedFrom)}`), defeatedAt, ...points)}</span>`;
};

const renderCamps = ({ sackedCamps, campsLost }: ArmyLosses, profile: Profile) =>
  sackedCamps === 0
    ? nothing
    : html`<p class="small">${sure(msg(str`of that ${halfPointsText(campsLost)} for sacked camps (${sackedCamps})`), profile.campLossHalfPoints)}</p>`;

/** What a side has lost, as far as the reader knows. */
export const renderSideLosses = (losses: ArmyLosses, profile: Profile): TemplateResult => {
  const { side, total, lost, defeatedFrom, isExact, commands } = losses;
  return html`<div class="army" role="group" aria-label=${msg(str`Losses of ${sideTitle(side)}`)}>
    <div class="row wrap"><span class="side ${side}"></span><strong>${sideTitle(side)}</strong>${renderArmyState(losses, profile)}</div>
    ${total === undefined || defeatedFrom === undefined ? nothing : bar(lost, defeatedFrom, total)}
    ${renderCamps(losses, profile)}
    ${isExact || lost === 0 ? nothing : html`<p class="small quiet">${msg('As far as can be seen: each stand as its type, without what its cards change.')}</p>`}
    ${commands.length > 0 ? html`<ul>${commands.map((command) => renderCommand(command, profile))}</ul>` : nothing}
  </div>`;
};

const signs: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/6': '⅙',
  '5/6': '⅚',
};

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b));

/** A part of so many half-points in points, to the last fraction: a third of 31 points is `10⅓`. */
export const shareText = (halfPoints: number, { part, of }: { readonly part: number; readonly of: number }): string => {
  const [above, below] = [halfPoints * part, of * 2];
  const [whole, rest] = [Math.floor(above / below), above % below];
  if (rest === 0) return String(whole);
  const common = greatestCommon(rest, below);
  const fraction = `${rest / common}/${below / common}`;
  const sign = signs[fraction];
  if (whole === 0) return sign ?? fraction;
  return sign ? `${whole}${sign}` : `${whole} ${fraction}`;
};
