/** What can be done without having begun one's turn: talk, drawings, the clock itself, and what the server writes in a seat's name. */
const ASIDE: ReadonlySet<string> = new Set([
  'say',
  'announce',
  'draw',
  'erase',
  'accept-umpire',
  'acknowledge-dice',
  'agree-flag',
  'ask-umpire',
  'rule-flag',
  'silence-seat',
  'lift-silence',
  'set-clock',
  'propose-pause',
  'withdraw-pause',
  'resume-clock',
  'grant-time',
  'clock-credit',
  'claim-seat',
  'name-device',
  'rotate-seat',
  'announce-rotation',
  'keep-seat',
  'sign-in',
  'send-away',
  'award',
  'undo-action',
]);

/** Whether whoever did this has begun their turn with it. */
export const isBeginning = (name: string): boolean => !ASIDE.has(name);
