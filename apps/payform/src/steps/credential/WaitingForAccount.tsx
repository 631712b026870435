import { wayOutOfWait } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { ActionButton } from '@tiyin/ui/payments/action-button';
import { Spinner } from '@tiyin/ui/spinner';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { waitWords } from './CredentialStep.css.ts';
import { wait } from './wait.css.ts';

export type WaitingForAccountProps = {
  readonly state: FormState<'credential'>;
  readonly onLeave: () => void;
  /** Called with the chosen nearby amount. */
  readonly onAlternative: (amount: number) => void;
};

const longWaitWords = {
  method: { text: 'wait.long.method', button: 'wait.other_method' },
  amount: { text: 'wait.long.amount', button: 'wait.other_amount' },
} as const;

/**
 * No requisites yet: an account is being searched, all are busy, and after a minute the
 * alternatives (FORM-29); nearby amounts with a free account instead of a spinner (FORM-250). For a
 * withdrawal, its amount is being stored.
 */
export function WaitingForAccount({ state, onLeave, onAlternative }: WaitingForAccountProps) {
  const { language, t } = useLocale();
  const { init, method, attempts, isLongWait, isLimited = false, alternatives = [] } = state;
  const isBusy = attempts > 0;
  const busy = isLimited ? 'wait.too_many' : alternatives.length > 0 ? 'wait.nearby' : 'wait.busy';
  const waiting = init.type === 'Withdrawal' ? 'in_progress' : isBusy ? busy : 'credential.waiting';
  const way = isLongWait ? wayOutOfWait(init, method) : undefined;
  return (
    <div className={wait}>
      {alternatives.length === 0 && <Spinner label={t('credential.waiting')} size="lg" />}
      <div role="status" className={waitWords}>
        <p>{t(waiting)}</p>
        {isLongWait && <p>{t(way === undefined ? 'wait.long.none' : longWaitWords[way].text)}</p>}
      </div>
      {alternatives.map((amount) => (
        <ActionButton key={amount} variant="secondary" onPress={() => onAlternative(amount)}>
          {amountWords(amount, init.currencyInfo, language)}
        </ActionButton>
      ))}
      {way !== undefined && (
        <ActionButton variant="secondary" onPress={onLeave}>
          {t(longWaitWords[way].button)}
        </ActionButton>
      )}
    </div>
  );
}
