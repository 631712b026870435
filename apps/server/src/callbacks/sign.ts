import { createPrivateKey, sign } from 'node:crypto';

type Message = {
  readonly id: string;
  readonly body: string;
  /** The merchant's private key: base64 of its PKCS #8 form. */
  readonly privateKey: string;
  readonly now: Date;
};

/** The headers of Standard Webhooks, signed with Ed25519 (`v1a`) for this moment (API-31). */
export function webhookHeaders({ id, body, privateKey, now }: Message): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = createPrivateKey({
    key: Buffer.from(privateKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  const signature = sign(null, Buffer.from(`${id}.${timestamp}.${body}`), key).toString('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Tiyin',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1a,${signature}`,
  };
}
