import { expect, test } from 'vitest';
import { redirectOf } from './guard.ts';

const anonymous = (path: string, search = '') => redirectOf({ isSignedIn: false, path, search });
const person = (path: string, search = '') => redirectOf({ isSignedIn: true, path, search });

test('a stranger is sent to Login', () => {
  expect(anonymous('/invoices')).toBe('/login');
});

// OFFICE-1
test('a visitor returns after signing in to the requested page', () => {
  const login = anonymous('/invoices/019aa1f2', 'from=mail&x=1');
  expect(login).toBe('/login?next=%2Finvoices%2F019aa1f2%3Ffrom%3Dmail%26x%3D1');
  expect(person('/login', login?.split('?')[1])).toBe('/invoices/019aa1f2?from=mail&x=1');
});

test('a stranger may stay on Login', () => {
  expect(anonymous('/login', 'next=%2Finvoices')).toBeNull();
});

// OFFICE-346
test('an invitation is open to strangers and to signed-in people', () => {
  expect(anonymous('/invitation')).toBeNull();
  expect(person('/invitation')).toBeNull();
});

// PEOPLE-404
test.each(['/login/return', '/login/window'])(
  '%s is open to strangers and to signed-in people',
  (path) => {
    expect(anonymous(path, 'code=1')).toBeNull();
    expect(person(path, 'code=1')).toBeNull();
  },
);

test('a signed-in person is redirected from Login to the invoices', () => {
  expect(person('/login')).toBe('/invoices');
});

test.each(['https://evil.example', '//evil.example', '/\\evil', '/login', '/api/v1/logout', ''])(
  'signing in never leads to %j',
  (next) => {
    expect(person('/login', new URLSearchParams({ next }).toString())).toBe('/invoices');
  },
);

test.each(['/', '/nowhere', '/invoices/', '/invoices/a/b', '/invoicesX'])(
  'the unknown path %s leads to Login',
  (path) => {
    expect(anonymous(path)).toBe('/login');
    expect(person(path)).toBe('/login');
  },
);

test.each(['/invoices', '/invoices/019aa1f2'])('a signed-in person may visit %s', (path) => {
  expect(person(path)).toBeNull();
});
