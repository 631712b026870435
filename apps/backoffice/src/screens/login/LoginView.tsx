import { Box } from '@tiyin/ui/box';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { Form } from '@tiyin/ui/form';
import { PasswordField } from '@tiyin/ui/password-field';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { readText } from '../../forms/read-text.ts';
import { CodeForm, type CodeStep } from './CodeForm.tsx';
import { heading, lead, page } from './LoginView.css.ts';

/** What a person types to sign in. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What it takes. */
export interface LoginViewProps {
  readonly onSubmit: (credentials: Credentials) => void;
  readonly isPending: boolean;
  /** The second step, for who has two-factor sign-in on; missing in the first. */
  readonly codeStep?: CodeStep | undefined;
}

/** The page to sign in on (section 2, Login). */
export function LoginView({ codeStep, isPending, onSubmit }: LoginViewProps) {
  return (
    <main className={page}>
      <Box maxWidth="form">
        <Card>
          <Stack gap={24}>
            <Stack gap={8}>
              <h1 className={heading}>Tiyin</h1>
              <p className={lead}>
                {codeStep === undefined
                  ? 'Log in to your personal account using your username and password'
                  : 'Enter the code that your authenticator app shows, or a recovery code'}
              </p>
            </Stack>
            {codeStep === undefined ? (
              <CredentialsForm isPending={isPending} onSubmit={onSubmit} />
            ) : (
              <CodeForm {...codeStep} isPending={isPending} />
            )}
          </Stack>
        </Card>
      </Box>
    </main>
  );
}

function CredentialsForm({ isPending, onSubmit }: Pick<LoginViewProps, 'isPending' | 'onSubmit'>) {
  const submit = (values: FormData) => {
    if (isPending) return;
    onSubmit({ password: readText(values, 'password'), username: readText(values, 'username') });
  };
  return (
    <Form aria-label="Log in" onSubmit={submit}>
      <TextField label="Username" name="username" autoComplete="username" isRequired autoFocus />
      <PasswordField label="Password" name="password" autoComplete="current-password" isRequired />
      <Button type="submit" variant="primary" isPending={isPending} isWide>
        Log In
      </Button>
    </Form>
  );
}
