import type { Change } from './answer.ts';

/** Card 24: all that it poses as, but not as fast. Only who knows it hears so. */
export const masquerade: Change = (so, { profile, isMasquerade }) => {
  const { mountedMoveMu, footMoveMu } = profile.cards.deceptiveDeployment;
  const most = so.category === 'mounted' ? mountedMoveMu : footMoveMu;
  return isMasquerade && most.value < so.moveMu.value ? { ...so, moveMu: most } : so;
};
