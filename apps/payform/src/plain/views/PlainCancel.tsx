import { Button } from '@tiyin/ui/button';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { useLocale } from '../../locales/Locale.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import type { PlainContext } from '../plain-context.ts';
import { link } from './Plain.css.ts';
import { PlainForm } from './PlainForm.tsx';
import { PlainLine } from './PlainLine.tsx';

/** The question before the customer gives up: it cannot be taken back (FORM-64). */
export function PlainCancel({ context }: { readonly context: PlainContext }) {
  const { t } = useLocale();
  const { init, addressOf } = context;
  const isDeposit = init.type === 'Deposit';
  return (
    <StepLayout>
      <StepHeader
        step="cancel"
        title={t(isDeposit ? 'cancel.title' : 'cancel.title.withdrawal')}
        takesFocus={false}
      />
      <p>{isDeposit ? t('cancel.deposit', { paid: t('have_paid') }) : t('cancel.withdrawal')}</p>
      <PlainLine label={t('payment_id')} value={init.invoiceId} isIdentifier />
      <PlainForm id="cancel-form" action="cancel">
        <Button size="lg" isWide type="submit">
          {t('cancel.yes')}
        </Button>
      </PlainForm>
      <a className={link} href={addressOf({ kind: 'present' })}>
        {t('cancel.no')}
      </a>
    </StepLayout>
  );
}
