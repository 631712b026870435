import { CodeForm, type CodeStep } from './CodeForm.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

/** What it takes. */
export interface LoginStepsProps extends LoginFormProps {
  /** The second step, for who has two-factor sign-in on; missing in the first. */
  readonly codeStep?: CodeStep | undefined;
}

/** Username and password, then the code where one is asked for. */
export function LoginSteps({ codeStep, ...form }: LoginStepsProps) {
  if (codeStep !== undefined) return <CodeForm {...codeStep} isPending={form.isPending} />;
  return <LoginForm {...form} />;
}
