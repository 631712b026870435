/**
 * Writes src/generated from openapi.yaml, whose lists of values, security and refusals it completes. The same contract always gives the
 * same files.
 */
import { createClient } from '@hey-api/openapi-ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { completeContract } from './complete-contract.ts';
import { withDomainLists } from './domain-lists.ts';
import { jsonOf } from './json-contract.ts';
import { clientPlugin } from './plugin.ts';
import { replaceFile, replaceFolder } from './replace-folder.ts';

const PACKAGE = join(import.meta.dirname, '..');
const REPOSITORY = join(PACKAGE, '..', '..');
const HEADER = '// Generated from openapi.yaml by `npm run generate`. Do not edit.';

async function generate(input: string, target: string): Promise<void> {
  let files = new Map<string, string>();
  await createClient({
    input,
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

function format(path: string): void {
  execFileSync(join(REPOSITORY, 'node_modules', '.bin', 'oxfmt'), [path], { cwd: REPOSITORY });
}

const contract = join(PACKAGE, 'openapi.yaml');
const fresh = join(PACKAGE, 'fresh-generation');
const freshContract = join(PACKAGE, 'fresh-openapi.yaml');
try {
  // The formatter passes over the committed folder, so the files are made beside it.
  writeFileSync(freshContract, completeContract(withDomainLists(readFileSync(contract, 'utf8'))));
  format(freshContract);
  await generate(freshContract, fresh);
  format(fresh);
  writeFileSync(join(fresh, 'openapi.json'), jsonOf(readFileSync(freshContract, 'utf8')));
  replaceFile(freshContract, contract);
  replaceFolder(fresh, join(PACKAGE, 'src', 'generated'));
} finally {
  rmSync(fresh, { force: true, recursive: true });
  rmSync(freshContract, { force: true });
}
