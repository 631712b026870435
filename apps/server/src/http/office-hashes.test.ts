import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { officeHashes } from './office-hashes.ts';

const scripts = ['entry', 'list', 'invoice', 'login'].map((name) => `/assets/${name}.js`);
const hashes = new Map(scripts.map((path) => [path, `sha256-of-${path}`]));
const office = officeHashes(hashes, [
  { pattern: '^/invoices$', scripts: ['/assets/list.js'] },
  { pattern: '^/invoices/([^/]+)$', scripts: ['/assets/invoice.js'] },
  { pattern: '', scripts: ['/assets/login.js'] },
]);
const page = '<head><script nonce="n"></script></head><body></body>';
const namedIn = (html: string) =>
  [...html.matchAll(/"(\/assets\/[^"]+)":/g)].map(([, path]) => path);

// RUN-303
test('a page has the hashes of what it begins to load, and of Login, which a visitor may see there', () => {
  expect(namedIn(office.inPage(page, '/invoices', 'n'))).toEqual([
    '/assets/list.js',
    '/assets/login.js',
  ]);
  expect(namedIn(office.inPage(page, '/invoices/7', 'n'))).toEqual([
    '/assets/invoice.js',
    '/assets/login.js',
  ]);
  expect(namedIn(office.inPage(page, '/unknown', 'n'))).toEqual(['/assets/login.js']);
});

// RUN-303
test('the late script has the hashes of all, and its own is in the page, which imports it when idle', () => {
  const { path = '', body = '' } = office.late ?? {};
  for (const [script, hash] of hashes) expect(body).toContain(`\\"${script}\\":\\"${hash}\\"`);
  const hash = createHash('sha256').update(body).digest('base64');
  const html = office.inPage(page, '/invoices', 'n');
  expect(html).toContain(`"${path}":"sha256-${hash}"`);
  expect(html).toContain(`import('${path}')`);
});

// RUN-303
test('in a browser the late script adds the hashes that the page does not have', () => {
  const [, inPage = ''] =
    /<script type="importmap"[^>]*>(.+?)<\/script>/.exec(office.inPage(page, '/invoices', 'n')) ??
    [];
  const added: { type?: string; nonce?: string; textContent?: string }[] = [];
  const document = {
    querySelector: () => ({ nonce: 'n', textContent: inPage }),
    createElement: () => ({}),
    head: { append: (element: object) => void added.push(element) },
  };
  runInNewContext(office.late?.body ?? '', { window: { document } });
  expect(added).toEqual([
    {
      type: 'importmap',
      nonce: 'n',
      textContent: JSON.stringify({
        integrity: Object.fromEntries(
          ['/assets/entry.js', '/assets/invoice.js'].map((path) => [path, hashes.get(path)]),
        ),
      }),
    },
  ]);
});

// RUN-303
test('a build without scripts has neither', () => {
  const none = officeHashes(new Map(), []);
  expect(none.inPage(page, '/invoices', 'n')).toBe(page);
  expect(none.late).toBeUndefined();
});
