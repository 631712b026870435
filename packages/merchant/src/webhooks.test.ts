import { generateKeyPairSync, sign } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { WebhookError, signWebhook, verifyWebhook } from './webhooks.ts';

const secret = `whsec_${Buffer.alloc(32, 'a').toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 'b').toString('base64')}`;
const pair = generateKeyPairSync('ed25519');
const spki = pair.publicKey.export({ type: 'spki', format: 'der' });
const publicKey = spki.toString('base64');
const now = Date.parse('2026-11-20T09:30:05Z');
const timestamp = String(now / 1_000);
const body = JSON.stringify({ type: 'invoice.status_changed', data: { status: 'DONE' } });
const text = `m1.${timestamp}.${body}`;
const official = new Webhook(secret).sign('m1', new Date(now), body);
const signature = `${official} v1a,${sign(null, Buffer.from(text), pair.privateKey).toString('base64')}`;
const headers = {
  'webhook-id': 'm1',
  'webhook-timestamp': timestamp,
  'webhook-signature': signature,
};
const given = { headers, body, now };

describe('a webhook', () => {
  // API-483
  test.each([
    ['the secret', secret],
    ['the public key', publicKey],
    ['the raw public key', `whpk_${spki.subarray(12).toString('base64')}`],
    ['one of several', [other, secret]],
  ])('is verified with %s', (_, key) => {
    expect(verifyWebhook({ ...given, key })).toMatchObject({ id: 'm1', data: { status: 'DONE' } });
    const fetched = { ...given, headers: new Headers(headers), body: Buffer.from(body) };
    expect(verifyWebhook({ ...fetched, key })).toMatchObject({ id: 'm1' });
    const upper = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    expect(verifyWebhook({ ...given, headers: upper, key })).toMatchObject({ id: 'm1' });
  });

  // API-483
  test.each([
    ['a changed body', { body: body.replace('DONE', 'DONF') }],
    ['another id', { headers: { ...headers, 'webhook-id': 'm2' } }],
    ['no signature', { headers: { ...headers, 'webhook-signature': '' } }],
    ['no headers', { headers: {} }],
    ['a cut signature', { headers: { ...headers, 'webhook-signature': signature.slice(0, 9) } }],
  ])('with %s is refused', (_, change) => {
    for (const key of [secret, publicKey]) {
      expect(() => verifyWebhook({ ...given, key, ...change })).toThrow(WebhookError);
    }
    expect(() => verifyWebhook({ ...given, key: other })).toThrow(WebhookError);
  });

  // API-483
  test.each([-301_000, 301_000])('of another time, by %i ms, is refused', (ms) => {
    const late = { ...given, key: secret, now: now + ms };
    expect(() => verifyWebhook(late)).toThrow('in the last 300 seconds');
    expect(verifyWebhook({ ...late, toleranceSeconds: 400 })).toMatchObject({ id: 'm1' });
  });

  // API-483
  test.each(['', 'whsec_', 'whsec_YQ==', 'whpk_YQ==', publicKey.slice(1)])(
    'is never verified with %j, which is no key',
    (key) => {
      expect(() => verifyWebhook({ ...given, key })).toThrow(TypeError);
    },
  );

  // API-541
  test('is never verified without a key, and the error says so', () => {
    const unset: unknown = undefined;
    for (const key of ['', unset]) {
      const call = () => Reflect.apply(verifyWebhook, undefined, [{ ...given, key }]);
      expect(call).toThrow(new TypeError('The key of the webhooks is missing.'));
    }
  });

  // API-483
  test('is signed as the official library signs', () => {
    expect(signWebhook(secret, text)).toBe(official);
  });
});
