import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SetUpView } from './SetUpView.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const atTheApp = {
  at: 'app',
  secret: { secret, uri: `otpauth://totp/Tiyin:malika?secret=${secret}` },
} as const;

const meta = {
  title: 'Screens/Back office/Set up two-factor sign-in',
  component: SetUpView,
  parameters: { layout: 'fullscreen' },
  args: {
    isPending: false,
    onClose: fn(),
    onCode: fn(),
    onPassword: fn(),
    problem: undefined,
    step: { at: 'password' },
  },
} satisfies Meta<typeof SetUpView>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Set up two-factor sign-in' }));

export const Password: Story = {
  args: {
    problem: {
      errors: [{ path: '/password', message: 'This is not your current password' }],
      title: undefined,
    },
  },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    const field = shown.getByLabelText(/^Password/);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This is not your current password'),
    );
    await userEvent.type(field, 'malika-demo{Enter}');
    await expect(args.onPassword).toHaveBeenCalledWith('malika-demo');
  },
};

// OFFICE-914
/** The key is scanned or typed, and counts once a code has shown that the app has it. */
export const App: Story = {
  args: { step: atTheApp },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await waitFor(() => expect(shown.getByRole('img', { name: /^QR code/ })).toBeVisible());
    await waitFor(() => expect(shown.getByText(/^Scan this/)).toHaveFocus());
    await expect(shown.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(shown.getByRole('textbox', { name: 'Code' }), '123 456');
    await userEvent.click(shown.getByRole('button', { name: 'Turn on' }));
    await expect(args.onCode).toHaveBeenCalledWith('123456');
  },
};

// OFFICE-914
export const RecoveryCodes: Story = {
  args: {
    step: {
      at: 'codes',
      recoveryCodes: Array.from({ length: 10 }, (_, at) => `k7m2q-x9r${at + 20}`),
    },
  },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await waitFor(() => expect(shown.getByText(/^It is on/)).toHaveFocus());
    await expect(shown.getAllByRole('listitem')).toHaveLength(10);
    // OFFICE-931
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(shown.getByRole('button', { name: 'I have kept them' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  args: { step: atTheApp },
  globals: { viewport: { value: 'w360' } },
};
