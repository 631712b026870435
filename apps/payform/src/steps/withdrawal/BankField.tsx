import { Banner } from '@tiyin/ui/banner';
import { ActionButton } from '@tiyin/ui/payments/action-button';
import { BankSelect } from '@tiyin/ui/payments/bank-select';
import type { BankSelectProps } from '@tiyin/ui/payments/bank-select';
import { useLocale } from '../../locales/Locale.tsx';
import type { Banks } from './use-banks.ts';

export type BankFieldProps = Pick<
  BankSelectProps,
  'value' | 'onChange' | 'isReadOnly' | 'inputRef'
> & {
  readonly list: Banks;
};

/** The bank of the phone, once the list is loaded; the rest of the step does not wait for it. */
export function BankField({ list, ...props }: BankFieldProps) {
  const { t } = useLocale();
  if (list.kind === 'refused') {
    return (
      <>
        <Banner tone="error" isNews>
          {t('payee.not_loaded')}
        </Banner>
        <ActionButton variant="secondary" onPress={list.retry}>
          {t('try_again')}
        </ActionButton>
      </>
    );
  }
  const isLoading = list.kind === 'loading';
  return (
    <BankSelect
      {...props}
      name="bankCodeInteger"
      label={t('payee.bank')}
      banks={isLoading ? [] : list.banks}
      isDisabled={isLoading}
      placeholder={t(isLoading ? 'payee.loading' : 'payee.find')}
      requiredMessage={t('payee.no-bank')}
      emptyText={t('payee.none')}
      foundText={(count) => t('payee.found', { count: String(count) })}
    />
  );
}
