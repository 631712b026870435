import { OtpField } from '@tiyin/ui/otp-field';
import { i18n } from '../texts/i18n.ts';

export interface CodeFieldProps {
  readonly description?: string;
  readonly requiredMessage: string;
  readonly autoFocus?: boolean;
}

/** A code of the authenticator app, or a recovery code in its place (PEOPLE-16). A wrong one is counted, so that none is sent by its last digit. */
export function CodeField(props: CodeFieldProps) {
  return (
    <OtpField
      {...props}
      label={i18n.t('Code')}
      name="code"
      otherCode={{
        label: i18n.t('Use a recovery code'),
        backLabel: i18n.t('Use the code of the app'),
      }}
      isRequired
    />
  );
}
