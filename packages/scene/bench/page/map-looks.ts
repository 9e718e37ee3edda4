import { areaLayers } from '../../src/areas/index.ts';
import { createScene, drawMinimap, type RendererChoice, type Theme } from '../../src/index.ts';
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
const minimap = document.querySelector<HTMLCanvasElement>('#minimap') as HTMLCanvasElement;
minimap.width = 120;
minimap.height = 90;
const context = minimap.getContext('2d') as CanvasRenderingContext2D;
drawMinimap(context, view, {
  width: 120,
  height: 90,
  board: view.board,
  camera: scene.camera.state,
  screen: scene.camera.size,
  isFlipped: false,
  theme,
});
const later = () => scene.show(mapLooksView(theme, areas, true));
if (wish.get('later')) setTimeout(later, 500);
Object.assign(globalThis, { scene, view, later, frames });
setTimeout(() => (document.title = 'ready'), 900);
