export { DECEPTION, exchangesBought, sealsStands } from './card.ts';
export { standsToSeal } from './check-placing.ts';
export * from './deception-offers.ts';
export * from './masquerade-draft.ts';
export * from './masquerade-flags.ts';
export * from './masquerade-points.ts';
export { masqueradeRemarks, type MasqueradeRemark } from './masquerade-remarks.ts';
export { hasUnmasked, isUnsealed, masqueradeOf, truthOf } from './truth-of.ts';
export { whyStillMasked } from './why-still-masked.ts';
