import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import type { Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { folderOf } from './entries.ts';
import type { PackedPackage } from './outside.ts';

/** Everything that is wrong with a tarball: its files, and what publint and attw find, a line each. */
export async function faultsOf({ name, tarball, files }: PackedPackage): Promise<string[]> {
  const foreign = files.filter((path) => /\.(stories|test|typetest|fixture)\.|\.mdx$/.test(path));
  const missing = ['README.md', 'LICENSE'].filter((path) => !files.includes(path));
  const { messages, pkg } = await publint({ pkgDir: `${folderOf(name)}/dist`, strict: true });
  const linted = messages.map((each) => `publint: ${formatMessage(each, pkg) ?? each.code}`);
  return [
    ...foreign.map((path) => `publishes ${path}.`),
    ...missing.map((path) => `has no ${path}.`),
    ...linted,
    ...(await typeFaults(tarball)),
  ].map((fault) => `@tiyin/${name} ${fault}`);
}

/* The contract is no module. */
const noModule = /\.(yaml|json)$/;

async function typeFaults(tarball: string): Promise<string[]> {
  const content = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const result = await checkPackage(content, { excludeEntrypoints: [noModule] });
  if (result.types === false) return ['attw: has no types.'];
  return result.problems
    .filter((each) => !isOfOldFormat(each))
    .map((each) => `attw: ${JSON.stringify(each)}`);
}

/* The packages are ES modules and have no main entry: CommonJS loads them by import() or Node's own require. */
function isOfOldFormat(problem: Problem): boolean {
  return (
    problem.kind === 'CJSResolvesToESM' ||
    (problem.kind === 'NoResolution' && problem.resolutionKind === 'node10')
  );
}
