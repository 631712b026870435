import { expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

const of = (publicUrl: string, backofficeOrigin?: string) =>
  relyingPartyOf({ publicUrl, backofficeOrigin, payformOrigin: undefined });

// PEOPLE-331
test.each([
  ['https://pay.example.com', undefined, 'pay.example.com', 'https://pay.example.com'],
  [
    'https://pay.example',
    'https://office.example:8443',
    'office.example',
    'https://office.example:8443',
  ],
  ['http://127.0.0.1:4000', undefined, 'localhost', 'http://localhost:4000'],
  ['http://[::1]:4000', undefined, 'localhost', 'http://localhost:4000'],
])('is the configured address of the back office: of %s and %s', (url, office, id, origin) => {
  expect(of(url, office)).toEqual({ id, origin });
});

// PEOPLE-331
test.each(['https://203.0.113.7', 'https://[2001:db8::1]'])('there is none at %s', (url) => {
  expect(() => of(url)).toThrow('Passkeys need a host name');
});
