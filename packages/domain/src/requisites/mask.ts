/** The last four digits of a card or phone number, which stay in clear (ROUTING-17); fewer if it has fewer. */
export function lastFour(value: string): string {
  return value.replaceAll(/\D/g, '').slice(-4);
}

/**
 * A card or phone number with its length and all but the last four digits hidden (ROUTING-17). A
 * number of four digits or fewer is hidden completely.
 */
export function maskRequisite(value: string): string {
  const digits = value.replaceAll(/\D/g, '');
  return digits.length > 4 ? `•••• ${lastFour(digits)}` : '••••';
}
