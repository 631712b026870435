import { isReason, reasonLength } from '@tiyin/domain/invoices';
import { TextField, type TextFieldProps } from '@tiyin/ui/text-field';
import { i18n } from '../texts/i18n.ts';

export interface ReasonLineProps extends Pick<
  TextFieldProps,
  'description' | 'isReadOnly' | 'label' | 'onChange' | 'value'
> {
  /** Of the request: a problem that names it is shown here. */
  readonly name: 'comment' | 'reason';
  readonly requiredMessage: string;
}

/** A reason in one line, kept in the history; checked when its form is sent. */
export function ReasonLine(props: ReasonLineProps) {
  const { max, min } = reasonLength;
  return (
    <TextField
      {...props}
      maxLength={max}
      isRequired
      validate={(text) =>
        isReason(text) ? null : i18n.t('Write at least {min} characters', { min })
      }
    />
  );
}
