import { useListMerchants } from '@tiyin/api/hooks/merchants';
import { useEffect, useMemo, useState } from 'react';
import { usePaused } from '../lists/usePaused.ts';
import { storeMerchant } from '../session/stored-merchant.ts';
import { useMerchantId } from '../session/useMerchantId.ts';

/** The same query as `useMerchantId`, so that both share one response (OFFICE-10). */
const FIRST_PAGE = { page: 0, size: 50 };

/** The pause in typing before a search, in milliseconds. */
const PAUSE_MS = 250;

/** The merchants to choose from, and the one that is chosen. */
export interface MerchantChoice {
  readonly merchantId: number | null;
  /** Its name, also if it is not among the options. */
  readonly chosen: string | undefined;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** Missing where all merchants are among the options. */
  readonly onSearch: ((typed: string) => void) | undefined;
}

/** The chosen merchant's name; the choice of a removed merchant is cleared. */
function useChosenName(merchantId: number | null, names: ReadonlyMap<number, string> | undefined) {
  const isBeyond = merchantId !== null && names !== undefined && !names.has(merchantId);
  const { data } = useListMerchants(
    isBeyond ? { ...FIRST_PAGE, search: String(merchantId) } : null,
  );
  const found = data?.data.find(({ id }) => id === merchantId);
  const isGone = isBeyond && data !== undefined && found === undefined;
  useEffect(() => {
    if (isGone) storeMerchant(window, null);
  }, [isGone]);
  return merchantId === null ? undefined : (names?.get(merchantId) ?? found?.name);
}

/** Whether the first merchants are on their way: what stands beside them comes with them (OFFICE-841). */
export function useAreMerchantsComing(mayChoose: boolean): boolean {
  return useListMerchants(mayChoose ? FIRST_PAGE : null).isLoading;
}

/** The first merchants by name, and by a search all others (PEOPLE-26). */
export function useMerchantChoice(): MerchantChoice {
  const { merchantId } = useMerchantId();
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.trim(), PAUSE_MS);
  const first = useListMerchants(FIRST_PAGE);
  const found = useListMerchants(search === '' ? null : { ...FIRST_PAGE, search }, {
    keepPreviousData: true,
  });
  const answer = search === '' ? first.data : (found.data ?? first.data);
  const firstNames = useMemo(
    () => first.data && new Map(first.data.data.map(({ id, name }) => [id, name])),
    [first.data],
  );
  const options = useMemo(
    () => (answer?.data ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
    [answer],
  );
  const hasMore = first.data !== undefined && first.data.total > first.data.data.length;
  return {
    chosen: useChosenName(merchantId, firstNames),
    merchantId,
    onSearch: hasMore ? setTyped : undefined,
    options,
  };
}
