import type { ApiProblem } from '@tiyin/api/errors';
import type { FieldError, Invitation } from '@tiyin/api/types';
import { shortestPassword } from '@tiyin/domain/passwords';
import { BrandMark } from '@tiyin/ui/app-shell';
import { Box } from '@tiyin/ui/box';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { ErrorState } from '@tiyin/ui/error-state';
import { Form } from '@tiyin/ui/form';
import { Inline } from '@tiyin/ui/inline';
import { LinkButton } from '@tiyin/ui/link-button';
import { PasswordField } from '@tiyin/ui/password-field';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import type { FormProblem } from '../../forms/form-problem.ts';
import { readText } from '../../forms/read-text.ts';
import { takeFocus } from '../../forms/take-focus.ts';
import { loginPath } from '../../routing/paths.ts';
import { heading, lead, page } from '../login/LoginView.css.ts';

export interface InvitationViewProps {
  /** Missing until the first answer. */
  readonly invitation: Invitation | undefined;
  /** Why it is not known; 404 for a link that is over. */
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  /** The password is set. */
  readonly isDone: boolean;
  readonly isPending: boolean;
  readonly refusal: FormProblem | undefined;
  readonly onSubmit: (password: string) => void;
}

/** The page of an invitation link (OFFICE-346). */
export function InvitationView(props: InvitationViewProps) {
  return (
    <main className={page}>
      <Box maxWidth="form">
        <Card>
          <Stack gap={24}>
            <Inline gap={12}>
              <BrandMark />
              <h1 className={heading}>Tiyin</h1>
            </Inline>
            <Content {...props} />
          </Stack>
        </Card>
      </Box>
    </main>
  );
}

function Content(props: InvitationViewProps) {
  const { invitation, isDone, onRetry, problem } = props;
  if (problem?.status === 404 || problem?.status === 400) {
    return (
      <Stack gap={16}>
        <p className={lead}>
          {i18n.t(
            'This link is not valid any more: it was used, replaced or taken back, or is older than 48 hours. Ask the person who invited you for a new one.',
          )}
        </p>
        <LinkButton href={loginPath}>
          {i18n.t({ id: 'Log in (button)', message: 'Log in' })}
        </LinkButton>
      </Stack>
    );
  }
  if (problem !== undefined && invitation === undefined) {
    return (
      <ErrorState title={i18n.t('The invitation did not load')} onRetry={onRetry}>
        {problem.title}
      </ErrorState>
    );
  }
  if (invitation === undefined)
    return (
      <SkeletonLines
        label={i18n.t('Loading the invitation')}
        lines={[{}, { height: 'control' }, { height: 'control' }, { height: 'control' }]}
        gap={24}
      />
    );
  if (isDone) {
    return (
      <Stack gap={16}>
        <p className={lead} ref={takeFocus} tabIndex={-1}>
          {i18n.t('Your password is set. Log in as {username}.', { username: invitation.username })}
        </p>
        <LinkButton href={loginPath} variant="primary">
          {i18n.t({ id: 'Log in (button)', message: 'Log in' })}
        </LinkButton>
      </Stack>
    );
  }
  return <PasswordForm {...props} invitation={invitation} />;
}

const mismatch: readonly FieldError[] = [
  {
    path: '/confirmation',
    get message() {
      return i18n.t('It is another one');
    },
  },
];

function PasswordForm({
  invitation,
  isPending,
  onSubmit,
  refusal,
}: InvitationViewProps & { readonly invitation: Invitation }) {
  const [found, setFound] = useState<readonly FieldError[]>();
  const submit = (values: FormData) => {
    if (isPending) return;
    const password = readText(values, 'password');
    const isEqual = readText(values, 'confirmation') === password;
    setFound(isEqual ? undefined : [...mismatch]);
    if (isEqual) onSubmit(password);
  };
  const { firstName, invitedBy, username } = invitation;
  return (
    <Stack gap={24}>
      <p className={lead}>
        {i18n.t(
          'Welcome, {firstName}. {invitedBy} invited you. Choose the password for your username {username}.',
          { firstName, invitedBy, username },
        )}
      </p>
      <Form onSubmit={submit} errors={found ?? refusal?.errors} error={refusal?.title}>
        <PasswordField
          name="password"
          label={i18n.t('New password')}
          description={i18n.t('At least {shortestPassword} characters; a few words are good', {
            shortestPassword,
          })}
          autoComplete="new-password"
          isRequired
        />
        <PasswordField
          name="confirmation"
          label={i18n.t('Confirm new password')}
          autoComplete="new-password"
          isRequired
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {i18n.t('Set password')}
        </Button>
      </Form>
    </Stack>
  );
}
