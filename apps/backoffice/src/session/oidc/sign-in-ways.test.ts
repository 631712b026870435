import { expect, test } from 'vitest';
import { type SettingsPage, readSignInWays } from './sign-in-ways.ts';

const pageOf = (metas: Readonly<Record<string, string>>): SettingsPage => ({
  querySelector: (selector) => {
    const content = metas[/"(.*)"/.exec(selector)?.[1] ?? ''];
    return content === undefined ? null : { getAttribute: () => content };
  },
});

// PEOPLE-413
test.each([
  [{}, { provider: null, hasPassword: true }],
  [{ 'sign-in-provider': '' }, { provider: null, hasPassword: true }],
  [{ 'sign-in-provider': '__SIGN_IN_PROVIDER__' }, { provider: null, hasPassword: true }],
  [
    { 'sign-in-provider': 'Keycloak', 'password-sign-in': 'on' },
    { provider: 'Keycloak', hasPassword: true },
  ],
  [
    { 'sign-in-provider': 'Keycloak', 'password-sign-in': 'off' },
    { provider: 'Keycloak', hasPassword: false },
  ],
])('the page %j offers %j', (metas, ways) => {
  expect(readSignInWays(pageOf(metas))).toEqual(ways);
});
