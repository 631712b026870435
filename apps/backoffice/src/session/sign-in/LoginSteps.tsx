import { CodeForm, type CodeStep } from './CodeForm.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import { PasskeyForm, type PasskeyStep } from './PasskeyForm.tsx';

export interface LoginStepsProps extends LoginFormProps {
  /** The second step, with two-factor sign-in; missing in the first. */
  readonly codeStep?: CodeStep | undefined;
  /** The second step of a person who has passkeys and no app. */
  readonly passkeyStep?: PasskeyStep | undefined;
}

/** Username and password, then the second factor if one is required. */
export function LoginSteps({ codeStep, passkeyStep, ...form }: LoginStepsProps) {
  const { isPending } = form;
  if (passkeyStep !== undefined) return <PasskeyForm {...passkeyStep} isPending={isPending} />;
  if (codeStep !== undefined) {
    return <CodeForm {...codeStep} onPasskey={form.onPasskey} isPending={isPending} />;
  }
  return <LoginForm {...form} />;
}
