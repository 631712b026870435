import { expect, test } from 'vitest';
import { StartupError } from '../errors/startup-error.ts';
import { readSignInWays } from './read-oidc.ts';

const groups = '{"staff":{"roles":["Support"]},"shop-7":{"roles":["Merchant"],"merchantId":7}}';
const env = {
  OIDC_ISSUER: 'https://id.example/realms/tiyin',
  OIDC_CLIENT_ID: 'tiyin',
  OIDC_GROUP_ROLES: groups,
};

// PEOPLE-400
test('without an issuer there are passwords alone', () => {
  expect(readSignInWays({}, false)).toEqual({
    oidc: undefined,
    hasPasswordSignIn: true,
    oidcReportDays: 30,
  });
});

// PEOPLE-400, PEOPLE-402
test('the provider needs three variables, and the others have defaults', () => {
  expect(readSignInWays(env, false)).toEqual({
    hasPasswordSignIn: true,
    oidcReportDays: 30,
    oidc: {
      issuer: 'https://id.example/realms/tiyin',
      clientId: 'tiyin',
      clientSecret: undefined,
      scopes: 'openid profile',
      name: 'id.example',
      groupsClaim: 'groups',
      groups: new Map([
        ['staff', { roles: ['Support'], merchantId: null }],
        ['shop-7', { roles: ['Merchant'], merchantId: 7 }],
      ]),
      factorClaims: [],
    },
  });
});

// PEOPLE-400
test('every variable is taken', () => {
  const { oidc, hasPasswordSignIn, oidcReportDays } = readSignInWays(
    {
      ...env,
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_SCOPES: ' openid  profile groups ',
      OIDC_NAME: 'Keycloak',
      OIDC_GROUPS_CLAIM: 'roles',
      OIDC_SECOND_FACTOR: 'mfa, otp',
      OIDC_REPORT_DAYS: '7',
      TIYIN_PASSWORD_SIGN_IN: '0',
    },
    false,
  );
  expect([hasPasswordSignIn, oidcReportDays]).toEqual([false, 7]);
  expect(oidc).toMatchObject({
    clientSecret: 'secret',
    scopes: 'openid profile groups',
    name: 'Keycloak',
    groupsClaim: 'roles',
    factorClaims: ['mfa', 'otp'],
  });
});

// PEOPLE-400
test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a demo may have its provider at %s, and no other server',
  (issuer) => {
    expect(readSignInWays({ ...env, OIDC_ISSUER: issuer }, true).oidc?.issuer).toBe(issuer);
    expect(() => readSignInWays({ ...env, OIDC_ISSUER: issuer }, false)).toThrow('is not https');
  },
);

// PEOPLE-400, PEOPLE-402, PEOPLE-412, RUN-922
test.each([
  [{ OIDC_ISSUER: 'id.example' }, 'OIDC_ISSUER is "id.example"'],
  [{ OIDC_ISSUER: 'http://id.example' }, 'not https'],
  [{ OIDC_ISSUER: 'https://me:pw@id.example' }, 'OIDC_ISSUER'],
  [{ OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID is not'],
  [{ OIDC_GROUP_ROLES: '' }, 'OIDC_GROUP_ROLES is not'],
  [{ OIDC_GROUP_ROLES: 'staff=Support' }, 'not JSON'],
  [{ OIDC_GROUP_ROLES: '{}' }, 'names no group'],
  [{ OIDC_GROUP_ROLES: '{"staff":["Support"]}' }, 'wrong at staff'],
  [{ OIDC_GROUP_ROLES: '{"staff":{"roles":[]}}' }, 'wrong at staff.roles'],
  [{ OIDC_GROUP_ROLES: '{"staff":{"roles":["A"],"merchant":7}}' }, 'wrong at staff.merchant'],
  [{ OIDC_GROUP_ROLES: '{"staff":{"roles":["A"],"merchantId":"7"}}' }, 'staff.merchantId'],
  [{ OIDC_SCOPES: 'profile' }, 'has to contain openid'],
  [{ OIDC_NAME: 'x'.repeat(41) }, 'OIDC_NAME'],
  [{ TIYIN_PASSWORD_SIGN_IN: 'no' }, 'neither 0 nor 1'],
  [{ OIDC_ISSUER: '', TIYIN_PASSWORD_SIGN_IN: '0' }, 'nobody could sign in'],
  [{ OIDC_ISSUER: '' }, 'OIDC_CLIENT_ID is set and OIDC_ISSUER is not'],
])('%j stops the start', (wrong, words) => {
  expect(() => readSignInWays({ ...env, ...wrong }, false)).toThrow(StartupError);
  expect(() => readSignInWays({ ...env, ...wrong }, false)).toThrow(words);
});

// RUN-900
test.each(['0', '367', 'never', '1.5'])('OIDC_REPORT_DAYS of %j stops the start', (days) => {
  expect(() => readSignInWays({ ...env, OIDC_REPORT_DAYS: days }, false)).toThrow(StartupError);
});
