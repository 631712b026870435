import type { FormReturnable } from '@tiyin/api/types';
import { methodByName } from '@tiyin/domain/requisites';
import type { FormCurrency } from '@tiyin/domain/payment-form';
import { Banner } from '@tiyin/ui/banner';
import { ActionButton } from '@tiyin/ui/payments/action-button';
import { useState } from 'react';
import type { FetchStatus } from '../../form/use-status.ts';
import { amountWords } from '../../locales/amount-words.ts';
import { useLocale } from '../../locales/Locale.tsx';
import { hint } from '../../shell/hint.css.ts';
import { useTicketDesk } from '../../ticket/TicketProvider.tsx';
import type { EnteredPayee } from '../withdrawal/entered-payee.ts';
import { PayeeFacts } from '../withdrawal/PayeeFacts.tsx';
import type { PayeeFields as Fields } from '../withdrawal/PayeeFields.tsx';
import { entry, form, title } from './ReturnForm.css.ts';
import { useReturnRequest } from './use-return-request.ts';

export type ReturnFormProps = {
  readonly returnable: FormReturnable;
  readonly currency: FormCurrency;
  /** The rest of the payment is still awaited: the request ends that. */
  readonly endsTopUp: boolean;
  /** The fields of the payee, which another script has. */
  readonly PayeeFields: typeof Fields;
  readonly onClose: () => void;
  readonly fetchStatus?: FetchStatus | undefined;
};

/** The customer's own payee, then the question whether to request the return to it (FORM-270). */
export function ReturnForm(props: ReturnFormProps) {
  const { returnable, currency, endsTopUp, PayeeFields, onClose, fetchStatus } = props;
  const { language, t } = useLocale();
  const { calls, draftKey } = useTicketDesk();
  const [entered, setEntered] = useState<EnteredPayee>();
  const change = () => setEntered(undefined);
  const { isSending, isLost, refused, isRefused, begin } = useReturnRequest({
    onRefusedField: change,
    onSent: onClose,
    fetchStatus,
  });
  const { paymentMethodId: id, paymentMethodName: name, amount } = returnable;
  const method = { id, name, minAmount: amount, maxAmount: amount };
  const words = amountWords(amount, currency, language);
  return (
    <section className={form}>
      <h2 key={entered ? 'check' : 'entry'} tabIndex={-1} ref={takeFocus} className={title}>
        {t(entered ? 'return.check' : 'return.title', { amount: words })}
      </h2>
      {/* Kept mounted behind the question, with its text. */}
      <div hidden={entered !== undefined} className={entry}>
        <p className={hint}>{t('return.text')}</p>
        <PayeeFields
          known={methodByName(name)}
          formId="return-payee"
          calls={calls}
          onReach={ignore}
          isCompleting={isSending}
          payeeKey={`${draftKey}-return`}
          onPayee={setEntered}
          {...{ method, refused }}
        />
      </div>
      {entered && (
        <PayeeFacts
          credential={entered.completion.credential}
          kind={entered.kind}
          bankName={entered.bankName}
          {...{ method, amount, currency }}
        />
      )}
      {endsTopUp && <p className={hint}>{t('return.ends')}</p>}
      {isRefused && (
        <Banner tone="error" isNews>
          {t('return.refused')}
        </Banner>
      )}
      {isSending && isLost && (
        <Banner tone="warning" isNews>
          {t('connection.lost')}
        </Banner>
      )}
      {entered ? (
        <ActionButton onPress={() => !isSending && begin(entered.completion)}>
          {t(isSending ? 'in_progress' : 'return.yes')}
        </ActionButton>
      ) : (
        <ActionButton type="submit" form="return-payee">
          {t('return.next')}
        </ActionButton>
      )}
      <ActionButton variant="secondary" onPress={entered && !isSending ? change : onClose}>
        {t(entered && !isSending ? 'payee.change' : 'ticket.cancel')}
      </ActionButton>
    </section>
  );
}

/* The connection is watched by the status requests. */
const ignore = (): void => {};

/* The pressed button was removed: the heading is read. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();
