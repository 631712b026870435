import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './bootstrap.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('the workflow runs npm test and npm run test:full, on the oldest Node and on the pinned one', () => {
  const workflow = read('.github/workflows/checks.yml');
  const {
    engines,
    devDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(read('package.json'));
  const major = (version = ''): string => /\d+/.exec(version)?.[0] ?? '';
  expect(workflow).toContain(
    `node: [${major(engines?.['node'])}, ${major(devDependencies?.['node'])}]`,
  );
  const commands = [...workflow.matchAll(/- run: (npm .*)$/gm)].map(([, command]) => command);
  expect(commands).toEqual(['npm ci', 'npm test', 'npm ci', 'npm run test:full']);
});

let clone: string;
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: clone,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { PATH: process.env['PATH'], HOME: clone, LEFTHOOK_QUIET: 'meta' },
  });

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'tiyin-hooks-'));
  for (const file of ['lefthook.yml', '.oxfmtrc.json', '.oxlintrc.json', 'tsconfig.base.json']) {
    cpSync(join(root, file), join(clone, file));
  }
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  writeFileSync(join(clone, '.gitignore'), 'node_modules\n');
  git('init', '--quiet');
  execFileSync(join(root, 'node_modules/.bin/lefthook'), ['install'], {
    cwd: clone,
    stdio: 'pipe',
  });
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

test('before a commit, the files of it are formatted, and a mistake stops it', () => {
  writeFileSync(join(clone, 'good.mjs'), 'export const  one=1\n');
  git('add', 'good.mjs');
  git('commit', '--quiet', '--message', 'Good');
  expect(git('show', 'HEAD:good.mjs')).toBe('export const one = 1;\n');
  writeFileSync(join(clone, 'bad.mjs'), 'var two = 2;\nexport { two };\n');
  git('add', 'bad.mjs');
  expect(() => git('commit', '--quiet', '--message', 'Bad')).toThrow(/no-var/);
  expect(git('log', '--format=%s').trim()).toBe('Good');
});
