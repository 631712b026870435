import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useEffect, useState } from 'react';
import { StatusSelect } from './index.ts';
import type { StatusSelectProps } from './index.ts';

const meta = {
  title: 'Payments/StatusSelect',
  component: StatusSelect,
  args: { status: 'PENDING', onChange: fn(async () => undefined) },
} satisfies Meta<typeof StatusSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = 'Are you sure you want to change the payment status from PENDING to DONE?';

const choose = async (userEvent: UserEventObject, status: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Change status' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: status }));
  return screen.findByRole('alertdialog');
};

/** All statuses but the current one; Cancel changes nothing. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change status' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(7));
    await expect(screen.queryByRole('menuitem', { name: 'PENDING' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'DONE' }));
    await waitFor(() => expect(screen.getByText(question)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The question closes once the change is made. */
export const Changed: Story = {
  play: async ({ args, userEvent }) => {
    await choose(userEvent, 'DONE');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ id: 5, code: 'DONE', value: 'Done' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Where the change fails the question stays, and can be asked again. */
export const Failed: Story = {
  args: { onChange: fn(() => Promise.reject(new Error('conflict'))) },
  play: async ({ args, userEvent }) => {
    await choose(userEvent, 'DONE');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
    await waitFor(() => expect(screen.getByText(question)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** While the change runs it cannot be cancelled or asked for twice. */
export const Pending: Story = {
  args: { onChange: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await choose(userEvent, 'CANCELED');
    const go = screen.getByRole('button', { name: 'Continue' });
    await userEvent.click(go);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await userEvent.click(go);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

const moved = 'invoice-moved';

/** An invoice that becomes PAYED when it is told to, as it does while a person reads the question. */
function Moving({ status, onChange }: StatusSelectProps) {
  const [current, setCurrent] = useState(status);
  useEffect(() => {
    const move = () => setCurrent('PAYED');
    addEventListener(moved, move);
    return () => removeEventListener(moved, move);
  }, []);
  return <StatusSelect status={current} onChange={onChange} />;
}

/** The question stays the one that was asked, however the invoice moves meanwhile. */
export const MovedMeanwhile: Story = {
  render: (args) => <Moving {...args} />,
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, 'DONE');
    dispatchEvent(new Event(moved));
    await expect(screen.getByText(question)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Change status' }));
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'PAYED' })).toBeNull());
    await expect(screen.getByRole('menuitem', { name: 'PENDING' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
};

/** The list opens, is walked and left with the keyboard; so is the question. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change status' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('don');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'DONE' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Change status' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(7));
  },
};

/** The longest question there is, whole on the narrowest screen. */
export const Texts: Story = {
  args: { status: 'IN_PROGRESS' },
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, 'CANCELED');
    await expect(dialog).toHaveTextContent('from IN_PROGRESS to CANCELED?');
  },
};
