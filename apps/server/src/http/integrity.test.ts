import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hashScripts, withImportHashes, withIntegrity } from './integrity.ts';

const folder = mkdtempSync(join(tmpdir(), 'tiyin-scripts-'));
for (const name of ['main.js', 'late.js', 'main.js.br', 'style.css']) {
  writeFileSync(join(folder, name), `content of ${name}`);
}
afterAll(() => rmSync(folder, { recursive: true }));

const hashes = hashScripts(folder, '/assets/');
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const [main, late] = [hashOf('content of main.js'), hashOf('content of late.js')];

// RUN-303
test('the scripts of a build are hashed, and nothing else', () => {
  expect([...hashes]).toEqual(
    expect.arrayContaining([
      ['/assets/main.js', main],
      ['/assets/late.js', late],
    ]),
  );
  expect(hashes.size).toBe(2);
});

describe('a page', () => {
  const page =
    '<head><link rel="stylesheet" href="/assets/style.css">' +
    '<link rel="modulepreload" nonce="n" href="/assets/late.js">' +
    '<script type="module" nonce="n" src="/assets/main.js"></script></head>' +
    '<body>&lt;script src="/assets/main.js"</body>';

  // RUN-303
  test('has the hash at each script and module preload', () => {
    expect(withIntegrity(page, hashes)).toBe(
      '<head><link rel="stylesheet" href="/assets/style.css">' +
        `<link rel="modulepreload" nonce="n" href="/assets/late.js" integrity="${late}">` +
        `<script type="module" nonce="n" src="/assets/main.js" integrity="${main}"></script></head>` +
        '<body>&lt;script src="/assets/main.js"</body>',
    );
  });

  // RUN-303
  test('has the hashes of later imports before its first script', () => {
    const map = `{"integrity":{"/assets/late.js":"${late}","/assets/main.js":"${main}"}}`;
    const both = new Map([...hashes].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const html = withImportHashes(page, both, 'n');
    expect(html).toContain(
      `<script type="importmap" nonce="n">${map}</script><link rel="modulepreload"`,
    );
  });

  // RUN-303
  test('without a script stays as it is', () => {
    const plain = '<head></head><body><p>text</p></body>';
    expect(withImportHashes(withIntegrity(plain, hashes), hashes, 'n')).toBe(plain);
  });
});
