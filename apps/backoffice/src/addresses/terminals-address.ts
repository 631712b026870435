/** The path of the terminals. */
export const terminalsPath = '/terminals';

/** Where a new terminal is made. */
export const newTerminalAddress: string = `${terminalsPath}?new`;

/** Where one terminal of the list is shown. */
export function terminalAddress(terminalId: number): string {
  return `${terminalsPath}?terminal=${terminalId}`;
}

/** The terminal of an address; null for a missing or invalid one. */
export function readTerminalId(search: string): number | null {
  const text = new URLSearchParams(search).get('terminal') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
