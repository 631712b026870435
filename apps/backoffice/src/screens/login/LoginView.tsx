import { Box } from '@tiyin/ui/box';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { Form } from '@tiyin/ui/form';
import { PasswordField } from '@tiyin/ui/password-field';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
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
}

function readText(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

/** The page to sign in on (section 2, Login). */
export function LoginView({ isPending, onSubmit }: LoginViewProps) {
  const submit = (values: FormData) => {
    if (isPending) return;
    onSubmit({ password: readText(values, 'password'), username: readText(values, 'username') });
  };
  return (
    <main className={page}>
      <Box maxWidth="form">
        <Card>
          <Stack gap={24}>
            <Stack gap={8}>
              <h1 className={heading}>Tiyin</h1>
              <p className={lead}>
                Log in to your personal account using your username and password
              </p>
            </Stack>
            <Form aria-label="Log in" onSubmit={submit}>
              <TextField
                label="Username"
                name="username"
                autoComplete="username"
                isRequired
                autoFocus
              />
              <PasswordField
                label="Password"
                name="password"
                autoComplete="current-password"
                isRequired
              />
              <Button type="submit" variant="primary" isPending={isPending} isWide>
                Log In
              </Button>
            </Form>
          </Stack>
        </Card>
      </Box>
    </main>
  );
}
