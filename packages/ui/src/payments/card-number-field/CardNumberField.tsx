import { cardScheme, maskCardNumber, maskCardOrPhone } from '@tiyin/domain/requisites';
import { MaskedField } from '../../parts/masked-field/index.ts';
import type { NumberFieldProps } from '../../parts/masked-field/index.ts';
import { MethodLogo } from '../method-logo/index.ts';

/** What a card number's field takes. Words come in the reader's language. */
export type CardNumberFieldProps = NumberFieldProps & {
  /** Whether a phone may stand here too; one that is complete is shown with its plus (FORM-243). */
  readonly takesPhone?: boolean;
};

/**
 * A card number to be entered (FORM-26): in groups of four while it is typed, and with the sign of its scheme once
 * that is known. The value is what the field shows; `readCardNumber` and `readPayoutCredential` judge it.
 */
export function CardNumberField({ takesPhone = false, ...props }: CardNumberFieldProps) {
  const scheme = cardScheme(props.value.replaceAll(/\D/g, ''));
  const isPhone = props.value.startsWith('+');
  return (
    <MaskedField
      {...props}
      mask={takesPhone ? maskCardOrPhone : maskCardNumber}
      // A keyboard for phones has the plus that digits alone lack.
      inputMode={takesPhone ? 'tel' : 'numeric'}
      autoComplete={takesPhone ? 'off' : 'cc-number'}
      sign={scheme && !isPhone ? <MethodLogo scheme={scheme} /> : undefined}
    />
  );
}
