/** HMAC-SHA-256 of a message under a key, both UTF-8, as hex; the browser's or the server's (FORM-16). */
export type HmacSha256Hex = (key: string, message: string) => Promise<string> | string;

/**
 * The code that the credential call carries: HMAC of the form id keyed by the verification key,
 * in lower-case hex (FORM-16).
 */
export async function supportCode(
  hmacSha256Hex: HmacSha256Hex,
  formId: string,
  verificationKey: string,
): Promise<string> {
  const code = await hmacSha256Hex(verificationKey, formId);
  return code.toLowerCase();
}
