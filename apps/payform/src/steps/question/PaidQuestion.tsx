import type { FormState } from '@tiyin/domain/payment-form';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { Question } from './Question.tsx';

export type PaidQuestionProps = {
  readonly state: FormState<'credential'>;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** "I have paid" was pressed, and nothing was done that paying takes: whether it was meant (FORM-202). */
export function PaidQuestion({ state: { init, amount }, onYes, onNo }: PaidQuestionProps) {
  const { language, t } = useLocale();
  const words = amountWords(amount, init.currencyInfo, language);
  return (
    <Question
      name="paid"
      title={t('paid.title', { amount: words })}
      text={t('paid.text')}
      yes={t('paid.yes')}
      no={t('paid.no')}
      invoiceId={init.invoiceId}
      {...{ onYes, onNo }}
    />
  );
}
