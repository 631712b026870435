import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeNotification } from '../../fixtures/notifications.ts';
import { NotificationDialog } from './NotificationDialog.tsx';

const createdDate = '2026-11-20T13:35:00.000Z';

const onAssign = fn((_personId: number | null): Promise<unknown> => Promise.resolve());

const meta = {
  title: 'Screens/Back office/Notification',
  component: NotificationDialog,
  args: {
    notification: makeNotification(),
    comments: [{ id: 1, text: 'The bank was asked', author: 'Aziz Umarov', createdDate }],
    people: [
      { id: 1, name: 'Malika Karimova' },
      { id: 2, name: 'Aziz Umarov' },
    ],
    onAssign: fn(() => Promise.resolve()),
    onComment: fn(() => Promise.resolve(true)),
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NotificationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-322
/** Comments have an author and a time; those who may close it assign it. */
export const Working: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('listitem')).toHaveTextContent(
      'Aziz Umarov, 20/11/2026 13:35:00The bank was asked',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), ' It answered ');
    await userEvent.click(dialog.getByRole('button', { name: 'Add comment' }));
    await expect(args.onComment).toHaveBeenCalledWith('It answered');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue(''));
    await userEvent.click(dialog.getByRole('combobox', { name: /Assigned to/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Malika Karimova' }));
    await expect(args.onAssign).toHaveBeenCalledWith(1);
  },
};

// OFFICE-925
/** A comment that was not added is discarded only after a question; nothing asks after it was added. */
export const CommentThenClosed: Story = {
  play: async ({ args, userEvent }) => {
    const comment = await screen.findByRole('textbox', { name: 'Comment' });
    await userEvent.type(comment, 'It answered{Escape}');
    await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(comment).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
    await waitFor(() => expect(comment).toHaveValue(''));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

// OFFICE-907
/** The chosen person is shown while it is saved, and the former one again where it was not. */
export const Assigning: Story = {
  args: { onAssign },
  play: async ({ userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onAssign.mockReturnValueOnce(promise);
    const dialog = within(await screen.findByRole('dialog'));
    const select = await dialog.findByRole('combobox', { name: /Assigned to/ });
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Malika Karimova' }));
    await waitFor(() => expect(select).toHaveTextContent('Malika Karimova'));
    resolve();
    await waitFor(() => expect(select).toHaveTextContent('Nobody'));
  },
};

/** A person who may not close it reads who deals with it. */
export const NoPermissionToAssign: Story = {
  args: {
    notification: makeNotification({
      canClose: false,
      assignee: { id: 2, name: 'Aziz Umarov' },
    }),
    people: undefined,
    comments: [],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Assigned to: Aziz Umarov')).toBeVisible());
    await expect(dialog.getByText('Nobody has commented yet.')).toBeVisible();
  },
};
