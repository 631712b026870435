import { Box } from '@tiyin/ui/box';
import { Card } from '@tiyin/ui/card';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useRefreshCurrentUser } from '../../session/CurrentUser.tsx';
import { LostSession } from '../../session/LostSession.tsx';
import { LoginSteps } from '../../session/sign-in/LoginSteps.tsx';
import { useConfirmation } from '../../session/step-up/useConfirmation.ts';
import { useSignOut } from '../../session/useSignOut.ts';

/** The page of a session that began at the OpenID provider and still needs its person's own second factor. */
export function GiveFactor() {
  const refreshUser = useRefreshCurrentUser();
  const onBack = useSignOut();
  const { isPending, onConfirm, onPasskey, problem, session } = useConfirmation(
    () => void refreshUser(),
  );
  useDocumentTitle(i18n.t('Give your second factor'));
  const steps = { problem, onBack };
  const [hasLostPasskey, setHasLostPasskey] = useState(false);
  const isByApp = session?.hasApp !== false || hasLostPasskey;
  return (
    <main>
      <Box padding={24} maxWidth="form">
        <Card title={i18n.t('Give your second factor')}>
          <Stack gap={16}>
            <p>
              {isByApp
                ? i18n.t('Enter the code that your authenticator app shows, or a recovery code')
                : i18n.t('Confirm with your passkey')}
            </p>
            {session !== undefined && (
              <LoginSteps
                isPending={isPending}
                onSubmit={() => undefined}
                onPasskey={onPasskey}
                {...(isByApp
                  ? {
                      codeStep: {
                        ...steps,
                        isRecovery: hasLostPasskey,
                        onCode: (code: string) => onConfirm({ code }),
                      },
                    }
                  : {
                      passkeyStep: {
                        ...steps,
                        onPasskey: () => onPasskey?.(),
                        onRecoveryCode: () => setHasLostPasskey(true),
                      },
                    })}
              />
            )}
          </Stack>
        </Card>
      </Box>
      <LostSession />
    </main>
  );
}
