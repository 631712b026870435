import { Button } from '@tiyin/ui/button';
import { Form } from '@tiyin/ui/form';
import { TextField } from '@tiyin/ui/text-field';
import { i18n } from '../../texts/i18n.ts';
import type { FormProblem } from '../../forms/form-problem.ts';
import { readText } from '../../forms/read-text.ts';

/** The second step of signing in. */
export interface CodeStep {
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
export function CodeForm({ isPending, onBack, onCode, onPasskey, problem }: CodeFormProps) {
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
      <TextField
        label={i18n.t('Code')}
        name="code"
        autoComplete="one-time-code"
        spellCheck="false"
        requiredMessage={i18n.t('Enter the code')}
        isRequired
        autoFocus
      />
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
