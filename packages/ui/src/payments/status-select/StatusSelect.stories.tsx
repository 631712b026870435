import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { StatusSelect } from './index.ts';

const meta = {
  title: 'Payments/StatusSelect',
  component: StatusSelect,
  args: { status: 'PENDING', onSelect: fn() },
} satisfies Meta<typeof StatusSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

// INVOICE-36, OFFICE-42
/** All statuses but the current one. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change status' }));
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(7));
    await expect(screen.queryByRole('menuitem', { name: 'PENDING' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'DONE' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 5, code: 'DONE', value: 'Done' });
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  },
};

/** The list opens, is walked and left with the keyboard. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change status' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('don');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'DONE' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(7));
  },
};

/** The longest status that there is. */
export const Texts: Story = {
  args: { status: 'DONE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'IN_PROGRESS' })).toBeVisible(),
    );
  },
};
