import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { WorkList, WorkListSkeleton } from './index.ts';
import type { WorkListProps } from './index.ts';

const items = [
  {
    id: '41',
    title: 'Humo · account 41',
    value: '480 000.00 UZS',
    note: '13:21 · reference 5f20c1',
    valueNote: 'no deposit has this amount',
    tone: 'primary',
  },
  {
    id: '38',
    title: 'Humo · account 38',
    value: '89 000.00 UZS',
    note: '13:04 · reference 88ad02',
    valueNote: '1 000.00 less than a deposit',
    tone: 'warning',
  },
  { id: '12', title: 'Uzcard · account 12', value: '2 500.00 RUB', note: '12:47' },
] as const;

function Stateful({ value: first, onChange, ...props }: WorkListProps) {
  const [value, setValue] = useState(first);
  const choose = (id: string) => {
    setValue(id);
    onChange(id);
  };
  return (
    <WorkList {...props} value={value} onChange={choose}>
      <Card>
        <Stack>
          <p>Account {value}</p>
          <TextField label="Reason" />
          <Button variant="primary">Assign</Button>
        </Stack>
      </Card>
    </WorkList>
  );
}

const meta = {
  title: 'Components/Data/WorkList',
  component: WorkList,
  args: {
    label: 'Unmatched transfers',
    paneLabel: 'Transfer',
    items,
    value: '41',
    onChange: fn(),
    footer: '571 500.00 UZS wait for an owner.',
    children: null,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof WorkList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows choose, Enter goes to the work, Escape comes back. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = within(canvas.getByRole('listbox', { name: 'Unmatched transfers' }));
    const [first, second] = list.getAllByRole('option');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('38');
    const pane = canvas.getByRole('region', { name: 'Transfer' });
    await expect(pane).toHaveTextContent('Account 38');
    await userEvent.keyboard('{Enter}');
    const reason = within(pane).getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(second).toHaveFocus();
  },
};

export const ByMouse: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /account 12/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
    await expect(canvas.getByRole('region', { name: 'Transfer' })).toHaveTextContent('Account 12');
  },
};

/** Its shape while it loads: a screen reader hears what loads, and the boxes are hidden from it. */
export const Loading: Story = {
  render: () => <WorkListSkeleton label="Loading transfers" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading transfers');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/^Loading transfers$/);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  args: {
    items: [
      ...items,
      { id: '5', title: 'Done', value: '1.00 UZS', note: 'a success', tone: 'success' },
      { id: '6', title: 'Refused', value: '1.00 UZS', note: 'an error', tone: 'error' },
    ],
  },
};

export const Texts: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Oʻzbekiston Respublikasi Xalq Banki gʻazna hisobi · account 10041',
        value: '9 007 199 254 740.99 UZS',
        note: '20/11/2026 13:21:07 · 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
        valueNote: 'пришло на двадцать шесть минут позже срока',
        tone: 'warning',
      },
      { id: '2', title: 'Б', value: '0.01', note: '' },
    ],
    value: '1',
  },
};
