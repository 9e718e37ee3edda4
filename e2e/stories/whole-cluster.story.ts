import { onWholeCluster } from '../cluster/cluster-test.ts';
import { playBattle } from '../cluster/play-battle.ts';
import { playConquest } from '../cluster/play-conquest.ts';
import { LONG } from '../how-long.ts';

const tag = LONG;

onWholeCluster(
  'as operators have it: a battle goes on while two servers go, and a standby takes the place of the database that died',
  { tag },
  playBattle,
);

onWholeCluster(
  'as operators have it: a game of Conquest goes on while two servers go, and a standby takes the place of the database that died',
  { tag },
  playConquest,
);
