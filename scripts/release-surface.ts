// After `changeset version`: records the public surfaces as released.
import { copyFileSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './bootstrap.mjs';

const folder = join(root, 'scripts/public-surface');
for (const file of globSync(`${folder}/*.txt`)) {
  copyFileSync(file, join(folder, 'released', basename(file)));
}
