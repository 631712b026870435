import { Button } from '@tiyin/ui/button';
import { Form } from '@tiyin/ui/form';
import { PasswordField } from '@tiyin/ui/password-field';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { i18n } from '../../texts/i18n.ts';
import { readText } from '../../forms/read-text.ts';

/** The typed credentials of a sign-in. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The OpenID provider beside the form. */
export interface ProviderSignIn {
  readonly name: string;
  readonly onSignIn: () => void;
}

export interface LoginFormProps {
  /** Missing where there is none. */
  readonly provider?: ProviderSignIn | undefined;
  /** Passwords are switched off: the provider and passkeys are left (PEOPLE-412). */
  readonly isPasswordOff?: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
  readonly isPending: boolean;
  /** Signs in with a passkey instead; missing where the browser has none. */
  readonly onPasskey?: (() => void) | undefined;
  /** If it is known, only the password is requested. */
  readonly username?: string | undefined;
}

/** Username, password and the button (OFFICE-88), and the other ways in. */
export function LoginForm(props: LoginFormProps) {
  const { isPasswordOff = false, isPending, onPasskey, provider } = props;
  const hasPassword = provider === undefined || !isPasswordOff;
  return (
    <Stack gap={16}>
      {hasPassword && <PasswordForm {...props} />}
      {provider !== undefined && (
        <Button
          variant={hasPassword ? 'secondary' : 'primary'}
          onPress={provider.onSignIn}
          isPending={isPending && !hasPassword}
          isWide
        >
          {i18n.t('Sign in with {provider}', { provider: provider.name })}
        </Button>
      )}
      {onPasskey !== undefined && (
        <Button onPress={onPasskey} isWide>
          {i18n.t('Use a passkey')}
        </Button>
      )}
    </Stack>
  );
}

function PasswordForm({ isPending, onSubmit, username }: LoginFormProps) {
  const submit = (values: FormData) => {
    if (isPending) return;
    onSubmit({ password: readText(values, 'password'), username: readText(values, 'username') });
  };
  return (
    <Form aria-label={i18n.t('Log in')} onSubmit={submit}>
      <TextField
        label={i18n.t('Username')}
        name="username"
        autoComplete="username"
        isRequired
        requiredMessage={i18n.t('Username is required')}
        defaultValue={username ?? ''}
        autoFocus={username === undefined}
      />
      <PasswordField
        label={i18n.t('Password')}
        name="password"
        autoComplete="current-password"
        isRequired
        requiredMessage={i18n.t('Password is required')}
        autoFocus={username !== undefined}
      />
      <Button type="submit" variant="primary" isPending={isPending} isWide>
        {i18n.t('Log In')}
      </Button>
    </Form>
  );
}
