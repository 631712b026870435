// npm run new:component -- <Name> [--payments | --room <Room>]: a component's folder in the standard form.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, CommandError, root } from './bootstrap.mjs';
import { filesOf, folderOf } from './component-template.ts';
import { readRequest } from './new-component-request.ts';

await command(() => {
  const request = readRequest(process.argv.slice(2), (folder) => existsSync(join(root, folder)));
  if (typeof request === 'string') throw new CommandError(request);
  const folder = folderOf(request);
  mkdirSync(join(root, folder));
  for (const [file, text] of Object.entries(filesOf(request))) {
    writeFileSync(join(root, folder, file), text);
  }
  console.log(`${folder} is there, complete: replace what it shows by what you mean.
Then: npm run changeset (name ${request.name} in it), npm run surface, npm run sheets.`);
  return Promise.resolve(0);
});
