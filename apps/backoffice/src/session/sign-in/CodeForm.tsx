import { Button } from '@tiyin/ui/button';
import { Form } from '@tiyin/ui/form';
import { TextField } from '@tiyin/ui/text-field';
import { i18n } from '../../texts/i18n.ts';
import type { FormProblem } from '../../forms/form-problem.ts';
import { readText } from '../../forms/read-text.ts';
import { CodeField } from '../CodeField.tsx';

/** The second step of signing in. */
export interface CodeStep {
  /** The person has lost a passkey and has no app: only a recovery code is taken (PEOPLE-511). */
  readonly isRecovery?: boolean;
  readonly onCode: (code: string) => void;
  /** Returns to username and password. */
  readonly onBack: () => void;
  readonly problem: FormProblem | undefined;
}

export interface CodeFormProps extends CodeStep {
  readonly isPending: boolean;
  /** Gives a passkey instead; missing where the browser has none. */
  readonly onPasskey?: (() => void) | undefined;
}

/** Requests the second factor after a correct password. */
export function CodeForm(props: CodeFormProps) {
  const { isPending, isRecovery = false, onBack, onCode, onPasskey, problem } = props;
  const submit = (values: FormData) => {
    if (!isPending) onCode(readText(values, 'code'));
  };
  return (
    <Form
      aria-label={i18n.t('Log in with a code')}
      onSubmit={submit}
      errors={problem?.errors}
      error={problem?.title}
    >
      {isRecovery ? (
        <TextField
          label={i18n.t('Code')}
          name="code"
          autoComplete="one-time-code"
          spellCheck="false"
          requiredMessage={i18n.t('Enter the code')}
          isRequired
          autoFocus
        />
      ) : (
        <CodeField requiredMessage={i18n.t('Enter the code')} autoFocus />
      )}
      <Button type="submit" variant="primary" isPending={isPending} isWide>
        {i18n.t('Log In')}
      </Button>
      {onPasskey !== undefined && (
        <Button onPress={onPasskey} isWide>
          {i18n.t('Use a passkey')}
        </Button>
      )}
      <Button onPress={onBack} isWide>
        {i18n.t('Back')}
      </Button>
    </Form>
  );
}
