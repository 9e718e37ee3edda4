import { msg } from '@vexillum/ui/words';
import { settings, type YesOrNo } from '../settings.ts';

/** What a browser allows a page to tell whoever looks elsewhere; some cannot do it at all. */
type Leave = NotificationPermission | 'unknown';

export const noticeLeave = (): Leave => ('Notification' in globalThis ? Notification.permission : 'unknown');

/** Browsers ask their user for leave at a click of theirs only. True where it is given. */
export const askLeave = async (): Promise<boolean> =>
  noticeLeave() !== 'unknown' && (await Notification.requestPermission()) === 'granted';

/** Whoever wants to be called to their turn is asked by the browser first; a no stays a no. */
export const toggleTurnNotices = async (): Promise<void> => {
  const { $areTurnsNotified } = settings;
  const isOn = $areTurnsNotified.get() === 'yes';
  $areTurnsNotified.set(!isOn && (await askLeave()) ? 'yes' : 'no');
};

/** Only who wants it and looks elsewhere is called: all others see the banner. */
export const isNoticeDue = (wish: YesOrNo | undefined, leave: Leave, isHidden: boolean): boolean =>
  wish === 'yes' && leave === 'granted' && isHidden;

/** Calls the reader to this table, where they want that and look elsewhere. */
export const notifyTurn = (table: string): void => notifyAway(msg('Your turn'), table);

/** Tells a reader who wants it and looks elsewhere what has happened at this table. */
export const notifyAway = (title: string, table: string): void => {
  if (isNoticeDue(settings.$areTurnsNotified.get(), noticeLeave(), document.hidden))
    notify(title, { body: table, tag: `vexillum:turn:${table}` });
};

/** Calls a reader who looks elsewhere, where the browser may; a click on it brings them to this page. */
export const notify = (title: string, options: NotificationOptions): void => {
  try {
    const notice = new Notification(title, options);
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch (error) {
    // Some phones let a page only do it through a worker: there the title and the sound are all.
    console.warn(error);
  }
};
