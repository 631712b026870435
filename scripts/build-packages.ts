// npm run package [-- name…]: builds the packages as they are published, each into its folder dist.
import { command, CommandError } from './bootstrap.mjs';
import { buildPackage } from './package-build/build-package.ts';
import { packageNames } from './package-build/entries.ts';

await command(async () => {
  const args = process.argv.slice(2);
  const unknown = args.filter((name) => !packageNames.some((each) => each === name));
  if (unknown.length > 0) {
    throw new CommandError(`Unknown: ${unknown.join(', ')}. There are ${packageNames.join(', ')}.`);
  }
  const named = packageNames.filter((name) => args.length === 0 || args.includes(name));
  for (const name of named) await buildPackage(name);
  return 0;
});
