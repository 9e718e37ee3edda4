const softwareNames = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether WebGL is missing here or admits to being drawn by the processor. Some drivers hide their name: then the frames are measured. */
export const isSoftwareGraphics = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return true;
  const naming = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(naming ? naming.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' && softwareNames.test(name);
};
