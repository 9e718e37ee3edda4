import { ConquestHouse } from './conquest-house.ts';

/** For tests: a whole game of three on the small map, with chat, a change of the rules and a skip in between. */
export const playedConquest = async (rules = {}, seed = 3): Promise<ConquestHouse> => {
  const house = await ConquestHouse.open(3, { 'random-start': true, ...rules });
  await house.act('player-1', 'start-game', {});
  await house.act('player-2', 'say', { text: 'Good luck!', to: 'table' });
  await house.act('player-3', 'roll-dice', { dice: [20], why: 'who brings the coffee' });
  await house.act('host', 'set-house-rules', { rules: { timeout: 60 } });
  await house.act('host', 'skip-turn', { turn: 1 });
  return await house.play(seed);
};
