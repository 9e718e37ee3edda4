import { Countersigner } from './countersigner.ts';
import { openDeviceSigner } from './device-signer.ts';
import type { FarPort, FromFar, ToFar } from './far-messages.ts';
import type { LedgerPlace, ReadLedger } from './follower.ts';
import { LedgerFollower } from './ledger-follower.ts';
import { LinkGiver } from './link-giver.ts';
import { openLinkKeep } from './link-keep.ts';
import { pageClock } from './page-clock.ts';

/** Nothing else runs here, but the page may have something to say. */
const AT_A_TIME = 500;

/** The far end of a `FarFollower`'s line: follows the ledger here and tells the page what came of it. */
export const followFar = (port: FarPort<FromFar, ToFar>, readLedger?: ReadLedger): void => {
  let follower: LedgerFollower | undefined;
  port.listen((message) => {
    if (message.say === 'follow') follower = begin(port, message.place, message.kept, readLedger);
    else if (follower) obey(follower, message, port);
  });
  port.post({ say: 'ready' });
};

const begin = (
  port: FarPort<FromFar, ToFar>,
  place: LedgerPlace,
  kept: string | null,
  readLedger: ReadLedger | undefined,
): LedgerFollower => {
  const keep = {
    getItem: () => kept,
    setItem: (_key: string, value: string) => port.post({ say: 'keep', kept: value }),
    removeItem: () => port.post({ say: 'keep', kept: null }),
  };
  const countersigner = place.isPlaying
    ? new Countersigner({ place, clock: pageClock, openSigner: openDeviceSigner })
    : undefined;
  const linkGiver = place.isPlaying
    ? new LinkGiver({ place, clock: pageClock, openSigner: openDeviceSigner, openKeep: openLinkKeep })
    : undefined;
  const clock = pageClock;
  const follower = new LedgerFollower({ place, readLedger, keep, clock, atATime: AT_A_TIME, countersigner, linkGiver });
  follower.$trust.listen((trust) => port.post({ say: 'trust', trust }));
  return follower;
};

const obey = (
  follower: LedgerFollower,
  message: Exclude<ToFar, { say: 'follow' }>,
  port: FarPort<FromFar, ToFar>,
): void => {
  switch (message.say) {
    case 'greet':
      return follower.greet(message.head, message.signed);
    case 'hear':
      return follower.hear(message.entries, message.signed);
    case 'ask':
      return void follower
        .ask(message.ask)
        .catch(() => undefined)
        .then((link) => port.post({ say: 'gives', run: message.run, link }));
    case 'check-all':
      return void follower.checkAll().then(() => port.post({ say: 'checked', run: message.run }));
    case 'accept-head':
      return follower.acceptHead();
    default:
      message satisfies never;
  }
};
