import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkButtonWeight } from './button-weight.ts';
import { checkGenerators, generators } from './check-generators.ts';
import { folderOf, packageNames, readManifest } from './entries.ts';
import { installOutside, publishedPaths } from './outside.ts';
import type { Packed } from './outside.ts';
import { run } from './run.ts';
import { ofExamples, writeExamples } from './readme-examples.ts';
import { checkInBrowser } from './check-in-browser.ts';
import { checkInNext, withNext } from './check-in-next.ts';

/* It touches the window as soon as it is imported: that is its purpose. */
const ofBrowsers = '@tiyin/ui/theme/trusted-types';

/** Uses every entry in a project of Node and strict TypeScript, some in apps of Vite and Next, with the oldest React that is allowed, and the contract with generators. */
export async function checkInProject(packed: Packed): Promise<void> {
  const { devDependencies } = readManifest(folderOf('ui'));
  const types = devDependencies as Readonly<Record<string, string>>;
  const react = { react: '19.2.0', 'react-dom': '19.2.0', ...types };
  const project = installOutside(packed, 'project', { ...react, ...ofExamples() });
  const paths = packageNames.map(publishedPaths);
  const modules = paths.flatMap((each) => each.modules);
  run('node', ['use.mjs', ...modules.filter((path) => path !== ofBrowsers)], project);
  writeFileSync(
    join(project, 'entries.ts'),
    importsOf(
      modules,
      paths.flatMap(({ sheets }) => sheets),
    ),
  );
  for (const kind of ['bundler', 'nodenext']) run('tsc', ['-p', `tsconfig.${kind}.json`], project);
  writeExamples(project);
  run('tsc', ['-p', 'tsconfig.examples.json'], project);
  run('npx', ['--no', '@tiyin/merchant', '--help'], project);
  await checkButtonWeight(project);
  await checkInBrowser(project);
  await checkInNext(installOutside(packed, 'next', { ...react, ...withNext() }));
  checkGenerators(installOutside(packed, 'generators', generators()));
}

/** A module that imports all, and uses what it imports: unused imports would not be resolved. */
function importsOf(modules: readonly string[], sheets: readonly string[]): string {
  return [
    ...sheets.map((path) => `import '${path}';`),
    ...modules.map((path, index) => `import * as entry${index} from '${path}';`),
    `export const entries: readonly object[] = [${modules.map((_, index) => `entry${index}`).join(', ')}];`,
    '',
  ].join('\n');
}
