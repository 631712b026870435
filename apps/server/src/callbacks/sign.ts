import { createPrivateKey, sign } from 'node:crypto';

type Message = {
  readonly id: string;
  readonly body: string;
  /** The merchant's private keys, each base64 of its PKCS #8 form: a signature by each (API-262). */
  readonly privateKeys: readonly string[];
  readonly now: Date;
};

/** The headers of Standard Webhooks, signed with Ed25519 (`v1a`) for this moment (API-31). */
export function webhookHeaders({ id, body, privateKeys, now }: Message): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const text = Buffer.from(`${id}.${timestamp}.${body}`);
  return {
    'content-type': 'application/json',
    'user-agent': 'Tiyin',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': privateKeys.map((key) => `v1a,${signatureOf(text, key)}`).join(' '),
  };
}

function signatureOf(text: Buffer, privateKey: string): string {
  const encoded = Buffer.from(privateKey, 'base64');
  const key = createPrivateKey({ key: encoded, format: 'der', type: 'pkcs8' });
  return sign(null, text, key).toString('base64');
}
