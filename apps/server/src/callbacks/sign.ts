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
  const content = contentOf({ id, body, now });
  return headersOf(
    content,
    privateKeys.flatMap((key) => signaturesOf(content.text, key)),
  );
}

/** The same for a receiver that has a secret of its own, `whsec_<base64>`, and no key (RUN-565). */
export function secretHeaders({
  id,
  body,
  secret,
  now,
}: Omit<Message, 'privateKeys'> & { readonly secret: string }): Record<string, string> {
  const content = contentOf({ id, body, now });
  return headersOf(content, [hmacOf(content.text, secret)]);
}

type Content = { readonly id: string; readonly timestamp: string; readonly text: Buffer };

/** The signed content. */
function contentOf({ id, body, now }: Omit<Message, 'privateKeys'>): Content {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { id, timestamp, text: Buffer.from(`${id}.${timestamp}.${body}`) };
}

function headersOf(
  { id, timestamp }: Content,
  signatures: readonly string[],
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Tiyin',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

function signaturesOf(text: Buffer, privateKey: string): readonly string[] {
  const encoded = Buffer.from(privateKey, 'base64');
  const key = createPrivateKey({ key: encoded, format: 'der', type: 'pkcs8' });
  return [
    hmacOf(text, webhookSecretOf(privateKey)),
    `v1a,${sign(null, text, key).toString('base64')}`,
  ];
}

function hmacOf(text: Buffer, secret: string): string {
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', bytes).update(text).digest('base64')}`;
}
