import type { SideStyle } from '@vexillum/canvas';

export const sideStyle = (side: string | undefined): SideStyle =>
  side === 'red' || side === 'blue' ? side : 'neutral';
