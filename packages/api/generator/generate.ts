/**
 * Writes src/generated from openapi.yaml, whose lists of values, security and refusals it completes. The same contract always gives the
 * same files.
 */
import { createClient } from '@hey-api/openapi-ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { completeContract } from './complete-contract.ts';
import { withDomainLists } from './domain-lists.ts';
import { jsonOf } from './json-contract.ts';
import { clientPlugin } from './plugin.ts';

const PACKAGE = join(import.meta.dirname, '..');
const REPOSITORY = join(PACKAGE, '..', '..');
const HEADER = '// Generated from openapi.yaml by `npm run generate`. Do not edit.';

async function generate(target: string): Promise<void> {
  let files = new Map<string, string>();
  await createClient({
    input: join(PACKAGE, 'openapi.yaml'),
    logs: { file: false, level: 'silent' },
    output: { entryFile: false, fileName: { suffix: null }, header: [HEADER], path: target },
    plugins: [
      '@hey-api/typescript',
      clientPlugin((rendered) => {
        files = rendered;
      }),
    ],
  });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), `${HEADER}\n\n${text}`);
  }
}

// The formatter passes over the committed folder, so the files are made beside it and moved.
const contract = join(PACKAGE, 'openapi.yaml');
writeFileSync(contract, completeContract(withDomainLists(readFileSync(contract, 'utf8'))));
execFileSync(join(REPOSITORY, 'node_modules', '.bin', 'oxfmt'), [contract], { cwd: REPOSITORY });
const fresh = join(PACKAGE, 'fresh-generation');
const committed = join(PACKAGE, 'src', 'generated');
try {
  await generate(fresh);
  execFileSync(join(REPOSITORY, 'node_modules', '.bin', 'oxfmt'), [fresh], { cwd: REPOSITORY });
  writeFileSync(join(fresh, 'openapi.json'), jsonOf(readFileSync(contract, 'utf8')));
  rmSync(committed, { force: true, recursive: true });
  renameSync(fresh, committed);
} finally {
  rmSync(fresh, { force: true, recursive: true });
}
