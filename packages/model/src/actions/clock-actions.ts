import { grantTime } from './grant-time.ts';
import { proposePause } from './propose-pause.ts';
import { resumeClock } from './resume-clock.ts';
import { setClock } from './set-clock.ts';
import { withdrawPause } from './withdraw-pause.ts';

/** What people do about the clock. Replays run these again too. */
export const clockActions = [setClock, proposePause, withdrawPause, resumeClock, grantTime] as const;
