// Packs the built packages, installs them outside of the repository, and uses them there: in Node, strict
// TypeScript and a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, CommandError } from './bootstrap.mjs';
import { packInto } from './package-build/outside.ts';
import { faultsOf } from './package-build/tarball-faults.ts';
import { checkInProject } from './package-build/check-in-project.ts';

await command(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiyin-packages-'));
  try {
    const packed = packInto(folder);
    const faults = await Promise.all(packed.packages.map(faultsOf));
    if (faults.some((each) => each.length > 0)) throw new CommandError(faults.flat().join('\n'));
    await checkInProject(packed);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
