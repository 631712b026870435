import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { ViewsDialog, type ViewsDialogProps } from './ViewsDialog.tsx';

const errors = {
  id: 3,
  name: 'Errors of today',
  address: '/invoices?terminal=all',
  hiddenColumns: [],
};

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
    onRename: fn<ViewsDialogProps['onRename']>(() => Promise.resolve(undefined)),
    onRetry: fn(),
    onSave: fn<ViewsDialogProps['onSave']>(() => Promise.resolve(undefined)),
  },
} satisfies Meta<typeof ViewsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Views' }));

// OFFICE-24
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

// OFFICE-24
/** A name that another view has is refused at the field, and nothing that was typed is lost. */
export const Renaming: Story = {
  args: {
    onRename: fn<ViewsDialogProps['onRename']>((_, name) =>
      Promise.resolve(name === 'Errors' ? 'Another view has this name' : undefined),
    ),
  },
  play: async ({ args, userEvent }) => {
    const views = await dialog();
    await userEvent.click(views.getByRole('button', { name: 'Rename Errors of today' }));
    const renaming = within(await screen.findByRole('dialog', { name: 'Rename Errors of today' }));
    const name = renaming.getByLabelText(/^New name/);
    await userEvent.clear(name);
    await userEvent.type(name, ' Errors{Enter}');
    await expect(await renaming.findByText('Another view has this name')).toBeVisible();
    await expect(name).toHaveValue(' Errors');
    await userEvent.type(name, ' now');
    await userEvent.click(renaming.getByRole('button', { name: 'Rename' }));
    await expect(args.onRename).toHaveBeenLastCalledWith(errors, 'Errors now');
    await waitFor(() => {
      void expect(views.getByRole('button', { name: 'Rename Errors of today' })).toHaveFocus();
    });
  },
};

// OFFICE-24, OFFICE-906
/** A view that is not kept says why, in the field that has the focus then. */
export const Refused: Story = {
  args: {
    onSave: fn<ViewsDialogProps['onSave']>(() =>
      Promise.resolve('A search by a card or phone number is not kept'),
    ),
  },
  play: async ({ userEvent }) => {
    const views = await dialog();
    const name = views.getByLabelText(/^Name/);
    await userEvent.type(name, 'A customer');
    await userEvent.click(views.getByRole('button', { name: 'Save this view' }));
    await expect(await views.findByText(/^A search by a card or phone/)).toBeVisible();
    await expect(name).toHaveValue('A customer');
    await expect(name).toHaveFocus();
  },
};

// OFFICE-938
/** A name that was typed is discarded only after a question. */
export const NamedThenClosed: Story = {
  play: async ({ args, userEvent }) => {
    const views = await dialog();
    await userEvent.type(views.getByLabelText(/^Name/), 'Large');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Loading: Story = {
  args: { views: undefined },
};

// OFFICE-623
/** Views of this browser that the server did not take are not lost without a word. */
export const LeftInTheBrowser: Story = {
  args: { leftCount: 2 },
  play: async () => {
    const views = await dialog();
    await waitFor(() =>
      expect(views.getByText(/^2 views are still in this browser/)).toBeVisible(),
    );
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
