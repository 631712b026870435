/**
 * The two halves of a secret that two people agreed to (PEOPLE-508, PEOPLE-510): the requester is shown the first one,
 * the approver the second. Without either at least 114 random bits are missing.
 */
export function halvesOf(secret: string): { readonly first: string; readonly second: string } {
  const middle = Math.ceil(secret.length / 2);
  return { first: secret.slice(0, middle), second: secret.slice(middle) };
}
