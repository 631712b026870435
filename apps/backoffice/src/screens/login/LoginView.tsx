import { Box } from '@tiyin/ui/box';
import { Card } from '@tiyin/ui/card';
import { Stack } from '@tiyin/ui/stack';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import { heading, lead, page } from './LoginView.css.ts';

/** The page to sign in on (section 2, Login). */
export function LoginView({ isPending, onSubmit }: LoginFormProps) {
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
            <LoginForm isPending={isPending} onSubmit={onSubmit} />
          </Stack>
        </Card>
      </Box>
    </main>
  );
}
