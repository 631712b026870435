import { describe, expect, it } from 'vitest';
import { isSigned, isTimely, secretBytes, signatureOf, signedHeaders } from './signature.ts';

/** An example that libraries of Standard Webhooks test themselves by. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  body: '{"test": 2432232314}',
};
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

describe('a signature', () => {
  it('equals that of other libraries for the same message', () => {
    expect(signatureOf(message, secret)).toBe(signature);
  });

  it('holds alone and among others', () => {
    expect(isSigned(message, signature, [secret])).toBe(true);
    expect(isSigned(message, `v1,abc v1a,def ${signature}`, [secret])).toBe(true);
  });

  it.each([
    ['another id', { ...message, id: 'msg_2' }],
    ['another time', { ...message, timestamp: '1614265331' }],
    ['another body', { ...message, body: '{"test": 2432232315}' }],
  ])('does not hold for %s', (_, other) => {
    expect(isSigned(other, signature, [secret])).toBe(false);
  });

  it('is invalid if it is cut, empty or of another secret', () => {
    for (const given of ['', 'v1,', signature.slice(0, -1), signature.slice(3)]) {
      expect(isSigned(message, given, [secret])).toBe(false);
    }
    expect(isSigned(message, signature, ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'])).toBe(false);
  });

  it('is of the bytes that were sent, be they text or not', () => {
    const broken = { ...message, body: Buffer.from([0xff, 0xfe]) };
    const asText = { ...message, body: broken.body.toString() };
    expect(signatureOf(broken, secret)).not.toBe(signatureOf(asText, secret));
    const sent = { ...message, body: Buffer.from(message.body) };
    expect(signatureOf(sent, secret)).toBe(signature);
  });
});

it('a message is signed for the second in which it is sent', () => {
  const now = new Date(1_614_265_330_999);
  expect(signedHeaders(message, [secret], now)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': message.timestamp,
    'webhook-signature': signature,
  });
});

it.each([
  ['whsec_MfKQ', true],
  ['MfKQ', false],
  ['whsec_', false],
  ['whsec_a b', false],
])('a secret %s is one: %s', (text, isOne) => {
  expect(secretBytes(text) !== undefined).toBe(isOne);
});

it('a message is timely up to 5 minutes before and after', () => {
  const now = new Date(1_614_265_330_000);
  for (const [seconds, timely] of [
    [-301, false],
    [-300, true],
    [300, true],
    [301, false],
  ] as const) {
    expect(isTimely(String(1_614_265_330 + seconds), now)).toBe(timely);
  }
  for (const text of ['', 'now', '-1', '1e9', '1614265330.0', '1614265330000000']) {
    expect(isTimely(text, now)).toBe(false);
  }
});
