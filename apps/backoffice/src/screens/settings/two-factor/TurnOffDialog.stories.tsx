import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TurnOffDialog } from './TurnOffDialog.tsx';

const meta = {
  title: 'Screens/Back office/Turn off two-factor sign-in',
  component: TurnOffDialog,
  parameters: { layout: 'fullscreen' },
  args: { isPending: false, onClose: fn(), onTurnOff: fn(), problem: undefined },
} satisfies Meta<typeof TurnOffDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It takes both factors. */
export const WrongCode: Story = {
  args: {
    problem: {
      errors: [{ path: '/code', message: 'This code is not right, or was used before' }],
      title: undefined,
    },
  },
  play: async ({ args, userEvent }) => {
    const shown = within(await screen.findByRole('dialog'));
    const code = shown.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(code).toHaveAccessibleDescription(/was used before/));
    await userEvent.type(shown.getByLabelText(/^Password/), 'malika-demo');
    await userEvent.type(code, '123456');
    await userEvent.click(shown.getByRole('button', { name: 'Turn off' }));
    await expect(args.onTurnOff).toHaveBeenCalledWith({ code: '123456', password: 'malika-demo' });
  },
};
