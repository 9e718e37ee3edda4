import { howMany, seeds } from '@vexillum/model/testing';
import { seededRandom } from '@vexillum/table/testing';
import { afterEach, describe, it } from 'vitest';
import { allIsWell } from './harness/all-is-well.ts';
import { Battle } from './harness/battle.ts';
import { CrashServer } from './harness/crash-server.ts';
import { keepPlaying } from './harness/habits.ts';
import { canCutPower } from './harness/power.ts';
import { until } from './harness/until.ts';

describe.skipIf(!canCutPower).each(seeds(1, 2))(
  'a disk that fails under load (needs a C compiler; seed %i)',
  (seed) => {
    let server: CrashServer | undefined;
    let battle: Battle | undefined;

    afterEach(async () => {
      battle?.close();
      await server?.tearDown();
    });

    it.each([
      ['write', 'EIO'],
      ['write', 'EROFS'],
      ['write', 'ENOSPC'],
      ['flush', 'EIO'],
    ] as const)(
      'keeps what was acknowledged where each %s says %s, also when the power goes afterwards',
      async (call, error) => {
        const random = seededRandom(seed);
        const [here, power] = await begun(random);
        const stopPlaying = here.actors.map((player) => keepPlaying(player, random));
        const acked = () => here.actors.reduce((sum, { tap }) => sum + tap.ackCount, 0);
        // Of a flush that failed nobody knows what it did: the browsers are sent away, come back and ask again.
        const told = () =>
          here.all.reduce(
            (sum, { refused, tap }) => sum + refused.length + tap.closeCodes.filter((code) => code === 4503).length,
            0,
          );
        for (let time = 0; time < howMany(3, 12); time++) {
          const [before, refused] = [acked(), told()];
          await until('the players go on', () => acked() > before + 15);
          power.fails(call, error);
          await until('the players are told', () => told() > refused + 5);
          power.works();
          await until('the players go on after it', () => acked() > before + 30);
          if (time % 2 === 1) continue;
          await server?.end('SIGKILL');
          await server?.start();
        }
        for (const stop of stopPlaying) stop();
        await allIsWell(server as CrashServer, here);
      },
    );

    const begun = async (random: () => number) => {
      server = await CrashServer.build();
      const power = server.dependOnPower(random);
      await server.start();
      const here = (battle = await Battle.begin(server));
      await until('everyone sees the table', () => here.all.every(({ live }) => live.$isLoaded.get()));
      return [here, power] as const;
    };
  },
);
