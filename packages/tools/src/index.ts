export { createTool, type Tool } from './create-tool.ts';
export { toolStates, type ToolStateName } from './hand.ts';
export { ROTATE_HANDLE, rotateHandleOf } from './rotate-handle.ts';
export * from './tool-effect.ts';
export * from './tool-event.ts';
export * from './tool-world.ts';
