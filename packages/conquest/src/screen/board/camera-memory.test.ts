import '@vexillum/canvas/testing';
import { Camera } from '@vexillum/canvas';
import { expect, test } from 'vitest';
import { CameraMemory } from './camera-memory.ts';

const board = { width: 100, depth: 60 };
const phone = { width: 390, height: 500 };

const onPhone = () => {
  const camera = new Camera();
  camera.resize(phone);
  camera.setBoard({ x: 0, y: 0, ...board });
  const memory = new CameraMemory(camera, 'g', () => ({ board, at: { x: 50, y: 30 } }));
  memory.restore();
  return { camera, memory };
};

test('a small screen first shows a part that can be read, and shows it again when its size changes', () => {
  const { camera, memory } = onPhone();
  expect([memory.isWhole, camera.state.center.x]).toEqual([false, 50]);
  camera.pan(60, 0);
  memory.resized();
  expect(camera.state.center.x).toBeCloseTo(50);
});

test('what the screen itself has brought into sight stays in sight when its size changes', () => {
  const { camera, memory } = onPhone();
  camera.pan(60, 0);
  memory.led();
  const { x } = camera.state.center;
  camera.resize({ ...phone, height: 300 });
  memory.resized();
  expect(camera.state.center.x).toBeCloseTo(x);
  expect(memory.isWhole).toBe(false);
});
