import type { StepUpRequest } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { PasswordField } from '@tiyin/ui/password-field';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { useId, useState } from 'react';
import type { FormProblem } from '../../forms/form-problem.ts';
import { readText } from '../../forms/read-text.ts';

export interface StepUpDialogProps {
  /** Whether the person may give a code of their app instead. */
  readonly hasApp: boolean;
  /** Confirms with a passkey; missing where the person or the browser has none. */
  readonly onPasskey?: (() => void) | undefined;
  readonly onConfirm: (proof: StepUpRequest) => void;
  /** Nothing is confirmed, and nothing is done. */
  readonly onClose: () => void;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
}

/** Asks for the password, a code or a passkey before a change that outlasts the session (PEOPLE-174). */
export function StepUpDialog(props: StepUpDialogProps) {
  const { hasApp, isPending, onClose, onConfirm, onPasskey, problem } = props;
  const formId = useId();
  const [isByCode, setIsByCode] = useState(false);
  const send = (values: FormData) => {
    if (isPending) return;
    onConfirm(
      isByCode ? { code: readText(values, 'code') } : { password: readText(values, 'password') },
    );
  };
  return (
    <Dialog
      title="Confirm that it is you"
      closeLabel="Cancel"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          {onPasskey !== undefined && <Button onPress={onPasskey}>Use a passkey</Button>}
          {hasApp && (
            <Button onPress={() => setIsByCode(!isByCode)}>
              {isByCode ? 'Use the password' : 'Use a code'}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            Confirm
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>
          You logged in more than five minutes ago, and this change outlasts your session. It is
          made once you confirm.
        </p>
        <Form
          id={formId}
          aria-label="Confirm that it is you"
          onSubmit={send}
          errors={problem?.errors}
          error={problem?.title}
        >
          {isByCode ? <CodeField /> : <OwnPasswordField />}
        </Form>
      </Stack>
    </Dialog>
  );
}

function OwnPasswordField() {
  return (
    <PasswordField
      key="password"
      label="Password"
      name="password"
      autoComplete="current-password"
      requiredMessage="Enter your password"
      isRequired
      autoFocus
    />
  );
}

function CodeField() {
  return (
    <TextField
      key="code"
      label="Code"
      description="Of the authenticator app, or a recovery code."
      name="code"
      autoComplete="one-time-code"
      spellCheck="false"
      requiredMessage="Enter a code"
      isRequired
      autoFocus
    />
  );
}
