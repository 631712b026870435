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

/** The links that a visit adds to its page: how, as what and from where. */
function linksOf(pathname: string, cookie: string): string[] {
  const links: Partial<Record<'as' | 'crossOrigin' | 'href' | 'rel', string>>[] = [];
  const document = {
    cookie,
    createElement: () => ({}),
    head: { append: (link: object) => void links.push(link) },
  };
  // A document as far as it is used; no browser is at hand.
  Reflect.apply(beginEarly, undefined, [{ document, location: { pathname } }, pages, login]);
  expect(links.every(({ crossOrigin }) => crossOrigin === 'anonymous')).toBe(true);
  return links.map(({ as, href, rel }) => `${rel} ${as} ${href}`);
}

test('who is signed in gets the code, the styles and the first answers of the page at the address', () => {
  expect(linksOf('/list', 'theme=dark; jwt=a.b')).toEqual([
    'preload fetch /api/list',
    'preload fetch /api/list?of=',
    'modulepreload script /list.js',
    'preload style /list.css',
  ]);
});

test('what stands for the id in a path stands for it in the queries', () => {
  expect(linksOf('/list/7a', 'jwt=a.b')).toContain('preload fetch /api/thing?of=7a');
});

test('a stranger gets Login, wherever they wanted to go, and asks nothing', () => {
  expect(linksOf('/list', 'notjwt=a.b')).toEqual(['modulepreload script /login.js']);
  expect(linksOf('/elsewhere', '')).toEqual(['modulepreload script /login.js']);
});

test('an address that is no page needs nothing', () => {
  expect(linksOf('/elsewhere', 'jwt=a.b')).toEqual([]);
});
