import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Paginator } from './index.ts';
import type { PaginatorProps } from './index.ts';

const meta = {
  title: 'Components/Navigation/Paginator',
  component: Paginator,
  args: { page: 0, totalPages: 128, onPageChange: fn() },
} satisfies Meta<typeof Paginator>;

export default meta;
type Story = StoryObj<typeof meta>;

function Paged({ page: first, onPageChange, ...rest }: PaginatorProps) {
  const [page, setPage] = useState(first);
  const change = (next: number) => {
    onPageChange(next);
    setPage(next);
  };
  return <Paginator {...rest} page={page} onPageChange={change} />;
}

/** People count pages from one, the program from zero. The new place is announced. */
export const Playground: Story = {
  render: (args) => <Paged {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 128');
  },
};

/** The library's own texts follow the language of the page. */
export const InRussian: Story = {
  args: { page: 1, totalPages: 3 },
  globals: { language: 'ru' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Страницы' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Следующая' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Страница 2 из 3');
  },
};

/** Arriving at the last page keeps the focus on Next, which does nothing more. */
export const LastPage: Story = {
  args: { page: 1, totalPages: 3 },
  render: (args) => <Paged {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Keyboard paging: each button is a tab stop, and a press keeps the focus. */
export const Keyboard: Story = {
  args: { page: 1, totalPages: 3 },
  render: (args) => <Paged {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 3');
  },
};

const pagesOf = (canvas: ReturnType<typeof within>, label: string) => {
  const items = within(canvas.getByRole('navigation', { name: label })).getAllByRole('listitem', {
    hidden: true,
  });
  return items.slice(1, -1).map(({ textContent }) => textContent);
};

/** Up to six pages are all shown; more have gaps, with one sibling on either side of the present one. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <Paginator {...args} label="One page" totalPages={1} />
      <Paginator {...args} label="Six pages" totalPages={6} page={2} />
      <Paginator {...args} label="Seven pages" totalPages={7} page={3} />
      <Paginator {...args} label="Near the start" totalPages={128} page={2} />
      <Paginator {...args} label="In the middle" totalPages={128} page={63} />
      <Paginator {...args} label="At the end" totalPages={128} page={127} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(pagesOf(canvas, 'Six pages')).toEqual(['1', '2', '3', '4', '5', '6']);
    await expect(pagesOf(canvas, 'In the middle')).toEqual([
      '1',
      '…',
      '63',
      '64',
      '65',
      '…',
      '128',
    ]);
  },
};

export const NoPages: Story = {
  args: { totalPages: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const OnAPhone: Story = { args: { page: 63 }, globals: { viewport: { value: 'w320' } } };

/** As many pages as there may be, where they do not fit in one line; and the label that names them. */
export const Texts: Story = {
  args: {
    label: 'Страницы счетов, Toʻlovlar sahifalari',
    page: 1_234_566,
    totalPages: 9_999_999,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: args.label ?? '' })).toBeVisible();
  },
};
