import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAssets, readPlainStyles } from './assets.ts';

let folder = '';
const build = async (manifest: object) => {
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'main.css'), '.main{}');
  await writeFile(join(folder, 'layers.css'), '@layer a, b;');
  await writeFile(join(folder, 'shared.css'), '.shared{}');
  await writeFile(join(folder, 'steps.css'), '.steps{}');
};
const read = () => readAssets(pathToFileURL(`${folder}/`));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payform-assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('finds the entry, its static imports and the styles of both, and the files of late steps and of a withdrawal', async () => {
  await build({
    'src/main.tsx': {
      file: 'main.js',
      css: ['main.css'],
      imports: ['_layers.js', '_shared.js'],
      dynamicImports: ['_steps.js', 'src/steps/withdrawal/WithdrawalStep.tsx'],
    },
    '_layers.js': { file: 'layers.js', css: ['layers.css'] },
    '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['src/main.tsx'] },
    '_steps.js': {
      file: 'steps.js',
      name: 'late',
      css: ['steps.css'],
      imports: ['_shared.js'],
    },
    'src/steps/withdrawal/WithdrawalStep.tsx': {
      file: 'late.js',
      css: ['late.css'],
      imports: ['_shared.js'],
    },
  });
  expect(read()).toEqual({
    entry: '/main.js',
    imports: ['/layers.js', '/shared.js'],
    css: '@layer a, b;.shared{}.main{}',
    styles: ['/layers.css', '/shared.css', '/main.css'],
    late: { scripts: ['/steps.js'], css: '.steps{}', styles: ['/steps.css'] },
    withdrawal: { scripts: ['/late.js'], styles: ['/late.css'] },
  });
});

it('refuses a build without the entry', async () => {
  await build({});
  expect(read).toThrow('has no entry');
});

it('finds the styles of the pages without a script in the server’s build, and refuses a build without them', async () => {
  const readPlain = () => readPlainStyles(pathToFileURL(`${folder}/`));
  await build({ 'src/entry-server.tsx': { file: 'entry-server.js', css: ['main.css'] } });
  expect(readPlain()).toBe('.main{}');
  await writeFile(join(folder, 'main.css'), '');
  expect(readPlain).toThrow('has no styles');
});
