import { Box } from '@tiyin/ui/box';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { i18n } from '../../texts/i18n.ts';

export interface SetUpFirstViewProps {
  readonly onSetUp: () => void;
  /** Missing where the browser has no passkeys. */
  readonly onPasskey?: (() => void) | undefined;
  readonly onSignOut: () => void;
  /** The dialogs. */
  readonly children?: ReactNode;
}

/** Says why nothing else can be done yet. */
export function SetUpFirstView({ children, onPasskey, onSetUp, onSignOut }: SetUpFirstViewProps) {
  return (
    <main>
      <Box padding={24} maxWidth="form">
        <Card title={i18n.t('Set up a second factor')}>
          <Stack gap={16}>
            <p>
              {i18n.t(
                'You log in here with a second factor beside the password: an authenticator app on your phone, or a passkey. Set one up; the rest opens then.',
              )}
            </p>
            <Inline gap={8}>
              <Button variant="primary" onPress={onSetUp}>
                {i18n.t('Set up an app')}
              </Button>
              {onPasskey !== undefined && (
                <Button onPress={onPasskey}>{i18n.t('Add a passkey')}</Button>
              )}
              <Button onPress={onSignOut}>{i18n.t('Log out')}</Button>
            </Inline>
          </Stack>
        </Card>
      </Box>
      {children}
    </main>
  );
}
