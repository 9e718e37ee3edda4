import { createScene, type RendererChoice, type Theme } from '@vexillum/canvas';
import { areaLayers } from '../../../src/board/index.ts';
import { mapLooksView } from './map-looks-view.ts';

/** `?theme=dark&renderer=webgl&areas=500&zoom=3&x=20&y=12&later=1` */
const wish = new URLSearchParams(location.search);
const theme = (wish.get('theme') ?? 'light') as Theme;
const areas = Number(wish.get('areas') ?? 42);
const host = document.querySelector<HTMLElement>('#host') as HTMLElement;
document.body.style.background = theme === 'dark' ? '#15191a' : '#e9e4d8';
const frames: number[] = [];
const scene = await createScene(host, {
  theme,
  renderer: (wish.get('renderer') ?? 'canvas') as RendererChoice,
  more: [areaLayers],
  onFrame: (milliseconds) => frames.push(milliseconds),
});
const view = mapLooksView(theme, areas, false);
scene.show(view);
scene.camera.zoom(Number(wish.get('zoom') ?? 1));
if (wish.get('x')) scene.camera.lookAt({ x: Number(wish.get('x')), y: Number(wish.get('y')) });
const later = () => scene.show(mapLooksView(theme, areas, true));
if (wish.get('later')) setTimeout(later, 500);
Object.assign(globalThis, { scene, view, later, frames });
setTimeout(() => (document.title = 'ready'), 900);
