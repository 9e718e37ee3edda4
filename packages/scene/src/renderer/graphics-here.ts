export type GraphicsHere = 'hardware' | 'software' | 'none';

const softwareNames = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Who would draw WebGL here: asked of a bare context, before any of Pixi's code for it is loaded. Some drivers hide their name and pass
 * for hardware: then the frames are measured.
 */
export const graphicsHere = (): GraphicsHere => {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'none';
  const naming = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(naming ? naming.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' && softwareNames.test(name) ? 'software' : 'hardware';
};
