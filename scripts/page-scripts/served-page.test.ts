import { expect, test } from 'vitest';
import { hashOf } from './hash-of.ts';
import { differencesOfPage, type Expected, unknownForm } from './served-page.ts';

const script = Buffer.from('begin()');
const hash = hashOf(script);
const expected: Expected = {
  headers: {
    'content-security-policy': "script-src 'nonce-NONCE'",
    'referrer-policy': 'no-referrer',
  },
  scripts: new Map([['/payform-assets/a.js', hash]]),
};
const map = `<script type="importmap" nonce="n">{"integrity":{"/payform-assets/a.js":"${hash}"}}</script>`;
const entry = `<script type="module" src="/payform-assets/a.js" integrity="${hash}"></script>`;
const data = '<script type="application/json">{}</script>';

const headers = {
  'content-security-policy': "script-src 'nonce-bm9uY2U='",
  'referrer-policy': 'no-referrer',
  date: 'Fri, 27 Nov 2026 03:00:00 GMT',
  server: 'nginx',
};

type Served = {
  readonly html?: string;
  readonly more?: Readonly<Record<string, string>>;
  readonly file?: Buffer;
};

function differences({ html = map + entry + data, more = {}, file = script }: Served) {
  return differencesOfPage(async (path) => {
    const isPage = path === unknownForm;
    return {
      headers: new Headers(isPage ? { ...headers, ...more } : {}),
      body: isPage ? Buffer.from(html) : file,
    };
  }, expected);
}

// RUN-570
test('a page that arrives as it was built has no difference', async () => {
  expect(await differences({})).toEqual([]);
});

// RUN-570
test.each<[string, Served, number]>([
  ['another policy', { more: { 'content-security-policy': "script-src 'nonce-x' *" } }, 2],
  ['a header more', { more: { refresh: '0; url=https://elsewhere.example' } }, 1],
  [
    'a script of elsewhere',
    { html: `${map}${entry}<script src="https://a.example/a.js"></script>` },
    1,
  ],
  ['a script without its hash', { html: `${map}<script src="/payform-assets/a.js"></script>` }, 1],
  ['an inline script', { html: `${map}${entry}<script nonce="n">send()</script>` }, 1],
  ['a script without an end', { html: `${map}${entry}<script>send()` }, 1],
  ['another import map', { html: `<script type="importmap">{"imports":{}}</script>${entry}` }, 1],
  ['another script at the address of one', { file: Buffer.from('begin(); send()') }, 1],
])('%s is named', async (_what, served, count) => {
  expect(await differences(served)).toHaveLength(count);
});
