import type { StepUpRequest } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { PasswordField } from '@tiyin/ui/password-field';
import { Stack } from '@tiyin/ui/stack';
import { useId, useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import type { FormProblem } from '../../forms/form-problem.ts';
import { readText } from '../../forms/read-text.ts';
import { CodeField } from '../CodeField.tsx';

export interface StepUpDialogProps {
  /** Whether the person may give a code of their app instead. */
  readonly hasApp: boolean;
  /** False for people of the OpenID provider. */
  readonly hasPassword: boolean;
  /** The person may sign in again there, in a window beside this one. */
  readonly provider?: { readonly name: string; readonly onOpen: () => void } | undefined;
  /** Confirms with a passkey; missing where the person or the browser has none. */
  readonly onPasskey?: (() => void) | undefined;
  readonly onConfirm: (proof: StepUpRequest) => void;
  /** Nothing is confirmed, and nothing is done. */
  readonly onClose: () => void;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
}

/** Asks for a proof before a change that outlasts the session (PEOPLE-174). */
export function StepUpDialog(props: StepUpDialogProps) {
  const { hasApp, hasPassword, isPending, onClose, onConfirm, onPasskey, problem, provider } =
    props;
  const formId = useId();
  const [wantsCode, setWantsCode] = useState(false);
  const isByCode = hasApp && (wantsCode || !hasPassword);
  const hasField = isByCode || hasPassword;
  const send = (values: FormData) => {
    if (isPending || !hasField) return;
    onConfirm(
      isByCode ? { code: readText(values, 'code') } : { password: readText(values, 'password') },
    );
  };
  return (
    <Dialog
      title={i18n.t('Confirm that it is you')}
      closeLabel={i18n.t('Cancel')}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          {onPasskey !== undefined && (
            <Button onPress={onPasskey}>{i18n.t('Use a passkey')}</Button>
          )}
          {hasApp && hasPassword && (
            <Button onPress={() => setWantsCode(!wantsCode)}>
              {isByCode ? i18n.t('Use the password') : i18n.t('Use a code')}
            </Button>
          )}
          {provider !== undefined && (
            <Button variant={hasField ? 'secondary' : 'primary'} onPress={provider.onOpen}>
              {i18n.t('Sign in with {provider}', { provider: provider.name })}
            </Button>
          )}
          {hasField && (
            <Button type="submit" form={formId} variant="primary" isPending={isPending}>
              {i18n.t('Confirm')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <p>
          {i18n.t(
            'You logged in more than five minutes ago, and this change outlasts your session. It is made once you confirm.',
          )}
        </p>
        {provider !== undefined && (
          <p>
            {i18n.t('{provider} opens in a window of its own. What you typed here stays.', {
              provider: provider.name,
            })}
          </p>
        )}
        <Form
          id={formId}
          aria-label={i18n.t('Confirm that it is you')}
          onSubmit={send}
          errors={problem?.errors}
          error={problem?.title}
        >
          {isByCode && (
            <CodeField
              key="code"
              description={i18n.t('Of the authenticator app, or a recovery code.')}
              requiredMessage={i18n.t('Enter a code')}
              autoFocus
            />
          )}
          {hasPassword && !isByCode && <OwnPasswordField />}
        </Form>
      </Stack>
    </Dialog>
  );
}

function OwnPasswordField() {
  return (
    <PasswordField
      key="password"
      label={i18n.t('Password')}
      name="password"
      autoComplete="current-password"
      requiredMessage={i18n.t('Enter your password')}
      isRequired
      autoFocus
    />
  );
}
