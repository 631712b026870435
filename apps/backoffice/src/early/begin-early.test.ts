import { expect, test } from 'vitest';
import { beginEarly, type EarlyPage } from './begin-early.ts';

const page = (name: string, pattern: string): EarlyPage => ({
  pattern,
  queries: [`/api/${name}`, `/api/${name}?of=ID`],
  scripts: [`/${name}.js`],
  styles: [`/${name}.css`],
});
const pages = [page('list', '^/list$'), page('thing', '^/list/([^/]+)$')];
const login: EarlyPage = { pattern: '', queries: [], scripts: ['/login.js'], styles: [] };

/** The links that a visit adds to its page: rel, as and href. */
function linksOf(pathname: string, cookie: string): string[] {
  const links: Partial<Record<'as' | 'crossOrigin' | 'href' | 'rel', string>>[] = [];
  const document = {
    cookie,
    createElement: () => ({}),
    head: { append: (link: object) => void links.push(link) },
  };
  // The used part of a document, because tests have no browser.
  Reflect.apply(beginEarly, undefined, [{ document, location: { pathname } }, pages, login]);
  expect(links.every(({ crossOrigin }) => crossOrigin === 'anonymous')).toBe(true);
  return links.map(({ as, href, rel }) => `${rel} ${as} ${href}`);
}

test('a signed-in visitor gets the code, the styles and the first responses of the page at the address', () => {
  expect(linksOf('/list', 'theme=dark; jwt=a.b')).toEqual([
    'preload fetch /api/list',
    'preload fetch /api/list?of=',
    'modulepreload script /list.js',
    'preload style /list.css',
  ]);
});

test('the id in a path replaces the placeholder in the queries', () => {
  expect(linksOf('/list/7a', 'jwt=a.b')).toContain('preload fetch /api/thing?of=7a');
});

test('a signed-out visitor gets Login at any address, and sends no request', () => {
  expect(linksOf('/list', 'notjwt=a.b')).toEqual(['modulepreload script /login.js']);
  expect(linksOf('/elsewhere', '')).toEqual(['modulepreload script /login.js']);
});

test('an unknown address needs nothing', () => {
  expect(linksOf('/elsewhere', 'jwt=a.b')).toEqual([]);
});
