export * from './carrying.ts';
export * from './propose.ts';
export * from './stand-handles.ts';
export * from './steering.ts';
export * from './steer-by-key.ts';
