import type { LitElement } from 'lit';

/**
 * Opens the tooltip in this element for whoever has asked for it, if it is still wanted when it is there. What shows tooltips is loaded with
 * the first that is asked for: it weighs 12 KB, and no first look needs it.
 */
export const openTip = async (host: LitElement, isWanted: () => boolean): Promise<void> => {
  await Promise.all([import('@awesome.me/webawesome/dist/components/tooltip/tooltip.js'), host.updateComplete]);
  const tip = host.renderRoot.querySelector('wa-tooltip');
  await tip?.updateComplete;
  if (tip && isWanted()) tip.open = true;
};
