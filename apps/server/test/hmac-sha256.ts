import { createHmac } from 'node:crypto';

/** The HMAC that support codes are made with (decision 33): lower-case hex. */
export function hmacSha256(key: string, message: string): string {
  return createHmac('sha256', key).update(message).digest('hex');
}
