// The scripts of both built apps are those of docs/security/page-scripts.json (RUN-420). With --update they are recorded
// again; a new one has to be given its purpose by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, CommandError, root } from './bootstrap.mjs';
import { differencesOf, inventoryOf } from './page-scripts/inventory.ts';
import { apps, readBuilt, readRecord } from './page-scripts/read-built.ts';

const file = join(root, 'docs/security/page-scripts.json');

await command(() => {
  let record = readRecord(readFileSync(file, 'utf8'));
  const built = apps.map((app) => [app, readBuilt(app)] as const);
  if (process.argv.includes('--update')) {
    const updated = built.map(([app, scripts]) => [app, inventoryOf(scripts, record[app])]);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(updated), null, 2)}\n`);
    record = readRecord(readFileSync(file, 'utf8'));
  }
  const changes = built.flatMap(([app, scripts]) =>
    differencesOf(scripts, record[app]).map((line) => `${app}: ${line}`),
  );
  if (changes.length === 0) return Promise.resolve(0);
  throw new CommandError(
    `The scripts of the pages are not those of docs/security/page-scripts.json.\n${changes.join('\n')}\n` +
      'If it is meant, record it with npm run page-scripts, and write the purpose of each new one there.',
  );
});
