// Bundles every entry of packages/ui alone: its size and the components that it imports are as recorded. With --update it is
// recorded again; limits and what is reserved to some entries hold all the same.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, CommandError, root } from './bootstrap.mjs';
import { bundleEntries } from './weights/bundle.ts';
import type { Bundle } from './weights/bundle.ts';
import { folderOf, uiEntries } from './weights/entries.ts';
import { differences, readRecord, writeRecord } from './weights/record.ts';
import type { Weight } from './weights/record.ts';
import { breaches } from './weights/rules.ts';

const file = join(root, 'scripts/weights/ui.txt');

await command(async () => {
  const bundles = await bundleEntries(uiEntries());
  const weights = bundles.map(weigh);
  if (process.argv.includes('--update')) writeFileSync(file, writeRecord(weights));
  const changes = differences(readRecord(readFileSync(file, 'utf8')), weights);
  const broken = breaches(bundles);
  if (changes.length > 0) broken.push(...changes, 'If it is meant, record it: npm run weights');
  if (broken.length === 0) return 0;
  throw new CommandError(broken.join('\n'));
});

function weigh({ name, bytes, modules }: Bundle): Weight {
  const folders = new Set(modules.map(folderOf).filter((folder) => folder !== undefined));
  folders.delete(name);
  return { name, bytes, brings: [...folders].toSorted() };
}
