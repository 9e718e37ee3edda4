import './pixi-in-node.ts';

/** As much of a browser as a scene asks for, without pictures: frames come when the test wants them. */
export class LittleBrowser {
  #callbacks: ((now: number) => void)[] = [];
  #now = 0;

  constructor() {
    const nothing = () => {};
    const context = new Proxy(
      {
        measureText: (text: string) => ({ width: text.length * 8 }),
        createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) }),
        createLinearGradient: () => ({ addColorStop: nothing }),
        createRadialGradient: () => ({ addColorStop: nothing }),
      },
      { get: (known, key) => Reflect.get(known, key) ?? nothing },
    );
    const element = () => ({
      width: 1,
      height: 1,
      style: {},
      getContext: () => context,
      setAttribute: nothing,
      addEventListener: nothing,
      removeEventListener: nothing,
      remove: nothing,
    });
    Object.assign(globalThis, {
      document: { createElement: element },
      getComputedStyle: () => ({ position: 'relative' }),
      requestAnimationFrame: (callback: (now: number) => void) => this.#callbacks.push(callback),
      cancelAnimationFrame: nothing,
      Path2D: class {},
      ResizeObserver: class {
        observe = nothing;
        disconnect = nothing;
      },
    });
  }

  host(width: number, height: number): HTMLElement {
    const host = document.createElement('div');
    return Object.assign(host, { clientWidth: width, clientHeight: height, append: () => {} });
  }

  /** Lets time pass, at sixty refreshes a second; the answer is how many of them anybody had asked for. */
  refresh(times: number): number {
    let asked = 0;
    for (let time = 0; time < times; time += 1) {
      this.#now += 1000 / 60;
      const callbacks = this.#callbacks;
      this.#callbacks = [];
      asked += callbacks.length;
      for (const callback of callbacks) callback(this.#now);
    }
    return asked;
  }
}
