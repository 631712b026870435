import { CodeForm, type CodeStep } from './CodeForm.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

export interface LoginStepsProps extends LoginFormProps {
  /** The second step, with two-factor sign-in; missing in the first. */
  readonly codeStep?: CodeStep | undefined;
}

/** Username and password, then the code if one is required. */
export function LoginSteps({ codeStep, ...form }: LoginStepsProps) {
  if (codeStep !== undefined) return <CodeForm {...codeStep} isPending={form.isPending} />;
  return <LoginForm {...form} />;
}
