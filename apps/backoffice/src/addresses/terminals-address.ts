import { i18n } from '../texts/i18n.ts';
import type { AddressConditions } from './address-conditions.ts';

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

/**
 * The conditions of an address.
 * @param known the ids of the listed terminals; any may be one until they are known
 */
export function terminalsConditions(known: readonly number[] | undefined): AddressConditions {
  return {
    terminal: {
      label: () => i18n.t('Terminal'),
      isValid: (text) => {
        const id = readTerminalId(new URLSearchParams({ terminal: text }).toString());
        return id !== null && (known === undefined || known.includes(id));
      },
    },
  };
}
