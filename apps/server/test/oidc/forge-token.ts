import { createPrivateKey, sign } from 'node:crypto';
import type { SigningKey, TestProvider } from './test-provider.ts';
import { testClient } from './test-provider.ts';

/** The claims of an ID token and its signer. */
export type Forged = {
  /** The address that began the round trip: its nonce is the right one. */
  readonly begun: string;
  /** Claims that differ from those of a good token. */
  readonly claims?: object;
  /** The key that signs; by default that of the provider. */
  readonly key?: SigningKey;
};

/** Has the provider answer the next token requests with a token of the test's own. */
export function forgeToken(
  provider: TestProvider,
  { begun, claims, key = provider.key }: Forged,
): void {
  const now = Math.floor(Date.now() / 1000);
  const nonce = new URL(begun).searchParams.get('nonce');
  const good = {
    iss: provider.issuer,
    aud: testClient.id,
    sub: 'forged',
    groups: ['support'],
    iat: now,
    exp: now + 300,
    auth_time: now,
    nonce,
  };
  const token = signToken({ ...good, ...claims }, key);
  provider.intercept = (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token: token }));
  };
}

/** The address to which the provider returns with a code. */
export function forgedReturn(begun: string, more: Readonly<Record<string, string>> = {}): URL {
  const { origin, searchParams } = new URL(begun);
  const returned = new URL(searchParams.get('redirect_uri') ?? '');
  const state = searchParams.get('state') ?? '';
  returned.search = new URLSearchParams({ code: 'forged', state, iss: origin, ...more }).toString();
  return returned;
}

function signToken(claims: object, key: SigningKey): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'ES256', kid: 'provider' })}.${part(claims)}`;
  const privateKey = createPrivateKey({ key, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(content), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${content}.${signature.toString('base64url')}`;
}
