import type { EnteredPayee } from './entered-payee.ts';
import { NumberFields } from './NumberFields.tsx';
import type { PayeeFieldsProps } from './payee-fields-props.ts';
import { SbpFields } from './SbpFields.tsx';

/**
 * The payee of a withdrawal: a card, a card or a phone, or a phone at a bank (FORM-36, FORM-37).
 */
export function PayeeFields({ known, calls, onReach, onPayee, ...rest }: PayeeFieldsProps) {
  // Enter sends the form also while its button does not.
  const send = (payee: EnteredPayee) => {
    if (!rest.isCompleting) onPayee(payee);
  };
  const props = { ...rest, onPayee: send };
  return known?.needsBank === true ? (
    <SbpFields {...props} {...{ known, calls, onReach }} />
  ) : (
    <NumberFields {...props} {...{ known }} takesPhone={(known?.credential ?? 'card') !== 'card'} />
  );
}
