import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DataTable } from '../data-table/index.ts';
import { invoiceColumns, invoiceRows } from '../data-table/invoices.fixture.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { ColumnChoice } from './index.ts';
import type { ColumnChoiceProps } from './index.ts';

/* An app remembers hidden columns; so does this story. */
function Remembered(props: ColumnChoiceProps) {
  const [hidden, setHidden] = useState(props.hiddenColumns);
  const choose = (next: readonly string[]) => {
    props.onHiddenColumnsChange(next);
    setHidden(next);
  };
  return <ColumnChoice {...props} hiddenColumns={hidden} onHiddenColumnsChange={choose} />;
}

const meta = {
  title: 'Components/Data/ColumnChoice',
  component: ColumnChoice,
  args: { columns: invoiceColumns, hiddenColumns: ['flow'], onHiddenColumnsChange: fn() },
  render: (args) => <Remembered {...args} />,
} satisfies Meta<typeof ColumnChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string): HTMLElement => screen.getByRole('menuitemcheckbox', { name });

export const Playground: Story = {};

/** Opened, walked and left with the keyboard; the menu stays while columns are chosen. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Invoice')).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Columns' })).toBeVisible());
    await expect(item('Flow')).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith([]);
    await expect(item('Flow')).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{End} ');
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(['amount']);
    await userEvent.keyboard('{Home}');
    await expect(item('Invoice')).toHaveFocus();
    await userEvent.keyboard('cr');
    await expect(item('Created (UTC)')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

// OFFICE-784
/** Once a width was changed, the last entry gives the columns their own widths again. */
export const Widths: Story = {
  args: { onResetWidths: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset widths' }));
    await expect(args.onResetWidths).toHaveBeenCalledOnce();
    await expect(args.onHiddenColumnsChange).not.toHaveBeenCalled();
  },
};

/** A table without columns is useless: the last column cannot be hidden. */
export const OneColumnStays: Story = {
  args: { hiddenColumns: ['created', 'flow', 'amount'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await waitFor(() => item('Invoice')));
    await expect(item('Invoice')).toHaveAttribute('aria-checked', 'true');
    await expect(args.onHiddenColumnsChange).not.toHaveBeenCalled();
    await userEvent.click(item('Amount'));
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(['created', 'flow']);
  },
};

function TableWithChoice(props: ColumnChoiceProps) {
  const [hidden, setHidden] = useState<readonly string[]>(props.hiddenColumns);
  return (
    <Stack gap={12}>
      <Inline justify="end">
        <ColumnChoice {...props} hiddenColumns={hidden} onHiddenColumnsChange={setHidden} />
      </Inline>
      <DataTable
        label="Invoices"
        columns={invoiceColumns}
        rows={rows}
        rowKey={(row) => row.id}
        hiddenColumns={hidden}
        empty={<EmptyState />}
      />
    </Stack>
  );
}

const rows = invoiceRows(3);

/** The table next to it shows the choice at once. */
export const WithTable: Story = {
  render: (args) => <TableWithChoice {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await waitFor(() => item('Flow')));
    await userEvent.click(item('Created (UTC)'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
        'Invoice',
        'Flow',
        'Amount',
      ]),
    );
  },
};

/** Open, with columns shown and hidden. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Inline gap={12}>
      <ColumnChoice {...args} size="sm" label="Columns, small" />
      <Remembered {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(item('Invoice')).toBeVisible());
  },
};

/** Headings of every length wrap within the menu. */
export const Texts: Story = {
  args: {
    label: 'Ustunlar',
    hiddenColumns: ['long'],
    columns: [
      { id: 'uz', header: 'Oʻzgartirilgan vaqti (Gʻijduvon)' },
      { id: 'long', header: 'Дата и время последнего изменения состояния платежа по UTC' },
      {
        id: 'unbroken',
        header: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
      },
      { id: 'short', header: '№' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ustunlar' }));
    const menu = await screen.findByRole('menu');
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
