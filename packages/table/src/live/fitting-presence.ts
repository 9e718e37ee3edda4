import { encodeJson, type Presence, PRESENCE_BYTES, presenceMessage } from '@vexillum/protocol';

type Key = keyof Presence;

/** The drag goes first: it decides who may see the cursor. */
const firstKeys: readonly Key[] = ['drag', 'price'];

export const presenceBytes = (presence: Presence): Uint8Array =>
  encodeJson(presenceMessage, JSON.stringify({ presence }));

const fits = (presence: Presence): boolean => presenceBytes(presence).length <= PRESENCE_BYTES;

/** As much of it as the server takes in one message, and what is left for the next. */
export const fittingPresence = (waiting: Presence): readonly [now: Presence, later: Presence | undefined] => {
  if (fits(waiting)) return [waiting, undefined];
  // Whether the rest is shown to the table must be said with each part of it.
  const { show, ...rest } = waiting;
  const shown: Presence = show === undefined ? {} : { show };
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  const ordered = [...firstKeys.filter((key) => Object.hasOwn(rest, key)), ...keys.filter((key) => !isFirst(key))];
  let now = shown;
  let later = shown;
  for (const key of ordered) {
    const more = { ...now, [key]: waiting[key] };
    // What is too large by itself is sent as it is: the server leaves it out, and the rest is not held up.
    if (now === shown || fits(more)) now = more;
    else later = { ...later, [key]: waiting[key] };
  }
  return [now, later === shown ? undefined : later];
};

const isFirst = (key: Key): boolean => firstKeys.includes(key);
