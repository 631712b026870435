import { createHmac } from 'node:crypto';

/** The HMAC that support codes are made with (FORM-16): lower-case hex. */
export function hmacSha256(key: string, message: string): string {
  return createHmac('sha256', key).update(message).digest('hex');
}
