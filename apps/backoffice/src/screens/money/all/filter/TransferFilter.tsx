import { useListAccounts } from '@tiyin/api/hooks/accounts';
import { useListProviders } from '@tiyin/api/hooks/reference';
import { useState } from 'react';
import { utcDayOf } from '../../../../addresses/filter-fields.ts';
import { usePaused } from '../../../../lists/usePaused.ts';
import { listedAccountWords } from '../../money-words.ts';
import { TransferFilterDialog, type TransferFilterDialogProps } from './TransferFilterDialog.tsx';

/** The pause in typing before accounts are searched, in milliseconds. */
const PAUSE_MS = 250;

type TransferFilterProps = Pick<
  TransferFilterDialogProps,
  'accountText' | 'isOpen' | 'narrowing' | 'onApply' | 'onOpenChange'
>;

/** The filter with the accounts that a search finds, and the providers. */
export function TransferFilter(props: TransferFilterProps) {
  const [typed, setTyped] = useState('');
  const [today] = useState(() => utcDayOf(Date.now()));
  const search = usePaused(typed.trim(), PAUSE_MS);
  const accounts = useListAccounts(
    { page: 0, size: 40, ...(search !== '' && { search }) },
    { keepPreviousData: true },
  ).data?.data;
  const providers = useListProviders({}).data?.data;
  return (
    <TransferFilterDialog
      {...props}
      today={today}
      accounts={(accounts ?? []).map((account) => ({
        id: String(account.id),
        label: listedAccountWords(account),
      }))}
      onSearchAccounts={setTyped}
      providers={(providers ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
    />
  );
}
