import { expect, it } from 'vitest';
import { EventTable } from '../../test/event-table.ts';
import { openEvents } from '../../test/play-stream.ts';
import { serverForTest } from '../../test/server-for-test.ts';

it('the list of events tells what changes in it, and nothing of private ones', async () => {
  const server = await serverForTest();
  const stream = await openEvents(server.origin, '/api/events/changes', '');
  const hidden = await EventTable.made(server);
  await hidden.enter('player-1');
  const at = await EventTable.made(server, {}, { visibility: 'public' });
  await at.enter('player-1', 'player-2');
  const rows = () =>
    stream.told().flatMap(({ data }) => (data['events'] ?? []) as { table: string; entrants: number }[]);
  await stream.until(() => rows().at(-1)?.entrants === 2);
  expect(rows().at(-1)).toMatchObject({ table: at.table, state: 'sign-up', name: 'Autumn open' });
  expect(stream.text()).not.toContain(hidden.table);
  await at.of('host').post(`/api/tables/${at.table}/listing`, { visibility: 'private' }, { 'x-seat': 'host' });
  await stream.until((told) =>
    told.some(({ data }) => (data['goneEvents'] as string[] | undefined)?.includes(at.table)),
  );
});
