import type { FormReturn } from '@tiyin/api/types';
import type { FormCurrency } from '@tiyin/domain/payment-form';
import { Banner } from '@tiyin/ui/banner';
import { useLocale } from '../../locales/Locale.tsx';
import { returnWords } from './return-words.ts';

export type ReturnNewsProps = {
  readonly moneyReturn: FormReturn;
  readonly currency: FormCurrency;
};

/** The outcome of the customer's request, announced when it changes (FORM-271). */
export function ReturnNews(props: ReturnNewsProps) {
  const locale = useLocale();
  const { tone, words, answer } = returnWords(props, locale);
  return (
    <Banner tone={tone} isNews>
      {words}
      {answer !== undefined && <p>{answer}</p>}
      {props.moneyReturn.hasReceipt === true && <p>{locale.t('receipt.attached')}</p>}
    </Banner>
  );
}
