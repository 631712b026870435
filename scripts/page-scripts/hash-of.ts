import { createHash } from 'node:crypto';

/** The hash of a script in the form of Subresource Integrity. */
export function hashOf(script: Buffer): string {
  return `sha384-${createHash('sha384').update(script).digest('base64')}`;
}
