/** The last four digits of a card or phone number, which stay in clear (ROUTING-17); fewer if it has fewer. */
export function lastFour(value: string): string {
  return value.replaceAll(/\D/g, '').slice(-4);
}

/**
 * A card or phone number with all but its last four digits hidden, and its length with them (ROUTING-17).
 * What has no more than four digits is hidden altogether.
 */
export function maskRequisite(value: string): string {
  const digits = value.replaceAll(/\D/g, '');
  return digits.length > 4 ? `•••• ${lastFour(digits)}` : '••••';
}
