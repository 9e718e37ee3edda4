import { type SummonsKind, summonsKinds } from '@vexillum/model';
import { msg } from '@vexillum/ui/words';
import { atom } from 'nanostores';
import { type ApiProblem, ask, isApiProblem } from '../api.ts';
import { askLeave, noticeLeave } from '../alive/turn-notice.ts';
import { keepJson, readKeptJson } from '../memory/kept-json.ts';
import { trustedAddress } from '../trusted-address.ts';

/** Why this browser cannot be called, or that it can. */
export type CallLeave = 'possible' | 'blocked' | 'impossible';

/** Browsers do it for pages that came by https or from this machine; on iPhones only for pages that are on the home screen. */
export const callLeave = (): CallLeave => {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || noticeLeave() === 'unknown')
    return 'impossible';
  return noticeLeave() === 'denied' ? 'blocked' : 'possible';
};

const KEPT = 'vexillum.called';
const keyOf = (table: string, seat: string): string => `${table}/${seat}`;

/** The seats to whose turns this browser has asked to be called: every switch on a page shows the same. */
export const $called = atom<readonly string[]>(readKeptJson<readonly string[]>(KEPT, []));

export const isCalled = (table: string, seat: string, called: readonly string[] = []): boolean =>
  noticeLeave() === 'granted' && called.includes(keyOf(table, seat));

const keep = (table: string, seat: string, isOn: boolean): void => {
  // Another page of this browser may have kept something since.
  const others = readKeptJson<readonly string[]>(KEPT, []).filter((key) => key !== keyOf(table, seat));
  $called.set(isOn ? [...others, keyOf(table, seat)] : others);
  keepJson(KEPT, $called.get());
};

/** What a seat is called to: the turns of a game, or the rounds of an event. */
export type CallsTo = 'turns' | 'rounds';

/** What a call says, in the reader's language: the server has no words of its own for it. */
export const summonsText = (kind: SummonsKind): string => {
  switch (kind) {
    case 'round':
      return msg('Your round is published');
    case 'anew':
      return msg('Another table is open for your game');
    case 'answer':
      return msg('Your call was answered');
    default:
      return kind satisfies never;
  }
};

const saysOf = (to: CallsTo) => ({
  turn: msg('Your turn'),
  ...(to === 'turns'
    ? { over: msg('The game is over') }
    : {
        over: msg('The event is over'),
        ...Object.fromEntries(summonsKinds.map((kind) => [kind, summonsText(kind)])),
      }),
});

const tell = (table: string, seat: string, method: 'PUT' | 'DELETE', body: object) =>
  ask<object>(`/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/push`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Seat': seat },
    body: JSON.stringify(body),
  });

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** What the browser's own push service gave it; asked for anew where the server has another key by now. */
const subscribe = async (key: string): Promise<PushSubscription> => {
  const registration = await navigator.serviceWorker.register(trustedAddress('/push-worker.js'));
  await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const former = await registration.pushManager.getSubscription();
  try {
    return await registration.pushManager.subscribe(wish);
  } catch (error) {
    if (!former) throw error;
    await former.unsubscribe();
    return registration.pushManager.subscribe(wish);
  }
};

/** What went wrong in words for the reader, or nothing. */
export type CallProblem = ApiProblem | { readonly kind: 'told'; readonly text: string } | undefined;

/** Asks the browser for leave, then the server to call it. */
export const wantCalls = async (table: string, seat: string, to: CallsTo): Promise<CallProblem> => {
  if (!(await askLeave())) return { kind: 'told', text: msg('Notifications are blocked in this browser') };
  const offered = await ask<{ readonly key: string }>('/api/push');
  if (isApiProblem(offered)) return offered;
  let subscription: PushSubscription;
  try {
    subscription = await subscribe(offered.key);
  } catch {
    return { kind: 'told', text: msg('This browser cannot reach the service that would call it.') };
  }
  const { endpoint, keys } = subscription.toJSON();
  const answer = await tell(table, seat, 'PUT', { endpoint, keys, says: saysOf(to) });
  if (isApiProblem(answer)) return answer;
  keep(table, seat, true);
  return undefined;
};

export const wantNoCalls = async (table: string, seat: string): Promise<CallProblem> => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    const answer = await tell(table, seat, 'DELETE', { endpoint: subscription.endpoint });
    if (isApiProblem(answer)) return answer;
  }
  keep(table, seat, false);
  return undefined;
};
