import { Button } from '@tiyin/ui/button';
import { Form } from '@tiyin/ui/form';
import { i18n } from '../../texts/i18n.ts';
import type { FormProblem } from '../../forms/form-problem.ts';

/** The second step of a person whose second factor is a passkey. */
export interface PasskeyStep {
  readonly onPasskey: () => void;
  /** Gives a recovery code instead: the passkey may be lost (PEOPLE-511). */
  readonly onRecoveryCode: () => void;
  /** Returns to username and password. */
  readonly onBack: () => void;
  readonly problem: FormProblem | undefined;
}

/** Asks for the passkey after a correct password. */
export function PasskeyForm({
  isPending,
  onBack,
  onPasskey,
  onRecoveryCode,
  problem,
}: PasskeyStep & { readonly isPending: boolean }) {
  const submit = () => {
    if (!isPending) onPasskey();
  };
  return (
    <Form aria-label={i18n.t('Log in with a passkey')} onSubmit={submit} error={problem?.title}>
      <Button type="submit" variant="primary" isPending={isPending} isWide autoFocus>
        {i18n.t('Use your passkey')}
      </Button>
      <Button onPress={onRecoveryCode} isWide>
        {i18n.t('Use a recovery code')}
      </Button>
      <Button onPress={onBack} isWide>
        {i18n.t('Back')}
      </Button>
    </Form>
  );
}
