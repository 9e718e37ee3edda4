import type { Placement, Point } from '@vexillum/geometry';
import type { Container } from 'pixi.js';

/**
 * Drawing units per MU. Pixi smooths curves by their size in drawing units, so an MU must not be 1. The drawing's y points down: board
 * (x, y) is drawn at (x, -y), and headings, clockwise on the board, stay clockwise.
 */
export const UNIT = 64;

/** What is exactly at the drawing's place of a board point. */
export const drawn = (point: Point): Point => ({ x: point.x * UNIT, y: -point.y * UNIT });

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Lays an object at a placement. */
export const layAt = (object: Container, placement: Placement): void => {
  object.position.set(placement.x * UNIT, -placement.y * UNIT);
  object.rotation = toRadians(placement.degrees);
};
