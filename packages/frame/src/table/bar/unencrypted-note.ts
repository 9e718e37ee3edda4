import { msg } from '@vexillum/ui/words';
import { icon } from '@vexillum/ui';
import { html, nothing } from 'lit';

/** Browsers call https and the own machine secure. */
const isEncrypted = globalThis.isSecureContext;

/** Says so where others in the network can read along; goes with `tableBarStyles`. */
export const unencryptedNote = () =>
  isEncrypted
    ? nothing
    : html`<span class="in-the-open quiet small row" role="note" title=${msg('This address begins with http://: others on your network can read along. Fine at home; on the internet the address should begin with https://.')}>${icon('warning')}${msg('unencrypted network')}</span>`;
