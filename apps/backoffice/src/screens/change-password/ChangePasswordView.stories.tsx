import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { ChangePasswordView } from './ChangePasswordView.tsx';

const meta = {
  title: 'Screens/Back office/Change password',
  component: ChangePasswordView,
  decorators: [inFrame('Change password')],
  args: { isPending: false, onSubmit: fn(), refusal: undefined },
} satisfies Meta<typeof ChangePasswordView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const send = ({ canvas, userEvent }: Tools) =>
  userEvent.click(canvas.getByRole('button', { name: 'Change password' }));

const fieldsOf = (canvas: Tools['canvas']) => ({
  old: canvas.getByLabelText(/^Old password/),
  fresh: canvas.getByLabelText(/^New password/),
  confirmation: canvas.getByLabelText(/^Confirm new password/),
});

/** A confirmation that is not equal is highlighted, without words; once it is, both are sent. */
export const Confirming: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { confirmation, fresh, old } = fieldsOf(canvas);
    await userEvent.type(old, 'malika-demo');
    await userEvent.type(fresh, 'olma nok behi');
    await userEvent.type(confirmation, 'olma nok');
    await send({ canvas, userEvent });
    await waitFor(() => expect(confirmation).toBeInvalid());
    await waitFor(() => expect(confirmation).toHaveFocus());
    await expect(confirmation).toHaveAccessibleDescription('');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(confirmation, ' behi');
    await send({ canvas, userEvent });
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'malika-demo',
      newPassword: 'olma nok behi',
    });
  },
};

// PEOPLE-12
export const AllRequired: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await send({ canvas, userEvent });
    for (const field of Object.values(fieldsOf(canvas))) await expect(field).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A refusal is shown at its field. */
export const Refused: Story = {
  args: {
    refusal: {
      errors: [{ path: '/currentPassword', message: 'This is not your current password' }],
      title: undefined,
    },
  },
  play: async ({ canvas }) => {
    const { old } = fieldsOf(canvas);
    await waitFor(() =>
      expect(old).toHaveAccessibleDescription('This is not your current password'),
    );
  },
};

export const OnAPhone: Story = {
  args: { refusal: { errors: [], title: 'Service unavailable' } },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Service unavailable');
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
