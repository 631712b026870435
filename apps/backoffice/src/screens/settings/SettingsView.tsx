import { Card } from '@tiyin/ui/card';
import { Inline } from '@tiyin/ui/inline';
import { LinkButton } from '@tiyin/ui/link-button';
import { Stack } from '@tiyin/ui/stack';
import { Switch } from '@tiyin/ui/switch';
import type { ReactNode } from 'react';
import type { AutoRetry } from '../../layout/LayoutView.tsx';
import { pages } from '../../routing/pages.ts';

export interface SettingsViewProps {
  /** Missing without permission, and while loading. */
  readonly autoRetry?: AutoRetry | undefined;
  /** Sections that load their own data, in display order. */
  readonly children?: ReactNode;
}

/** A person's own settings, and those of the whole system (OFFICE-83). */
export function SettingsView({ autoRetry, children }: SettingsViewProps) {
  return (
    <Stack gap={24}>
      <Card title="Password">
        <Inline>
          <LinkButton href={pages.changePassword.route}>Change password</LinkButton>
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
