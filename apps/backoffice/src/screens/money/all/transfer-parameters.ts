import type { ExportTransfersParameters } from '@tiyin/api/calls/transfers';
import type { MoneyQuery, TransferNarrowing } from '../../../addresses/money-address.ts';

/** The shown transfers as the contract takes them; what does not filter is missing. */
export function transferParameters(query: MoneyQuery): ExportTransfersParameters {
  const { accountId, currency, from, providerId, search, source, state, to } = query;
  return {
    state,
    ...(search !== '' && { search }),
    ...(accountId !== undefined && { accountId }),
    ...(providerId !== undefined && { providerId }),
    ...(currency !== undefined && { currency }),
    ...(source !== undefined && { source }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** No condition of the dialog. */
export const noNarrowing: TransferNarrowing = {
  accountId: undefined,
  providerId: undefined,
  currency: undefined,
  source: undefined,
  from: undefined,
  to: undefined,
};

/** Whether anything is left out of the list. */
export function isNarrowed(query: MoneyQuery): boolean {
  return Object.keys(transferParameters(query)).length > 1 || query.state !== 'all';
}
