import { Card } from '@tiyin/ui/card';
import { Inline } from '@tiyin/ui/inline';
import { LinkButton } from '@tiyin/ui/link-button';
import { Stack } from '@tiyin/ui/stack';
import { Switch } from '@tiyin/ui/switch';
import type { ReactNode } from 'react';
import type { AutoRetry } from '../../layout/LayoutView.tsx';
import { pages } from '../../routing/pages.ts';

export interface SettingsViewProps {
  /** False for people of the OpenID provider. */
  readonly hasPassword?: boolean;
  /** Missing without permission, and while loading. */
  readonly autoRetry?: AutoRetry | undefined;
  /** Sections that load their own data, in display order. */
  readonly children?: ReactNode;
}

/** A person's own settings, and those of the whole system (OFFICE-83). */
export function SettingsView({ autoRetry, children, hasPassword = true }: SettingsViewProps) {
  return (
    <Stack gap={24}>
      <Card title="Password">
        <Inline>
          {hasPassword ? (
            <LinkButton href={pages.changePassword.route}>Change password</LinkButton>
          ) : (
            <p>You sign in at the sign-in provider, and have no password here.</p>
          )}
        </Inline>
      </Card>
      {autoRetry !== undefined && (
        <Card title="Withdrawals">
          <Switch
            label="Auto-retry of withdrawals"
            description="A withdrawal that a provider refuses is tried by other routes before it is declined."
            isSelected={autoRetry.isOn}
            isDisabled={autoRetry.onChange === undefined}
            {...(autoRetry.onChange && { onChange: autoRetry.onChange })}
          />
        </Card>
      )}
      {children}
    </Stack>
  );
}
