// npm run drill:ha: a cluster of PostgreSQL under load, whose parts are killed, stopped, filled and switched over.
import { parseArgs } from 'node:util';
import { command, pinnedNode, root } from './bootstrap.mjs';
import { endRequested } from './ending.mjs';
import { runInForeground } from './foreground.mjs';

const ending = endRequested();

/** How often each is done; `--kills 3` does fewer. */
const options = {
  kills: { type: 'string', default: '50' },
  switchovers: { type: 'string', default: '20' },
  stops: { type: 'string', default: '20' },
  cuts: { type: 'string', default: '10' },
  partitions: { type: 'string', default: '10' },
  fills: { type: 'string', default: '5' },
} as const;

await command(async () => {
  const { values } = parseArgs({ options });
  const counts = Object.entries(values).map(([name, count]) => [`HA_${name.toUpperCase()}`, count]);
  return runInForeground(
    pinnedNode,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'drill', 'ha.drill'],
    { cwd: root, env: { ...process.env, ...Object.fromEntries(counts) }, ending },
  );
});
