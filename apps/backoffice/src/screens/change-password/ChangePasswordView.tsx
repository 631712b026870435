import type { FieldError } from '@tiyin/api/types';
import { shortestPassword } from '@tiyin/domain/passwords';
import { Box } from '@tiyin/ui/box';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { Form } from '@tiyin/ui/form';
import { PasswordField } from '@tiyin/ui/password-field';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import type { FormProblem } from '../../forms/form-problem.ts';
import { readText } from '../../forms/read-text.ts';
import { BackLink } from '../../layout/BackLink.tsx';
import { pages } from '../../routing/pages.ts';

/** The typed text of a password change. */
export interface Passwords {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface ChangePasswordViewProps {
  readonly onSubmit: (passwords: Passwords) => void;
  readonly isPending: boolean;
  readonly refusal: FormProblem | undefined;
}

/** The confirmation is another than the new password: its field is highlighted, without words (PEOPLE-12). */
const mismatch: readonly FieldError[] = [{ path: '/confirmation', message: '' }];

/** The page to change one's own password (PEOPLE-12). The text stays after a refusal. */
export function ChangePasswordView({ isPending, onSubmit, refusal }: ChangePasswordViewProps) {
  const [found, setFound] = useState<readonly FieldError[]>();
  const submit = (values: FormData) => {
    if (isPending) return;
    const newPassword = readText(values, 'newPassword');
    // A new array for each attempt: the field is highlighted and focused again.
    const isEqual = readText(values, 'confirmation') === newPassword;
    setFound(isEqual ? undefined : [...mismatch]);
    if (isEqual) onSubmit({ currentPassword: readText(values, 'currentPassword'), newPassword });
  };
  return (
    <Box maxWidth="form">
      <Stack gap={16}>
        <BackLink href={pages.settings.route}>{pages.settings.title()}</BackLink>
        <Card>
          <Form
            aria-label={i18n.t('Change password')}
            onSubmit={submit}
            errors={found ?? refusal?.errors}
            error={refusal?.title}
          >
            <PasswordField
              label={i18n.t('Old password')}
              name="currentPassword"
              autoComplete="current-password"
              requiredMessage={i18n.t('Enter the password that you have')}
              isRequired
            />
            <PasswordField
              label={i18n.t('New password')}
              description={i18n.t(
                'At least {shortestPassword} characters; a few words make a good password. Elsewhere you are signed out.',
                { shortestPassword },
              )}
              name="newPassword"
              autoComplete="new-password"
              requiredMessage={i18n.t('Enter a new password')}
              isRequired
            />
            <PasswordField
              label={i18n.t('Confirm new password')}
              name="confirmation"
              autoComplete="new-password"
              requiredMessage={i18n.t('Enter the new password once more')}
              isRequired
            />
            <Button type="submit" variant="primary" isPending={isPending}>
              {i18n.t('Change password')}
            </Button>
          </Form>
        </Card>
      </Stack>
    </Box>
  );
}
