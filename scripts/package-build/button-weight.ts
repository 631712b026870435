import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { CommandError } from '../bootstrap.mjs';
import { brotliBytes } from '../weights/bundle.ts';

/** JavaScript of one Button over React, in bytes after brotli. */
const limit = 11_500;

/**
 * Builds a page with one Button in a project outside of the repository, and one with nothing but React.
 * @throws CommandError if the Button is over its limit
 */
export async function checkButtonWeight(project: string): Promise<void> {
  const bare = await bytesOf(project, "jsx('p', { children: 'Pay' })");
  const bytes = (await bytesOf(project, "jsx(Button, { children: 'Pay' })")) - bare;
  if (bytes <= limit && bytes > 0) return;
  throw new CommandError(`One Button weighs ${bytes} bytes over React, and may weigh ${limit}.`);
}

async function bytesOf(project: string, element: string): Promise<number> {
  const input = join(project, 'page.js');
  writeFileSync(
    input,
    `import { jsx } from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
import { Button } from '@tiyin/ui/button';
createRoot(document.body).render(${element});`,
  );
  const result = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input } },
  });
  const output = 'output' in result ? result.output : [];
  return brotliBytes(output.map((file) => (file.type === 'chunk' ? file.code : '')).join(''));
}
