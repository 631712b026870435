import type { HmacSha256Hex } from '@tiyin/domain/requisites';

/** HMAC-SHA-256 by the browser, which offers it only in a secure context (https or localhost). */
export const hmacSha256Hex: HmacSha256Hex = async (key, message) => {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', imported, encoder.encode(message));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
};
