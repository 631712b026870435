// npm run package: builds the packages as they are published, each into its folder dist.
import { command } from './bootstrap.mjs';
import { buildPackage } from './package-build/build-package.ts';
import { packageNames } from './package-build/entries.ts';

await command(async () => {
  for (const name of packageNames) await buildPackage(name);
  return 0;
});
