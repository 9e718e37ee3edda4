import type { SideStyle } from '@vexillum/scene';

export const sideStyle = (side: string | undefined): SideStyle =>
  side === 'red' || side === 'blue' ? side : 'neutral';
