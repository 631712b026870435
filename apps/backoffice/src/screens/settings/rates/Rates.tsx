import { useListRates, useSetRate } from '@tiyin/api/hooks/settlements';
import type { Currency } from '@tiyin/api/types';
import { currencies, isPaymentCurrency, paymentCurrencyCodes } from '@tiyin/domain/money';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { toasts } from '@tiyin/ui/toast';
import { useMemo, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { ApprovalNotice } from '../../../session/ApprovalNotice.tsx';
import { toastRequested } from '../../../session/toast-requested.ts';
import { RatesView } from './RatesView.tsx';

/** Every currency that is settled in USDT, in the order of the reference list. */
const settled = paymentCurrencyCodes.map((code) => currencies[code]);

/** The refresh interval of the rates, in milliseconds: their ages change too. */
const REFRESH_MS = 60_000;

/** The rates, kept fresh; set with settings.edit (LEDGER-35). */
export function Rates() {
  const [now, setNow] = useState(() => Date.now());
  const query = useListRates(
    {},
    { onSuccess: () => setNow(Date.now()), refreshInterval: REFRESH_MS },
  );
  const maySet = useIsPermitted({ permission: 'settings.edit' });
  const { trigger } = useSetRate();
  const known = query.data?.data;
  const rows = useMemo(
    () =>
      known &&
      settled.map((currency) => ({
        currency,
        rate: known.find((rate) => rate.currency.code === currency.code),
      })),
    [known],
  );
  const set = async ({ code }: Currency, perUsdt: number): Promise<FormProblem | undefined> => {
    if (!isPaymentCurrency(code))
      return { errors: [], title: i18n.t('{code} has no rate', { code }) };
    try {
      const answer = await trigger({ body: { currency: code, perUsdt } });
      if ('approval' in answer) toastRequested();
      else toasts.success(i18n.t('Successfully changed'));
    } catch (error) {
      return formProblemOf(error);
    }
    await query.mutate();
    return undefined;
  };
  return (
    <RatesView
      rows={rows}
      problem={query.error}
      onRetry={() => void query.mutate()}
      isRetrying={query.isValidating}
      now={now}
      {...(maySet && { onSet: set })}
      renderNotice={({ code }, perUsdt) => (
        <ApprovalNotice
          kind="RATE"
          currency={code}
          amount={perUsdt === null ? null : BigInt(perUsdt)}
        />
      )}
    />
  );
}
