import { isReason, reasonLength } from '@tiyin/domain/invoices';
import { TextArea } from '@tiyin/ui/text-area';
import { i18n } from '../texts/i18n.ts';

export interface ReasonFieldProps {
  /** Its readers, and that it is kept. */
  readonly description: string;
  readonly value: string;
  readonly onChange: (reason: string) => void;
  /** The form was sent: a reason of the wrong length is marked from then on. */
  readonly isTried: boolean;
}

const { max, min } = reasonLength;

/** The reason that a person gives for an action. */
export function ReasonField({ description, isTried, onChange, value }: ReasonFieldProps) {
  return (
    <TextArea
      label={i18n.t('Reason')}
      description={description}
      value={value}
      onChange={onChange}
      characterLimit={max}
      isRequired
      {...(isTried &&
        !isReason(value) && {
          errorMessage: i18n.t('A reason has {min} to {max} characters', { min, max }),
        })}
    />
  );
}
