import { createHmac, createPrivateKey, sign } from 'node:crypto';
import { webhookSecretOf } from '../merchants/signing-keys.ts';

type Message = {
  readonly id: string;
  readonly body: string;
  /** The merchant's private keys, each base64 of its PKCS #8 form: signatures by each (API-262). */
  readonly privateKeys: readonly string[];
  readonly now: Date;
};

/**
 * The headers of Standard Webhooks for this moment. Each key signs twice: with Ed25519 (`v1a`, API-31), and by the HMAC
 * secret that belongs to it (`v1`), which the official libraries verify (API-460).
 */
export function webhookHeaders({ id, body, privateKeys, now }: Message): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const text = Buffer.from(`${id}.${timestamp}.${body}`);
  return {
    'content-type': 'application/json',
    'user-agent': 'Tiyin',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': privateKeys.flatMap((key) => signaturesOf(text, key)).join(' '),
  };
}

function signaturesOf(text: Buffer, privateKey: string): readonly string[] {
  const secret = Buffer.from(webhookSecretOf(privateKey).slice('whsec_'.length), 'base64');
  const encoded = Buffer.from(privateKey, 'base64');
  const key = createPrivateKey({ key: encoded, format: 'der', type: 'pkcs8' });
  return [
    `v1,${createHmac('sha256', secret).update(text).digest('base64')}`,
    `v1a,${sign(null, text, key).toString('base64')}`,
  ];
}
