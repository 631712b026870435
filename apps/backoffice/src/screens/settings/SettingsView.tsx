import { Card } from '@tiyin/ui/card';
import { Inline } from '@tiyin/ui/inline';
import { LinkButton } from '@tiyin/ui/link-button';
import { PageHeader } from '@tiyin/ui/page-header';
import { Stack } from '@tiyin/ui/stack';
import { Switch } from '@tiyin/ui/switch';
import type { ReactNode } from 'react';
import { i18n } from '../../texts/i18n.ts';
import type { AutoRetry } from '../../layout/LayoutView.tsx';
import { pages } from '../../routing/pages.ts';

export interface SettingsViewProps {
  /** False for people of the OpenID provider. */
  readonly hasPassword?: boolean;
  /** Missing without permission, and while loading. */
  readonly autoRetry?: AutoRetry | undefined;
  /** More sections of the person, which load their own data. */
  readonly own?: ReactNode;
  /** More sections of the company, which load their own data. */
  readonly company?: ReactNode;
}

/** A person's own settings, and those of the whole company (OFFICE-83, OFFICE-580). */
export function SettingsView({ autoRetry, own, company, hasPassword = true }: SettingsViewProps) {
  const hasCompany = autoRetry !== undefined || company !== undefined;
  return (
    <Stack gap={40}>
      <Stack gap={24}>
        <PageHeader
          title={i18n.t('Your account')}
          note={i18n.t('How you sign in, and where you are signed in.')}
        />
        <Card title={i18n.t('Password')} level={3}>
          <Inline>
            {hasPassword ? (
              <LinkButton href={pages.changePassword.route}>{i18n.t('Change password')}</LinkButton>
            ) : (
              <p>{i18n.t('You sign in at the sign-in provider, and have no password here.')}</p>
            )}
          </Inline>
        </Card>
        {own}
      </Stack>
      {hasCompany && (
        <Stack gap={24}>
          <PageHeader
            title={i18n.t('The company')}
            note={i18n.t('What holds for all merchants and all people.')}
          />
          {autoRetry !== undefined && <Withdrawals {...autoRetry} />}
          {company}
        </Stack>
      )}
    </Stack>
  );
}

function Withdrawals({ isOn, onChange }: AutoRetry) {
  return (
    <Card title={i18n.t('Withdrawals')} level={3}>
      <Switch
        label={i18n.t('Auto-retry of withdrawals')}
        description={i18n.t(
          'A withdrawal that a provider refuses is tried by other routes before it is declined.',
        )}
        isSelected={isOn === true}
        isDisabled={onChange === undefined}
        {...(onChange && { onChange })}
      />
    </Card>
  );
}
