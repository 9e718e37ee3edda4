import { mkdtempSync } from 'node:fs';
import { Fleet } from './load/fleet.ts';
import { play } from './load/play.ts';
import { median } from './median.ts';
import { MeasuredServer } from './servers/measured-server.ts';
import { moveToLoadCore } from './servers/cores.ts';
const base = JSON.parse(process.env['BENCH_PROGRAMS']!);
moveToLoadCore();
const rates = (process.env['RATES'] ?? '1000,3000').split(',').map(Number);
const rounds = Number(process.env['ROUNDS'] ?? 6);
const contenders = [];
for (const arg of process.argv.slice(2)) {
  const [label = '', path = '', sw] = arg.split('=');
  const kind = label.startsWith('relay') ? 'relay' : 'ours';
  const programs = { ...base, ...(kind === 'ours' ? { ours: path } : {}), ...(sw ? { switches: [sw.replace(':', '=')] } : {}) };
  const server = await MeasuredServer.start(kind, programs, mkdtempSync((process.env['DIR'] ?? '/tmp') + '/vexbench-'));
  const fleet = new Fleet(server, 4);
  await fleet.tables(200);
  contenders.push({ label, fleet, server, cpu: rates.map((): number[] => []), p50: rates.map((): number[] => []), p99: rates.map((): number[] => []) });
}
for (let r = 0; r < rounds; r++)
  for (const [i, rate] of rates.entries())
    for (const c of contenders) {
      const p = await play(await c.fleet.tables(200), c.fleet, { movesPerSecond: rate, warmSeconds: 0.3, seconds: 2 });
      if (r === 0) continue;
      c.cpu[i]!.push(p.cpuPerMove); c.p50[i]!.push(p.p50); c.p99[i]!.push(p.p99);
    }
for (const c of contenders) for (const [i, rate] of rates.entries()) console.log(c.label.padEnd(10), rate, 'cpu/move', median(c.cpu[i]!).toFixed(0), 'min', Math.min(...c.cpu[i]!).toFixed(0), 'p50', median(c.p50[i]!).toFixed(1), 'p99', median(c.p99[i]!).toFixed(0), 'MB', c.server.megabytes.toFixed(0), 'back', c.fleet.comebacks);
process.exit(0);
