import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastRegion, toasts } from '@tiyin/ui/toast';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LoginView } from './LoginView.tsx';

const meta = {
  title: 'Screens/Back office/Login',
  component: LoginView,
  args: { isPending: false, onSubmit: fn() },
} satisfies Meta<typeof LoginView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-88
export const SignsIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('Log in to your personal account using your username and password'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log In' })).toBeEnabled();
    await userEvent.type(canvas.getByLabelText(/Username/), 'operator');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'operator-demo{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'operator-demo',
      username: 'operator',
    });
  },
};

// PEOPLE-1
export const BothRequired: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(canvas.getByText('Username is required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Username/), 'operator');
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(canvas.getByLabelText(/^Password/)).toBeInvalid();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Sent, and not yet answered: pressing again sends nothing. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Username/), 'operator');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'operator-demo{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

// PEOPLE-2
/** A refusal is shown in a toast; the text stays. */
export const Refused: Story = {
  render: (args) => (
    <>
      <LoginView {...args} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Username/), 'operator');
    toasts.error('Wrong username or password');
    await waitFor(() => expect(screen.getByText('Wrong username or password')).toBeVisible());
    await expect(canvas.getByLabelText(/Username/)).toHaveValue('operator');
  },
};

/**
 * A person with two-factor sign-in has to enter a code; an invalid one shows an error at its field.
 */
export const CodeRequired: Story = {
  args: {
    codeStep: {
      onBack: fn(),
      onCode: fn(),
      problem: {
        errors: [{ path: '/code', message: 'This code is not right, or was used before' }],
        title: undefined,
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(code).toHaveAccessibleDescription(/was used before/));
    await userEvent.type(code, '123 456{Enter}');
    await expect(args.codeStep?.onCode).toHaveBeenCalledWith('123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.codeStep?.onBack).toHaveBeenCalledOnce();
  },
};

// PEOPLE-16
/** A person without their phone gives a recovery code, typed with letters or after the button. */
export const RecoveryCodeForTheApp: Story = {
  args: { codeStep: { onBack: fn(), onCode: fn(), problem: undefined } },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, 'k7m2-x9r4-b8zc-7q2p-hh3m-9tna{Enter}');
    await expect(args.codeStep?.onCode).toHaveBeenLastCalledWith('k7m2-x9r4-b8zc-7q2p-hh3m-9tna');
    await userEvent.clear(code);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.keyboard('7222-2222-222c-7q2p-hh3m-9tna{Enter}');
    await expect(args.codeStep?.onCode).toHaveBeenLastCalledWith('7222-2222-222c-7q2p-hh3m-9tna');
  },
};

// PEOPLE-511
/** A person who lost a passkey and has no app gives a recovery code: there is nothing else to change to. */
export const RecoveryCodeForAPasskey: Story = {
  args: { codeStep: { isRecovery: true, onBack: fn(), onCode: fn(), problem: undefined } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, '7222-2222-222c-7q2p-hh3m-9tna{Enter}');
    await expect(args.codeStep?.onCode).toHaveBeenLastCalledWith('7222-2222-222c-7q2p-hh3m-9tna');
  },
};

// PEOPLE-332
/** Where the browser has passkeys, one is enough. */
export const WithAPasskey: Story = {
  args: { onPasskey: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const onSignIn = fn();

// PEOPLE-413
/** The provider stands beside the form, and the keyboard reaches it. */
export const WithAProvider: Story = {
  args: { provider: { name: 'Keycloak', onSignIn } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign in with Keycloak' });
    await userEvent.click(canvas.getByLabelText(/^Password/));
    while (button.ownerDocument.activeElement !== button) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

// PEOPLE-412
/** Without passwords the provider is the way in, and passkeys stay. */
export const WithoutPasswords: Story = {
  args: {
    isPasswordOff: true,
    onPasskey: fn(),
    provider: { name: 'The identity provider of the whole holding', onSignIn },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Sign in with The/ })).toBeVisible();
  },
};

// PEOPLE-511
/** After the password of a person without an app; a recovery code is taken, too; a refusal is shown above the button. */
export const PasskeyRequired: Story = {
  args: {
    passkeyStep: {
      onBack: fn(),
      onPasskey: fn(),
      onRecoveryCode: fn(),
      problem: { errors: [], title: 'No passkey was confirmed. Try again' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No passkey was confirmed. Try again')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use your passkey' }));
    await expect(args.passkeyStep?.onPasskey).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(args.passkeyStep?.onRecoveryCode).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.passkeyStep?.onBack).toHaveBeenCalledOnce();
  },
};

/** On a phone nothing reaches over the edge. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Log In' })).toBeVisible();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
