import type { TwoFactorSecret } from '@tiyin/api/types';
import { Box } from '@tiyin/ui/box';
import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import { CopyButton } from '@tiyin/ui/copy-button';
import { Dialog } from '@tiyin/ui/dialog';
import { useDiscardQuestion } from '@tiyin/ui/form-dialog';
import { Form } from '@tiyin/ui/form';
import { Inline } from '@tiyin/ui/inline';
import { OtpField } from '@tiyin/ui/otp-field';
import { PasswordField } from '@tiyin/ui/password-field';
import { QrCode } from '@tiyin/ui/qr-code';
import { Stack } from '@tiyin/ui/stack';
import { type ReactNode, useId } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { readText } from '../../../forms/read-text.ts';
import { takeFocus } from '../../../forms/take-focus.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** How far a person is: their password, the app with its first code, then the recovery codes. */
export type SetUpStep =
  | { readonly at: 'password' }
  | { readonly at: 'app'; readonly secret: TwoFactorSecret }
  | { readonly at: 'codes'; readonly recoveryCodes: readonly string[] };

export interface SetUpViewProps {
  readonly step: SetUpStep;
  /** False for people of the OpenID provider, who confirm in another way. */
  readonly hasPassword?: boolean;
  readonly onPassword: (password: string) => void;
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
}

/** Sets up an authenticator app: the setup counts only after a code has confirmed it. */
export function SetUpView(props: SetUpViewProps) {
  const { onClose, step } = props;
  const formId = useId();
  const closing = useDiscardQuestion(() => step.at === 'codes', onClose, 'shownOnce');
  return (
    <Dialog
      title={i18n.t('Set up two-factor sign-in')}
      isOpen
      onOpenChange={closing.onOpenChange}
      actions={
        step.at === 'codes' ? (
          <Button variant="primary" onPress={onClose}>
            {i18n.t('I have kept them')}
          </Button>
        ) : (
          <Button type="submit" form={formId} variant="primary" isPending={props.isPending}>
            {step.at === 'password' ? i18n.t('Continue') : i18n.t('Turn on')}
          </Button>
        )
      }
    >
      <StepContent {...props} formId={formId} />
      {closing.question}
    </Dialog>
  );
}

type WithForm = SetUpViewProps & { readonly formId: string };

function StepContent(props: WithForm): ReactNode {
  const { step } = props;
  switch (step.at) {
    case 'password':
      return <PasswordStep {...props} />;
    case 'app':
      return <AppStep {...props} secret={step.secret} />;
    case 'codes':
      return <RecoveryCodes recoveryCodes={step.recoveryCodes} />;
  }
}

function PasswordStep({ formId, hasPassword = true, isPending, onPassword, problem }: WithForm) {
  const send = (values: FormData) => {
    if (!isPending) onPassword(readText(values, 'password'));
  };
  return (
    <Form id={formId} onSubmit={send} errors={problem?.errors} error={problem?.title}>
      {hasPassword ? (
        <PasswordField
          label={i18n.t('Password')}
          description={i18n.t('To know that it is you.')}
          name="password"
          autoComplete="current-password"
          requiredMessage={i18n.t('Enter your password')}
          isRequired
          autoFocus
        />
      ) : (
        <p>{i18n.t('You need an authenticator app on your phone.')}</p>
      )}
    </Form>
  );
}

function AppStep({
  formId,
  isPending,
  onCode,
  problem,
  secret,
}: WithForm & { readonly secret: TwoFactorSecret }) {
  const send = (values: FormData) => {
    if (!isPending) onCode(readText(values, 'code'));
  };
  return (
    <Stack gap={16}>
      <p ref={takeFocus} tabIndex={-1}>
        {i18n.t('Scan this with your authenticator app, or type the key.')}
      </p>
      <Box>
        <QrCode value={secret.uri} label={i18n.t('QR code of the key for the authenticator app')} />
      </Box>
      <Inline gap={8}>
        <Code>{inFours(secret.secret)}</Code>
        <CopyButton value={secret.secret} what={i18n.t('Key')} />
      </Inline>
      <Form id={formId} onSubmit={send} errors={problem?.errors} error={problem?.title}>
        <OtpField
          label={i18n.t('Code')}
          description={i18n.t('The six digits that the app shows now.')}
          name="code"
          requiredMessage={i18n.t('Enter the code that the app shows')}
          isRequired
        />
      </Form>
    </Stack>
  );
}

function inFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
