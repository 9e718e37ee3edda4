import { Application, Container, Graphics, Text, Ticker } from 'pixi.js';
import type { BattleView, OverlayView, StandView } from '../../../src/board/index.ts';
import type { DrawnScene } from '@vexillum/canvas/bench/page';

/** Pixels per MU. */
const SCALE = 14;

const colors = { red: 0xab3a31, blue: 0x3f74b8, neutral: 0x77736a };

const makeStand = (stand: StandView): Container => {
  const object = new Container();
  const [width, depth] = [stand.width * SCALE, stand.depth * SCALE];
  const base = new Graphics()
    .rect(-width / 2, 0, width, depth)
    .fill(colors[stand.side])
    .stroke({ color: 0, width: 1 });
  base.rect(-width / 2, 0, width, 2).fill(0xffffff);
  if (stand.isSelected) base.rect(-width / 2, 0, width, depth).stroke({ color: 0xffd447, width: 2 });
  const label = new Text({ text: stand.label, style: { fontSize: 10, fill: 0xffffff } });
  label.anchor.set(0.5);
  label.position.set(0, depth / 2);
  object.addChild(base, label);
  object.position.set((stand.pose[0] / 1000) * SCALE, (-stand.pose[1] / 1000) * SCALE);
  object.rotation = (stand.pose[2] / 100) * (Math.PI / 180);
  return object;
};

const makeOverlay = ({ shapes, side, isClosed }: OverlayView): Graphics => {
  const graphics = new Graphics();
  for (const shape of shapes) {
    const points = shape.flatMap(({ x, y }) => [x * SCALE, -y * SCALE]);
    graphics.poly(points, isClosed);
    if (isClosed) graphics.fill({ color: colors[side], alpha: 0.15 });
    graphics.stroke({ color: colors[side], width: 1 });
  }
  return graphics;
};

const makeAll = (view: BattleView): Container[] => [
  new Graphics().rect(0, -view.board.depth * SCALE, view.board.width * SCALE, view.board.depth * SCALE).fill(0xc4cca4),
  ...view.terrain.map((terrain) =>
    new Graphics()
      .ellipse(
        (terrain.pose[0] / 1000) * SCALE,
        (-terrain.pose[1] / 1000) * SCALE,
        (terrain.width / 2) * SCALE,
        (terrain.depth / 2) * SCALE,
      )
      .fill(0x93aa6e),
  ),
  ...view.overlays.map(makeOverlay),
  ...view.stands.map(makeStand),
  ...view.labels.map(({ text }) => new Text({ text, style: { fontSize: 14 } })),
];

/** As a first attempt would do it: a Graphics and a Text for each stand, everything rebuilt for each view, a ticker that never rests. */
export const openNaive = async (host: HTMLElement, preference: 'webgl' | 'canvas'): Promise<DrawnScene<BattleView>> => {
  const app = new Application();
  await app.init({
    preference: [preference, 'canvas'],
    resizeTo: host,
    antialias: true,
    backgroundAlpha: 0,
    resolution: devicePixelRatio,
    autoDensity: true,
  });
  // Our own scene has stopped it for the whole page.
  Ticker.system.start();
  host.append(app.canvas);
  const board = new Container();
  board.position.set(20, 560);
  app.stage.addChild(board);
  const listener = { onFrame: (_milliseconds: number): void => {} };
  const render = app.render.bind(app);
  app.ticker.remove(app.render, app);
  app.ticker.add(() => {
    const start = performance.now();
    render();
    listener.onFrame(performance.now() - start);
  });
  return Object.assign(listener, {
    whole: () => Promise.resolve(),
    renderer: app.renderer.name === 'canvas' ? ('canvas' as const) : ('webgl' as const),
    show: (view: BattleView) => {
      for (const old of board.removeChildren()) old.destroy({ children: true });
      board.addChild(...makeAll(view));
    },
    pan: (right: number, down: number) => board.position.set(board.x + right, board.y + down),
    zoom: (factor: number) => board.scale.set(board.scale.x * factor),
    destroy: () => {
      app.destroy({ removeView: true }, { children: true });
      Ticker.system.stop();
    },
  });
};
