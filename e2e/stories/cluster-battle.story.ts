import { playBattle } from '../cluster/play-battle.ts';
import { onSmallCluster } from '../cluster/cluster-test.ts';
import { LONG } from '../how-long.ts';

onSmallCluster(
  'a battle goes on while its server is killed, the next one is put away, and the database dies: nobody notices more than “Reconnecting”',
  { tag: LONG },
  playBattle,
);
