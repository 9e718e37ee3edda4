import { onSmallCluster } from '../cluster/cluster-test.ts';
import { playConquest } from '../cluster/play-conquest.ts';
import { LONG } from '../how-long.ts';

onSmallCluster(
  'a game of Conquest goes on while its server is killed, the next one is put away, and the database dies: nobody notices more than “Reconnecting”',
  { tag: LONG },
  playConquest,
);
