import { Button } from '@tiyin/ui/button';
import { Form } from '@tiyin/ui/form';
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
    <Form aria-label="Log in with a passkey" onSubmit={submit} error={problem?.title}>
      <Button type="submit" variant="primary" isPending={isPending} isWide autoFocus>
        Use your passkey
      </Button>
      <Button onPress={onRecoveryCode} isWide>
        Use a recovery code
      </Button>
      <Button onPress={onBack} isWide>
        Back
      </Button>
    </Form>
  );
}
