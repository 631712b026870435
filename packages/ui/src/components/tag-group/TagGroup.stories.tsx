import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { TagGroup } from './index.ts';
import type { TagGroupProps } from './index.ts';

const filters = [
  { id: 'status', label: 'Status: DONE' },
  { id: 'flow', label: 'Flow Type: DEPOSIT' },
  { id: 'from', label: 'Date From: 20/11/2026' },
];

function Stateful({ tags: initial, onRemove, onClear, ...props }: TagGroupProps<string>) {
  const [tags, setTags] = useState(initial);
  const remove = (id: string) => {
    setTags(tags.filter((tag) => tag.id !== id));
    onRemove(id);
  };
  const clear = () => {
    setTags([]);
    onClear?.();
  };
  return <TagGroup {...props} tags={tags} onRemove={remove} {...(onClear && { onClear: clear })} />;
}

const meta = {
  title: 'Components/Data/TagGroup',
  component: TagGroup<string>,
  args: { label: 'Filters', tags: filters, onRemove: fn(), onClear: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TagGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * One tab stop; the arrow keys move from tag to tag. Delete removes one, the focus moves to its
 * neighbour, and the removal is announced.
 */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tag = (name: string) => canvas.getByRole('row', { name });
    await expect(canvas.getByRole('grid', { name: 'Filters' })).toBeVisible();
    await userEvent.tab();
    await expect(tag('Status: DONE')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tag('Flow Type: DEPOSIT')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('flow');
    await expect(canvas.getByRole('status')).toHaveTextContent('Flow Type: DEPOSIT removed');
    await waitFor(() => expect(tag('Date From: 20/11/2026')).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('from');
    await waitFor(() => expect(tag('Status: DONE')).toHaveFocus());
  },
};

/** Home and End lead to the first and last tag. */
export const Moves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: 'Date From: 20/11/2026' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('row', { name: 'Status: DONE' })).toHaveFocus();
  },
};

/** Each tag has its own button, whose name includes the tag. */
export const RemovedByPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Status: DONE' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith('status');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

/** Removing all is announced, and the focus stays in place. */
export const Cleared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Clear all' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    const news = canvas.getByRole('status');
    await expect(news).toHaveTextContent('All removed');
    await expect(document.activeElement?.contains(news)).toBe(true);
    await expect(document.body).not.toHaveFocus();
  },
};

/** The last tag removed by key leaves the focus at its place. */
export const LastRemoved: Story = {
  args: { tags: [{ id: 'status', label: 'Status: DONE' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    const news = canvas.getByRole('status');
    await expect(news).toHaveTextContent('Status: DONE removed');
    await expect(document.body).not.toHaveFocus();
    await expect(document.activeElement?.contains(news)).toBe(true);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: ({ onRemove }) => (
    <Stack gap={16}>
      <TagGroup label="Filters" tags={filters} onRemove={onRemove} onClear={fn()} />
      <TagGroup label="Without a button for all" tags={filters} onRemove={onRemove} />
      <TagGroup label="One" tags={filters.slice(0, 1)} onRemove={onRemove} />
    </Stack>
  ),
};

/** A long tag wraps inside itself. */
export const Texts: Story = {
  args: {
    label: 'Применённые фильтры',
    clearLabel: 'Barchasini oʻchirish',
    tags: [
      {
        id: 'long',
        label: 'Терминал: Терминал для приёма депозитов с карт Humo и Uzcard, Самарканд, запасной',
      },
      {
        id: 'unbroken',
        label: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
      },
      { id: 'uzbek', label: 'Holat: toʻlandi, gʻaznada' },
    ],
  },
};
