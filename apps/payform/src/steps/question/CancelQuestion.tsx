import type { FormInit } from '@tiyin/domain/payment-form';
import { useLocale } from '../../locales/Locale.tsx';
import { Question } from './Question.tsx';

export type CancelQuestionProps = {
  readonly init: FormInit;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** The question before the customer gives up: it cannot be taken back. */
export function CancelQuestion({ init, ...rest }: CancelQuestionProps) {
  const { t } = useLocale();
  const isDeposit = init.type === 'Deposit';
  return (
    <Question
      name="cancel"
      title={t(isDeposit ? 'cancel.title' : 'cancel.title.withdrawal')}
      text={isDeposit ? t('cancel.deposit', { paid: t('have_paid') }) : t('cancel.withdrawal')}
      yes={t('cancel.yes')}
      no={t('cancel.no')}
      invoiceId={init.invoiceId}
      {...rest}
    />
  );
}
