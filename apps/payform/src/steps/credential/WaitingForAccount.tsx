import { wayOutOfWait } from '@tiyin/domain/payment-form';
import type { FormState } from '@tiyin/domain/payment-form';
import { ActionButton } from '@tiyin/ui/payments/action-button';
import { Spinner } from '@tiyin/ui/spinner';
import { useLocale } from '../../locales/Locale.tsx';
import { waitWords } from './CredentialStep.css.ts';
import { wait } from './wait.css.ts';

/** What the wait takes. */
export type WaitingForAccountProps = {
  readonly state: FormState<'credential'>;
  readonly onLeave: () => void;
};

const longWaitWords = {
  method: { text: 'wait.long.method', button: 'wait.other_method' },
  amount: { text: 'wait.long.amount', button: 'wait.other_amount' },
} as const;

/**
 * No requisites yet: that an account is looked for, that all are busy, and after a minute what else can be done
 * (decision 19). Of a withdrawal, that its amount is being kept.
 */
export function WaitingForAccount({ state, onLeave }: WaitingForAccountProps) {
  const { t } = useLocale();
  const { init, method, attempts, isLongWait } = state;
  const isBusy = attempts > 0;
  const waiting =
    init.type === 'Withdrawal' ? 'in_progress' : isBusy ? 'wait.busy' : 'credential.waiting';
  const way = isLongWait ? wayOutOfWait(init, method) : undefined;
  return (
    <div className={wait}>
      <Spinner label={t('credential.waiting')} size="lg" />
      <div role="status" className={waitWords}>
        <p>{t(waiting)}</p>
        {isLongWait && <p>{t(way === undefined ? 'wait.long.none' : longWaitWords[way].text)}</p>}
      </div>
      {way !== undefined && (
        <ActionButton variant="secondary" onPress={onLeave}>
          {t(longWaitWords[way].button)}
        </ActionButton>
      )}
    </div>
  );
}
