import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractExample } from './contract-example.ts';
import { folderOf, readManifest } from './entries.ts';
import { run } from './run.ts';

const contract = 'node_modules/@tiyin/api/openapi.yaml';

/** The generators that others use; that of our own types in the version of this repository. */
export function generators(): Readonly<Record<string, string>> {
  const { devDependencies } = readManifest(folderOf('api'));
  const { '@hey-api/openapi-ts': heyApi = '' } = devDependencies as Record<string, string>;
  return {
    '@hey-api/openapi-ts': heyApi,
    'openapi-typescript': '7.13.0',
    orval: '8.38.0',
    quicktype: '26.0.0',
  };
}

/** Generates clients and types from the published contract in a project, and compiles all of them. */
export function checkGenerators(project: string): void {
  const bin = (name: string) => join('node_modules/.bin', name);
  run(bin('openapi-typescript'), [contract, '-o', 'generated/openapi-typescript.ts'], project);
  run(bin('openapi-ts'), ['-i', contract, '-o', 'generated/hey-api'], project);
  const orval = ['--input', contract, '--output', 'generated/orval.ts', '--client', 'fetch'];
  run(bin('orval'), orval, project);
  run('tsc', ['-p', '.'], project);
  writeAllSchemas(project);
  run(bin('quicktype'), ['-s', 'schema', 'all.json', '-l', 'go', ...goOptions], project);
  checkGo(join(project, 'go'));
}

const goOptions = ['--package', 'main', '-t', 'Contract', '-o', 'go/types.go'];

/* One type that names all the others: quicktype writes the types that the one of its input needs. */
function writeAllSchemas(project: string): void {
  const file = 'node_modules/@tiyin/api/generated/openapi.json';
  const { components } = JSON.parse(readFileSync(join(project, file), 'utf8'));
  const properties = Object.fromEntries(
    Object.keys(components.schemas).map((name) => [
      name,
      { $ref: `${file}#/components/schemas/${name}` },
    ]),
  );
  writeFileSync(join(project, 'all.json'), JSON.stringify({ type: 'object', properties }));
}

/** The types are compiled where Go is installed, and read the example of an operation. */
function checkGo(folder: string): void {
  if (spawnSync('go', ['version']).status !== 0) {
    console.log('Go is not installed: the types for it were generated, and not compiled.');
    return;
  }
  run('go', ['vet', '.'], folder);
  const input = JSON.stringify(contractExample('/api/merchant/v1/balances'));
  const { stdout, stderr } = spawnSync('go', ['run', '.'], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  assert.equal(stdout, '128000000 UZS\n', stderr);
}
