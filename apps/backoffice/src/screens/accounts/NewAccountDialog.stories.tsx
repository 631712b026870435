import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { NewAccountDialog, type NewAccountDialogProps } from './NewAccountDialog.tsx';

const meta = {
  title: 'Screens/Back office/New account',
  component: NewAccountDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onCreate: fn<NewAccountDialogProps['onCreate']>(() => Promise.resolve(undefined)),
    onOpenChange: fn(),
    providers: [
      { id: 2, name: 'Confirmed by hand' },
      { id: 1, name: 'Sandbox' },
    ],
  },
} satisfies Meta<typeof NewAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const dialog = async () => within(await screen.findByRole('dialog', { name: 'New Account' }));

async function choose(userEvent: User, field: RegExp, option: RegExp): Promise<void> {
  await userEvent.click((await dialog()).getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function fill(userEvent: User): Promise<void> {
  await choose(userEvent, /Payment Provider/, /Sandbox/);
  await choose(userEvent, /Payment Method/, /Uzcard \(UZS\)/);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
}

// OFFICE-72, ROUTING-13
/** Both are required; with both, the account is made and the dialog closes. */
export const Making: Story = {
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByText('Payment Provider is required')).toBeVisible());
    await expect(form.getByText('Payment Method is required')).toBeVisible();
    await fill(userEvent);
    await expect(args.onCreate).toHaveBeenCalledWith({ paymentProviderId: 1, paymentMethodId: 2 });
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A refusal keeps the choices. */
export const Refused: Story = {
  args: {
    onCreate: fn<NewAccountDialogProps['onCreate']>(() =>
      Promise.resolve({ errors: [], title: 'Service unavailable' }),
    ),
    onOpenChange: fn(),
  },
  play: async ({ args, userEvent }) => {
    await fill(userEvent);
    const form = await dialog();
    await expect(await form.findByRole('alert')).toHaveTextContent('Service unavailable');
    await expect(form.getByRole('combobox', { name: /Payment Provider/ })).toHaveTextContent(
      'Sandbox',
    );
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
