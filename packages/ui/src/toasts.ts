import { atom } from 'nanostores';

export const toastKinds = ['plain', 'success', 'warning', 'danger'] as const;
export type ToastKind = (typeof toastKinds)[number];

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

const SHOWN = 4;

/** What is to be said in passing at one screen: the newest few. */
export const createToasts = () => {
  const $toasts = atom<readonly Toast[]>([]);
  let next = 1;
  const dismiss = (id: number) => $toasts.set($toasts.get().filter((toast) => toast.id !== id));
  const add = (text: string, kind: ToastKind = 'plain') => {
    // The same sentence twice at once is one sentence.
    const others = $toasts.get().filter((toast) => toast.text !== text);
    $toasts.set([...others, { id: next++, kind, text }].slice(-SHOWN));
  };
  return { $toasts, add, dismiss };
};

export type Toasts = ReturnType<typeof createToasts>;
