import { msg, str } from '@vexillum/ui/words';
import { fullProfileOf, profileValues } from '../../rules/index.ts';
import { baseStyles, VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import './rule-values.ts';

/** What is not sure in a profile, for who is about to choose one. */
export class ProfileValuesView extends VxElement {
  static override properties = { profile: {} };
  declare profile: string;

  static override styles = [baseStyles];

  override render() {
    const profile = fullProfileOf(this.profile);
    if (!profile) return nothing;
    const values = profileValues(profile);
    const open = values.filter(({ isVerified }) => !isVerified).length;
    return html`<p class="small">${msg(str`${open} of ${values.length} values are unverified. At the table you can set any of them otherwise, as a house rule.`)}</p>
      <vx-rule-values only="unverified" .profile=${profile} .own=${profile}></vx-rule-values>`;
  }
}
customElements.define('vx-profile-values', ProfileValuesView);

export const valuesOfProfile = (profile: string) => html`<vx-profile-values profile=${profile}></vx-profile-values>`;
