export * from './carry.ts';
export * from './propose.ts';
export * from './stand-handles.ts';
export * from './steer.ts';
export * from './steer-by-key.ts';
