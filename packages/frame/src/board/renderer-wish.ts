import type { RendererChoice } from '@vexillum/canvas';

const KEY = 'vexillum:renderer';

/**
 * How the board is drawn: `?renderer=canvas` or `webgl` in the address, or the same word kept in this browser under
 * `vexillum:renderer`; otherwise the scene finds out what is fast.
 */
export const rendererWish = (): RendererChoice => {
  const wish = new URLSearchParams(location.search).get('renderer') ?? localStorage.getItem(KEY);
  return wish === 'canvas' || wish === 'webgl' ? wish : 'auto';
};
