import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { Fleet } from './load/fleet.ts';
import { play } from './load/play.ts';
import { MeasuredServer } from './servers/measured-server.ts';
import { moveToLoadCore } from './servers/cores.ts';
const programs = JSON.parse(process.env['BENCH_PROGRAMS']!);
moveToLoadCore();
const kind = (process.argv[2] ?? 'ours') as 'ours';
const tables = Number(process.argv[3] ?? 200);
const server = await MeasuredServer.start(kind, programs, mkdtempSync('/tmp/vexbench-'));
const fleet = new Fleet(server, 4);
await fleet.tables(tables);
const threads = () => new Map(readdirSync(`/proc/${server.pid}/task`).map((t) => { const f = readFileSync(`/proc/${server.pid}/task/${t}/stat`, 'utf8'); const a = f.split(') ').at(-1)!.split(' '); return [t + ' ' + f.slice(f.indexOf('(') + 1, f.lastIndexOf(')')), [Number(a[11]), Number(a[12])]] as const; }));
for (const rate of (process.argv[4] ?? '1000,1000,1000').split(',').map(Number)) {
  const before = threads();
  const t = performance.now();
  const p = await play(await fleet.tables(tables), fleet, { movesPerSecond: rate, warmSeconds: 1.5, seconds: 5 });
  const moves = (performance.now() - t) / 1000 * rate * (6.5 / ((performance.now() - t) / 1000));
  console.log(kind, rate, `p50 ${p.p50.toFixed(2)} p95 ${p.p95.toFixed(2)} p99 ${p.p99.toFixed(1)} cpu/move ${p.cpuPerMove.toFixed(0)} cpu ${(p.serverCpu * 100).toFixed(1)}% load ${(p.loadCpu * 100).toFixed(0)}%`);
  if (process.env['THREADS']) for (const [name, [u, s]] of threads()) { const b = before.get(name) ?? [0, 0]; const d = [u - b[0]!, s - b[1]!]; if (d[0]! + d[1]! > 1) console.log('   ', name, 'user', (d[0]! * 1e4 / moves).toFixed(1), 'sys', (d[1]! * 1e4 / moves).toFixed(1), 'us/move'); }
}
console.log((await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()).split('\n').filter((l) => /commit_milliseconds|action_milliseconds/.test(l) && !l.startsWith('#')).join('\n'));
console.log('comebacks', fleet.comebacks, 'MB', server.megabytes.toFixed(0));
fleet.close();
await server.stop();
process.exit(0);
