import { useListAccounts } from '@tiyin/api/hooks/accounts';
import { useListProviders } from '@tiyin/api/hooks/reference';
import type { MoneyQuery } from '../../../addresses/money-address.ts';
import { listedAccountWords } from '../money-words.ts';
import type { NarrowingNames } from './transfer-chips.ts';

/** The words of the account and of the provider of a filter, read only where it has one. */
export function useNarrowingNames({ accountId, providerId }: MoneyQuery): NarrowingNames {
  const accounts = useListAccounts(
    accountId === undefined ? null : { page: 0, size: 40, search: String(accountId) },
  ).data?.data;
  const providers = useListProviders(providerId === undefined ? null : {}).data?.data;
  const account = accounts?.find(({ id }) => id === accountId);
  return {
    account: account && listedAccountWords(account),
    provider: providers?.find(({ id }) => id === providerId)?.name,
  };
}
