import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { folderOf, packageNames, readManifest } from './entries.ts';

/** The texts whose examples people copy. */
const texts = [
  ...packageNames.map((name) => join(folderOf(name), 'README.md')),
  join(root, 'packages/ui/docs/UseElsewhere.mdx'),
];

/** The dependencies of the examples beside ours, in the versions of this repository. */
export function ofExamples(): Readonly<Record<string, string>> {
  const { devDependencies } = readManifest(root);
  const { '@react-aria/optimize-locales-plugin': locales = '', '@types/node': node = '' } =
    devDependencies as Readonly<Record<string, string>>;
  return { '@react-aria/optimize-locales-plugin': locales, '@types/node': node };
}

/** Writes each example of TypeScript, as it stands in its text, into a module of a project. */
export function writeExamples(project: string): void {
  const folder = join(project, 'examples');
  mkdirSync(folder);
  const examples = texts.flatMap((file) => examplesIn(readFileSync(file, 'utf8')));
  for (const [index, code] of examples.entries()) {
    writeFileSync(join(folder, `${index}.tsx`), `${code}\nexport {};\n`);
  }
}

const examplesIn = (text: string): string[] =>
  [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code]) => code ?? '');
