import { ConquestRoom } from './conquest-room.ts';

/** For tests: a whole game of three on the small map, with chat, a change of the rules and a skip in between. */
export const playedConquest = async (rules = {}, seed = 3): Promise<ConquestRoom> => {
  const room = await ConquestRoom.open(3, { 'random-start': true, ...rules });
  await room.act('player-1', 'start-game', {});
  await room.act('player-2', 'say', { text: 'Good luck!', to: 'table' });
  await room.act('player-3', 'roll-dice', { dice: [20], why: 'who brings the coffee' });
  await room.act('host', 'set-house-rules', { rules: { timeout: 60 } });
  await room.act('host', 'skip-turn', { turn: 1 });
  return await room.play(seed);
};
