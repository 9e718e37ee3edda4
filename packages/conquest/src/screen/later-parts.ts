/** What a table of Conquest loads only when it is asked for, what is asked for most first. */
export const laterParts: readonly (() => Promise<unknown>)[] = [
  () => import('./menu/conquest-menu.ts'),
  () => import('./help/conquest-help.ts'),
  () => import('./play/recruit-chooser.ts'),
  () => import('./lesson/go-to.ts'),
  () => import('./lesson/open-lesson.ts'),
  () => import('./play/resign-dialog.ts'),
  () => import('@vexillum/frame/table/seats/seats-dialog'),
  () => import('@vexillum/frame/table/trust/trust-dialog'),
  () => import('@vexillum/frame/table/trust/check-match'),
  () => import('@vexillum/frame/clock/clock-dialog'),
];
