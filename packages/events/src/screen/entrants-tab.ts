import { choiceOf, isRefusal, type Refusal } from '@vexillum/model';
import { msg } from '@vexillum/ui/words';
import { icon } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import {
  armyOf,
  type Entrant,
  entrantsOf,
  eventIn,
  hasArmy,
  isArmyOpen,
  isOfficial,
  mayCloseSignUp,
  maySealArmy,
  mayReplace,
  mayReturn,
  mayWithdraw,
  type Named,
  penaltiesOf,
} from '../rules/index.ts';
import { EventPart } from './event-part.ts';
import { entrantStateText, nameOf } from './event-words.ts';
import './army-form.ts';
import './penalty-form.ts';
import './seeds-form.ts';

/** Who takes part, what they have sealed, and what umpires may do about it. */
class EntrantsTab extends EventPart {
  static override properties = {
    ...EventPart.properties,
    isSealing: { state: true },
    isSeeding: { state: true },
    penalized: { state: true },
  };
  declare isSealing: boolean;
  declare isSeeding: boolean;
  /** Who is about to be given a penalty. */
  declare penalized: string | undefined;

  /** Where a player comes to seal what they play with. */
  openArmy() {
    this.isSealing = choiceOf(maySealArmy, this.snapshot, this.live.seat).ok;
  }

  override render() {
    const entrants = entrantsOf(this.snapshot);
    return html`${this.#renderArmy()}
      ${entrants.length === 0 ? html`<p class="empty">${msg('Nobody takes part yet. Send the address of this event to those you want here.')}</p>` : nothing}
      ${this.#renderSeeding()}
      <ul class="cards">
        ${repeat(
          entrants,
          ({ id }) => id,
          (entrant) => this.#renderEntrant(entrant),
        )}
      </ul>
      ${this.#renderPenalties()}`;
  }

  /** The dice seed everybody where nobody says otherwise: “Close sign-up” above. */
  #renderSeeding() {
    if (!choiceOf(mayCloseSignUp, this.snapshot, this.live.seat).ok) return nothing;
    return html`<section aria-labelledby="seeds">
      <h2 id="seeds">${msg('Seeds')}</h2>
      ${
        this.isSeeding
          ? html`<vx-event-seeds @closed=${() => (this.isSeeding = false)}></vx-event-seeds>`
          : html`<div class="row wrap"><p class="small quiet">${msg('When sign-up is closed the dice say in which order everybody is seeded.')}</p>
            <button type="button" class="plain" @click=${() => (this.isSeeding = true)}>${msg('Say the order yourself')}</button></div>`
      }
    </section>`;
  }

  #renderArmy() {
    const { seat } = this.live;
    if (!choiceOf(maySealArmy, this.snapshot, seat).ok) return nothing;
    const { lockBy } = eventIn(this.snapshot)?.armies ?? {};
    const until = lockBy === undefined ? '' : new Date(lockBy).toLocaleString();
    const isSealed = hasArmy(this.snapshot, seat.side ?? '');
    return html`<section aria-labelledby="army">
      <h2 id="army">${msg('What you play with')}</h2>
      <p class="small">${isSealed ? msg('Your army is sealed.') : msg('You have not sealed an army yet.')} ${until === '' ? nothing : msg('It can be sealed until {0}.', until)}</p>
      ${
        this.isSealing
          ? html`<vx-event-army @closed=${() => (this.isSealing = false)}></vx-event-army>`
          : html`<div><button type="button" class="plain ${isSealed ? '' : 'strong'}" @click=${() => (this.isSealing = true)}>${icon('seal')}${isSealed ? msg('Seal another one') : msg('Seal your army')}</button></div>`
      }
    </section>`;
  }

  #renderEntrant(entrant: Named<Entrant>) {
    const { id, name, state, seed, replacedBy } = entrant;
    const isOwn = id === this.live.seat.side;
    return html`<li class="card ${isOwn ? 'own' : ''}">
      <div class="between">
        <h3>${seed > 0 ? `${seed}. ` : ''}${name}</h3>
        <span class="chip">${replacedBy === undefined ? entrantStateText(state) : msg('replaced by {0}', nameOf(this.snapshot, replacedBy))}</span>
      </div>
      ${eventIn(this.snapshot)?.armies.areNeeded ? this.#renderArmyOf(id) : nothing}
      ${this.#renderDoors(entrant, isOwn)}
      ${this.penalized === id ? html`<vx-penalty-form .entrant=${id} @closed=${() => (this.penalized = undefined)}></vx-penalty-form>` : nothing}
    </li>`;
  }

  #renderArmyOf(id: string) {
    const army = armyOf(this.snapshot, id);
    if (army)
      return html`<details>
        <summary class="small">${icon(isArmyOpen(this.snapshot, id) ? 'seal-open' : 'seal')} ${army.name}</summary>
        <pre>${army.list}</pre>
      </details>`;
    return html`<p class="small quiet">${icon('seal')} ${hasArmy(this.snapshot, id) ? msg('has sealed an army') : msg('no army yet')}</p>`;
  }

  #renderDoors({ id, state }: Named<Entrant>, isOwn: boolean) {
    const { snapshot } = this;
    const { seat } = this.live;
    const isOk = (refusal: Refusal | undefined) => !isRefusal(refusal);
    const withdrawing = choiceOf(mayWithdraw, snapshot, seat);
    const mayLeave = (isOwn || isOfficial(seat)) && isOk(withdrawing.whyNot({ entrant: id }));
    const mayBeAway = isOfficial(seat) && state === 'in' && isOk(withdrawing.whyNot({ entrant: id, isForNow: true }));
    const mayComeBack = isOk(choiceOf(mayReturn, snapshot, seat).whyNot({ entrant: id }));
    const reserves = choiceOf(mayReplace, snapshot, seat).targets({ entrant: id });
    const button = (text: string, press: () => unknown) =>
      html`<button type="button" class="plain" @click=${() => void press()}>${text}</button>`;
    const doors = [
      mayLeave
        ? button(isOwn ? msg('Withdraw') : msg('Take out'), () => this.act('withdraw-entrant', { entrant: id }))
        : nothing,
      mayBeAway ? button(msg('Absent'), () => this.act('withdraw-entrant', { entrant: id, isForNow: true })) : nothing,
      mayComeBack ? button(msg('Take back in'), () => this.act('return-entrant', { entrant: id })) : nothing,
      ...reserves.map(({ by }) =>
        button(msg('Replace by {0}', nameOf(snapshot, by ?? '')), () =>
          this.act('replace-entrant', { entrant: id, by: by ?? '' }),
        ),
      ),
      isOfficial(seat) && eventIn(snapshot)?.state !== 'over'
        ? button(msg('Penalty'), () => (this.penalized = this.penalized === id ? undefined : id))
        : nothing,
    ];
    return doors.every((door) => door === nothing) ? nothing : html`<div class="row wrap">${doors}</div>`;
  }

  #renderPenalties() {
    const penalties = penaltiesOf(this.snapshot);
    if (penalties.length === 0) return nothing;
    return html`<section aria-labelledby="penalties">
      <h2 id="penalties">${msg('Penalties')}</h2>
      <ul>
        ${penalties.map(({ entrant, points, why }) => html`<li>${points === 0 ? msg('{0}: a warning. {1}', nameOf(this.snapshot, entrant), why) : msg('{0}: {1, plural, one {# point} other {# points}} taken. {2}', nameOf(this.snapshot, entrant), points, why)}</li>`)}
      </ul>
    </section>`;
  }
}
customElements.define('vx-event-entrants', EntrantsTab);
export type { EntrantsTab };
