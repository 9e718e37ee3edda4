import { Container, Graphics, type WebGLRenderer } from 'pixi.js';

/** A frame of the trial picture on real graphics hardware takes under 5 ms; on the processor 50 to 200. */
const SLOW_FRAME = 30;
const FRAMES = 3;

const trialPicture = (width: number, height: number): Container => {
  const picture = new Container();
  for (let index = 0; index < 200; index += 1) {
    const left = (index * 37) % width;
    const top = (index * 53) % height;
    picture.addChild(new Graphics().rect(left, top, 40, 30).fill(0x808080).circle(left, top, 12).fill(0x404040));
  }
  return picture;
};

/** Draws a trial picture a few times and waits for each frame to be really there. */
export const isSlow = (renderer: WebGLRenderer): boolean => {
  const { gl } = renderer;
  const picture = trialPicture(renderer.screen.width, renderer.screen.height);
  const pixel = new Uint8Array(4);
  const times: number[] = [];
  // The first frame compiles shaders and is not counted.
  for (let frame = 0; frame <= FRAMES; frame += 1) {
    const start = performance.now();
    renderer.render({ container: picture });
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    if (frame > 0) times.push(performance.now() - start);
  }
  picture.destroy({ children: true });
  return Math.min(...times) > SLOW_FRAME;
};
