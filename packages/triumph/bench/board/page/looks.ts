import { createScene, type RendererChoice, type Theme } from '@vexillum/canvas';
import { battleLayers, drawBattleMinimap } from '../../../src/board/index.ts';
import { looksView } from './looks-view.ts';

/** `?theme=dark&renderer=webgl&zoom=3&x=20&y=12&loupe=200,400` */
const wish = new URLSearchParams(location.search);
const theme = (wish.get('theme') ?? 'light') as Theme;
const host = document.querySelector<HTMLElement>('#host') as HTMLElement;
document.body.style.background = theme === 'dark' ? '#15191a' : '#e9e4d8';
const scene = await createScene(host, {
  theme,
  renderer: (wish.get('renderer') ?? 'canvas') as RendererChoice,
  more: [battleLayers],
});
const view = looksView();
scene.camera.lay(wish.get('flipped') ? 'blue' : 'red', wish.get('upright') !== null);
scene.show(view);
scene.camera.zoom(Number(wish.get('zoom') ?? 1));
const look = () => {
  if (wish.get('x')) scene.camera.lookAt({ x: Number(wish.get('x')), y: Number(wish.get('y')) });
};
look();
const [left, top] = (wish.get('loupe') ?? '').split(',').map(Number);
if (left !== undefined && top !== undefined) scene.showLoupe({ left, top });
const minimap = document.querySelector<HTMLCanvasElement>('#minimap') as HTMLCanvasElement;
const size = { width: 200, height: 90 };
minimap.width = size.width * devicePixelRatio;
minimap.height = size.height * devicePixelRatio;
minimap.style.width = `${size.width}px`;
const context = minimap.getContext('2d') as CanvasRenderingContext2D;
context.scale(devicePixelRatio, devicePixelRatio);
const drawMap = () =>
  drawBattleMinimap(context, view, {
    ...size,
    board: view.board,
    camera: scene.camera.state,
    screen: scene.camera.size,
    quarters: scene.camera.quarters,
    theme,
  });
scene.camera.onChange(drawMap);
drawMap();
setTimeout(() => (document.title = 'ready'), 900);
