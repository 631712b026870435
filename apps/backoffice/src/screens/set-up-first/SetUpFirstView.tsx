import { Box } from '@tiyin/ui/box';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';

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
        <Card title="Set up a second factor">
          <Stack gap={16}>
            <p>
              You log in here with a second factor beside the password: an authenticator app on your
              phone, or a passkey. Set one up; the rest opens then.
            </p>
            <Inline gap={8}>
              <Button variant="primary" onPress={onSetUp}>
                Set up an app
              </Button>
              {onPasskey !== undefined && <Button onPress={onPasskey}>Add a passkey</Button>}
              <Button onPress={onSignOut}>Log out</Button>
            </Inline>
          </Stack>
        </Card>
      </Box>
      {children}
    </main>
  );
}
