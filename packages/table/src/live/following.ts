export { FarFollower } from './far-follower.ts';
export type * from './far-messages.ts';
export { followFar } from './follow-far.ts';
export { LastingFollower, type OpenElsewhere } from './lasting-follower.ts';
export { Countersigner } from './countersigner.ts';
export { type DeviceSigner, signerFrom } from './device-signer.ts';
export { LinkGiver } from './link-giver.ts';
export { type LinkKeep, mayAnswer } from './link-keep.ts';
export { LedgerFollower } from './ledger-follower.ts';
