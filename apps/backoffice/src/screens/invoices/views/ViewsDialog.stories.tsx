import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { ViewsDialog } from './ViewsDialog.tsx';

const errors = { name: 'Errors of today', address: '/invoices?terminal=all', hiddenColumns: [] };

const errorsNow = { name: 'Needs a person', address: '/invoices?terminal=all&statusIds=8' };

const meta = {
  title: 'Screens/Back office/Invoice views',
  component: ViewsDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    views: [errors],
    ready: [errorsNow],
    origin: 'https://pay.example',
    onApply: fn(),
    onOpenChange: fn(),
    onRemove: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof ViewsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Views' }));

/** A view is opened, removed, and created from the current list. */
export const Some: Story = {
  play: async ({ args, userEvent }) => {
    const views = await dialog();
    await userEvent.click(views.getByRole('button', { name: 'Errors of today' }));
    await expect(args.onApply).toHaveBeenCalledWith(errors);
    await userEvent.click(views.getByRole('button', { name: 'Remove Errors of today' }));
    await expect(args.onRemove).toHaveBeenCalledWith(errors);
    await userEvent.type(views.getByLabelText(/^Name/), ' Large payouts {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Large payouts');
  },
};

// OFFICE-461
/** Those that everybody has stand first; the link of each can be given to somebody else. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const views = await dialog();
    await userEvent.click(views.getByRole('button', { name: 'Needs a person' }));
    await expect(args.onApply).toHaveBeenCalledWith(errorsNow);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(views.getByRole('button', { name: 'Copy: Link of Needs a person' }));
    await expect(write).toHaveBeenCalledWith(`${args.origin}${errorsNow.address}`);
  },
};

export const None: Story = {
  args: { views: [] },
  play: async ({ args, userEvent }) => {
    const views = await dialog();
    await waitFor(() => expect(views.getByText(/^No views of your own yet/)).toBeVisible());
    await userEvent.click(views.getByRole('button', { name: 'Save this view' }));
    await expect(views.getByLabelText(/^Name/)).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
