import { BrandMark } from '@tiyin/ui/app-shell';
import { Box } from '@tiyin/ui/box';
import { Card } from '@tiyin/ui/card';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../texts/i18n.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LoginSteps, type LoginStepsProps } from '../../session/sign-in/LoginSteps.tsx';
import { heading, lead, page } from './LoginView.css.ts';

function leadOf({ codeStep, isPasswordOff, passkeyStep, provider }: LoginStepsProps): string {
  if (passkeyStep !== undefined) return i18n.t('Your password is right. Confirm with your passkey');
  if (codeStep !== undefined) {
    return i18n.t('Enter the code that your authenticator app shows, or a recovery code');
  }
  if (provider !== undefined && isPasswordOff === true) {
    return i18n.t('Log in to your personal account using {provider}', { provider: provider.name });
  }
  return i18n.t('Log in to your personal account using your username and password');
}

/** The page to sign in on (OFFICE-88). */
export function LoginView(props: LoginStepsProps) {
  return (
    <main className={page}>
      <Box maxWidth="form">
        <Card>
          <Stack gap={24}>
            <Stack gap={8}>
              <Inline gap={12}>
                <BrandMark />
                <h1 className={heading}>Tiyin</h1>
              </Inline>
              <p className={lead}>{leadOf(props)}</p>
            </Stack>
            <LoginSteps {...props} />
            <LanguageLinks />
          </Stack>
        </Card>
      </Box>
    </main>
  );
}
