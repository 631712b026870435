import { ActionButton } from '@tiyin/ui/payments/action-button';
import type { FormState } from '@tiyin/domain/payment-form';
import { useCallback, useState } from 'react';
import { useLoadedView } from '../../form/use-loaded-view.ts';
import type { FetchStatus } from '../../form/use-status.ts';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { panel } from '../../ticket/TicketPanel.css.ts';
import { useTicketDesk } from '../../ticket/TicketProvider.tsx';
import { LateReceiptUpload } from '../../ticket/LateReceiptUpload.tsx';
import { awaitsReceipt } from './awaits-receipt.ts';
import { ReturnNews } from './ReturnNews.tsx';
import type { ReturnForm, ReturnFormProps } from './ReturnForm.tsx';

export type ReturnPanelProps = {
  readonly state: FormState<'processing' | 'success' | 'fail'>;
  /** Requests the status at once, after a request has changed it. */
  readonly fetchStatus?: FetchStatus | undefined;
};

/** Their types alone: their code is in scripts of its own. */
type FormScript = {
  readonly Form: typeof ReturnForm;
  readonly PayeeFields: ReturnFormProps['PayeeFields'];
};

const load = async (): Promise<FormScript> => {
  const [{ ReturnForm: Form }, { PayeeFields }] = await Promise.all([
    import('./ReturnForm.tsx'),
    import('../withdrawal/WithdrawalStep.tsx'),
  ]);
  return { Form, PayeeFields };
};

/**
 * The way to get money back that is not booked (FORM-270): a button, the form behind it, and the outcome of the
 * request.
 */
export function ReturnPanel({ state, fetchStatus }: ReturnPanelProps) {
  const { language, t } = useLocale();
  const { returnable, moneyReturn, isReturning: isOpen, change } = useTicketDesk();
  const [hasOpened, setOpened] = useState(false);
  const script = useLoadedView(returnable !== undefined, load, ignore);
  const close = useCallback(() => change({ isReturning: false }), [change]);
  const takeReceipt = useCallback(
    () => moneyReturn && change({ moneyReturn: { ...moneyReturn, hasReceipt: true } }),
    [moneyReturn, change],
  );
  const currency = state.init?.currencyInfo;
  if (currency === undefined || (!returnable && !moneyReturn)) return null;
  const isEntering = isOpen && returnable !== undefined;
  return (
    <div className={panel}>
      {moneyReturn && !isEntering && <ReturnNews {...{ moneyReturn, currency }} />}
      {moneyReturn && awaitsReceipt(moneyReturn) && (
        <LateReceiptUpload kind="RETURN" onAttached={takeReceipt} />
      )}
      {isEntering && (
        <LoadedForm
          script={script}
          returnable={returnable}
          currency={currency}
          endsTopUp={state.step === 'processing' && state.isAwaited}
          onClose={close}
          fetchStatus={fetchStatus}
        />
      )}
      {returnable && !(isEntering && script) && (
        <ActionButton
          variant="secondary"
          autoFocus={hasOpened}
          onPress={() => {
            setOpened(true);
            change({ isReturning: true });
          }}
        >
          {isOpen
            ? t('in_progress')
            : t('return.open', { amount: amountWords(returnable.amount, currency, language) })}
        </ActionButton>
      )}
    </div>
  );
}

type LoadedFormProps = Omit<ReturnFormProps, 'PayeeFields'> & {
  readonly script: FormScript | undefined;
};

function LoadedForm({ script, ...props }: LoadedFormProps) {
  if (script === undefined) return null;
  const { Form, PayeeFields } = script;
  return <Form {...props} PayeeFields={PayeeFields} />;
}

/* The connection is watched by the status requests. */
const ignore = (): void => {};
