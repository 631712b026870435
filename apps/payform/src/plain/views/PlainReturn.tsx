import { methodByName } from '@tiyin/domain/requisites';
import { Button } from '@tiyin/ui/button';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { ReturnNews } from '../../steps/return/ReturnNews.tsx';
import type { PlainContext } from '../plain-context.ts';
import { receiptKind } from './offers-ticket.ts';
import { link } from './Plain.css.ts';
import { PlainForm } from './PlainForm.tsx';
import { PlainLine } from './PlainLine.tsx';
import { PlainPayeeFields } from './PlainPayeeFields.tsx';
import { PlainPayeeFacts } from './PlainPayeeFacts.tsx';

export type PlainReturnProps = { readonly context: PlainContext };

/** The customer's own payee, then the question whether to request the return to it (FORM-270). */
export function PlainReturn({ context }: PlainReturnProps) {
  const { language, t } = useLocale();
  const { init, returnable, payee } = context;
  if (!returnable) return null;
  const amount = amountWords(returnable.amount, init.currencyInfo, language);
  const isAwaited = init.status === 'PENDING';
  return (
    <StepLayout
      footer={
        <Button variant="primary" size="lg" isWide type="submit" form="return-form">
          {t(payee ? 'return.yes' : 'return.next')}
        </Button>
      }
    >
      <StepHeader
        step="return"
        title={t(payee ? 'return.check' : 'return.title', { amount })}
        takesFocus={false}
      />
      {payee ? (
        <>
          <PlainPayeeFacts payee={payee} currency={init.currencyInfo} />
          <PlainForm id="return-form" action="return-yes" hidden={payee.typed} />
          <PlainForm id="change-form" action="return-change" hidden={payee.typed}>
            <Button size="lg" isWide type="submit">
              {t('payee.change')}
            </Button>
          </PlainForm>
        </>
      ) : (
        <>
          <p className={hint}>{t('return.text')}</p>
          <PlainForm id="return-form" action="return">
            <PlainPayeeFields
              context={context}
              known={methodByName(returnable.paymentMethodName)}
            />
          </PlainForm>
        </>
      )}
      {isAwaited && <p className={hint}>{t('return.ends')}</p>}
      <PlainLine label={t('payment_id')} value={init.invoiceId} isIdentifier />
      <a className={link} href={context.addressOf({ kind: 'present' })}>
        {t('ticket.cancel')}
      </a>
    </StepLayout>
  );
}

/** The outcome of the request, and the link to request a return. */
export function PlainReturnNews({ context }: PlainReturnProps) {
  const { language, t } = useLocale();
  const { init, moneyReturn, returnable, addressOf } = context;
  const { currencyInfo: currency } = init;
  return (
    <>
      {moneyReturn && <ReturnNews {...{ moneyReturn, currency }} />}
      {receiptKind(context) === 'RETURN' && (
        <a className={link} href={addressOf({ kind: 'receipt' })}>
          {t('receipt.label')}
        </a>
      )}
      {returnable && (
        <a className={link} href={addressOf({ kind: 'return' })}>
          {t('return.open', { amount: amountWords(returnable.amount, currency, language) })}
        </a>
      )}
    </>
  );
}
