import { GraphicsContext } from 'pixi.js';

/** Drawn shapes by name, so that all stands alike share one. */
export class ContextShelf {
  readonly #contexts = new Map<string, GraphicsContext>();

  take(name: string, draw: (context: GraphicsContext) => void): GraphicsContext {
    const known = this.#contexts.get(name);
    if (known) return known;
    const context = new GraphicsContext();
    draw(context);
    this.#contexts.set(name, context);
    return context;
  }

  destroy(): void {
    for (const context of this.#contexts.values()) context.destroy();
    this.#contexts.clear();
  }
}
