import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrameOrigins } from './frame-origins.ts';

const read = (text: string, isDemo = false) => readFrameOrigins([text], isDemo);

describe('an origin that may frame a form', () => {
  it.each([
    ['https://shop.example', 'https://shop.example'],
    [' https://Shop.Example/ ', 'https://shop.example'],
    ['https://shop.example:443', 'https://shop.example'],
    ['https://shop.example:8443', 'https://shop.example:8443'],
    ['https://дўкон.uz', 'https://xn--d1amjd2n.uz'],
  ])('%s is kept as a browser names it', (text, origin) => {
    expect(read(text)).toEqual({ origins: [origin] });
  });

  it('is kept once', () => {
    const reading = readFrameOrigins(['https://a.example', 'https://a.example/'], false);
    expect(reading).toEqual({ origins: ['https://a.example'] });
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000'])(
    'is %s in demo mode alone',
    (text) => {
      expect(read(text, true)).toEqual({ origins: [text] });
      expect(read(text)).toMatchObject({ path: '/frameOrigins/0' });
    },
  );
});

it.each([
  '*',
  'https://*',
  'https://*.shop.example',
  'https://shop.example/checkout',
  'https://shop.example?x',
  'https://shop.example#x',
  'https://user:secret@shop.example',
  'http://shop.example',
  'ftp://shop.example',
  'shop.example',
  'data:text/html,x',
  'null',
  '',
  "https://shop.example;script-src'unsafe-inline'",
  'https://shop.example,https://other.example',
  "'self'",
])('%s may not frame a form', (text) => {
  expect(read(text, true)).toMatchObject({ path: '/frameOrigins/0' });
});

it('names the place of the one that cannot be', () => {
  const reading = readFrameOrigins(['https://a.example', 'https://b.example/x'], false);
  expect(reading).toMatchObject({ path: '/frameOrigins/1' });
});

it('accepts at most 20', () => {
  const many = Array.from({ length: 21 }, (_, index) => `https://shop${index}.example`);
  expect(readFrameOrigins(many, false)).toMatchObject({ path: '/frameOrigins' });
});

it('never lets a text begin another rule of the policy', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (inside, behind) => {
      const reading = read(`https://a${inside}.example${behind}`);
      if (!('origins' in reading)) return;
      for (const origin of reading.origins) expect(origin).toMatch(/^https:\/\/[a-z\d.-]+(:\d+)?$/);
    }),
  );
});
