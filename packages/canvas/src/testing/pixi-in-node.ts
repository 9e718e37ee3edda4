// Pixi asks for the browser's name as soon as it is loaded, and Node 20 has none to give. Import this first.
if (!('navigator' in globalThis)) Object.defineProperty(globalThis, 'navigator', { value: { userAgent: '' } });

export {};
