import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DataTable } from '../data-table/index.ts';
import { invoiceColumns, invoiceRows } from '../data-table/invoices.fixture.ts';
import type { InvoiceRow } from '../data-table/invoices.fixture.ts';
import { ChevronDownIcon, DownloadIcon } from '../icon/index.ts';
import { Menu } from '../menu/index.ts';
import { Stack } from '../stack/index.ts';
import { BulkBar } from './index.ts';
import type { BulkBarProps } from './index.ts';

const onAction = fn();

const actions = (
  <>
    <Button size="sm" icon={DownloadIcon} onPress={() => onAction('export')}>
      Export
    </Button>
    <Menu
      trigger={
        <Button size="sm" iconAfter={ChevronDownIcon}>
          Actions
        </Button>
      }
      items={[
        { id: 'callback', label: 'Send the callback again' },
        { id: 'retry', label: 'Retry the payout' },
      ]}
      onAction={onAction}
    />
  </>
);

const rows = invoiceRows(12);

/** The list that the bar belongs to. */
function SelectableList({ onClear, ...props }: BulkBarProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection = useMemo(
    () => ({
      selected,
      onChange: setSelected,
      rowLabel: ({ id }: InvoiceRow) => `Select invoice ${id}`,
    }),
    [selected],
  );
  const clear = () => {
    setSelected(new Set());
    onClear();
  };
  return (
    <Stack gap={16}>
      <DataTable
        label="Invoices"
        columns={invoiceColumns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={null}
        selection={selection}
      />
      <BulkBar {...props} count={selected.size} onClear={clear} />
    </Stack>
  );
}

const meta = {
  title: 'Components/Patterns/BulkBar',
  component: BulkBar,
  args: { label: 'Selected invoices', count: 3, children: actions, onClear: fn() },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar comes with the first row, says how many there are, and goes with the last; the focus returns to the list. */
export const Playground: Story = {
  render: (args) => <SelectableList {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    const [, first, second] = canvas.getAllByRole('checkbox');
    await userEvent.click(first ?? document.body);
    await userEvent.click(second ?? document.body);
    await expect(await canvas.findByText('2 selected')).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('group', { name: 'Selected invoices' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(second).toHaveFocus();
    await expect(second).not.toBeChecked();
  },
};

/** Tab leads from action to action; a menu returns the focus to its button. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenLastCalledWith('export');
    await userEvent.keyboard('{Tab}{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Retry the payout' }));
    await expect(onAction).toHaveBeenLastCalledWith('retry');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

const InRoom = ({ children }: { readonly children: ReactNode }) => (
  <Stack gap={32}>{children}</Stack>
);

/** With several actions, with one, and without a selection. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <InRoom>
      <BulkBar {...args} />
      <BulkBar {...args} label="One transfer" count={1}>
        <Button size="sm" variant="primary">
          Assign
        </Button>
      </BulkBar>
      <BulkBar {...args} label="None" count={0} />
    </InRoom>
  ),
};

/** Long, unbroken, Cyrillic and Uzbek. */
export const Texts: Story = {
  render: ({ onClear }) => (
    <InRoom>
      <BulkBar
        label="Выбранные платежи"
        count={10_000}
        countText={(number) => `Выбрано платежей на этой странице: ${number}`}
        clearLabel="Снять выбор"
        onClear={onClear}
      >
        <Button size="sm">Отправить уведомление мерчанту ещё раз</Button>
        <Button size="sm">Выгрузить</Button>
      </BulkBar>
      <BulkBar
        label="Tanlangan toʻlovlar"
        count={2}
        countText={(number) => `${number} ta tanlangan`}
        clearLabel="Tanlovni bekor qilish"
        onClear={onClear}
      >
        <Button size="sm">Qayta yuborish</Button>
      </BulkBar>
    </InRoom>
  ),
};
