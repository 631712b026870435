import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, waitFor } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Tabs } from './index.ts';

const merchants = [
  { id: 'bozor', label: 'Bozor Market' },
  { id: 'humo', label: 'Humo Store' },
  { id: 'orzu', label: 'Orzu Trade', isDisabled: true },
  { id: 'romashka', label: 'Ромашка' },
];

const hundred = Array.from({ length: 100 }, (_, index) => ({
  id: `m${index}`,
  label: `Merchant ${index}`,
}));

type Plain = {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly children: (id: string) => ReactNode;
  readonly orientation?: 'horizontal' | 'vertical';
};

function Stateful({ value: initial, onChange, ...props }: Plain) {
  const [value, setValue] = useState(initial);
  const choose = (id: string) => {
    setValue(id);
    onChange(id);
  };
  return <Tabs {...props} value={value} onChange={choose} />;
}

const contentOf = fn((id: string) => `Terminals of ${id}`);

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Merchants',
    tabs: merchants,
    value: 'bozor',
    onChange: fn(),
    children: contentOf,
  },
  render: ({ onChange = fn(), tabs, ...args }) => (
    <Stateful {...args} tabs={tabs} onChange={onChange} />
  ),
  beforeEach: () => {
    contentOf.mockClear();
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrows lead from tab to tab and round the end, past a disabled one, and choose as they go; Home and End jump. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(canvas.getByRole('tablist', { name: 'Merchants' })).toBeVisible();
    await userEvent.tab();
    await expect(tab('Bozor Market')).toHaveFocus();
    await expect(tab('Bozor Market')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Humo Store')).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('humo');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Ромашка')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Bozor Market')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('romashka');
    await userEvent.keyboard('{Home}{End}');
    await expect(tab('Ромашка')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Ромашка' })).toHaveFocus();
  },
};

/** Only the chosen panel is rendered: the content of the others is not created. */
export const LazyPanels: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Terminals of bozor');
    await expect(contentOf).not.toHaveBeenCalledWith('humo');
    await userEvent.click(canvas.getByRole('tab', { name: 'Humo Store' }));
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Terminals of humo');
    await expect(contentOf).not.toHaveBeenCalledWith('romashka');
  },
};

const isInView = (element: Element, scroller: Element) => {
  const { left, right } = element.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  // Scroll positions are whole pixels.
  return left >= view.left - 1 && right <= view.right + 1;
};

/**
 * A hundred tabs scroll. The chosen one is scrolled into view, and the ends show that there is
 * more.
 */
export const Hundred: Story = {
  args: { tabs: hundred, value: 'm50' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = canvas.getByRole('tablist');
    const tab = (index: number) => canvas.getByRole('tab', { name: `Merchant ${index}` });
    const edge = (side: string) => canvasElement.querySelector(`[data-edge="${side}"]`);
    await expect(isInView(tab(50), list)).toBe(true);
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'both'));
    await userEvent.tab();
    await expect(tab(50)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(isInView(tab(99), list)).toBe(true));
    await waitFor(() => expect(edge('end')).toBeNull());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(isInView(tab(0), list)).toBe(true));
    await waitFor(() => expect(edge('start')).toBeNull());
    await userEvent.click(edge('end') ?? list);
    await waitFor(() => expect(isInView(tab(0), list)).toBe(false));
    await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
  },
};

const counted = (count: string) =>
  ['Confirm', 'Unmatched', 'Suspense', 'All money', 'Settlements'].map((name, place) => ({
    id: name,
    label: place < 3 ? `${name}${count}` : name,
  }));

function Counting() {
  const [count, setCount] = useState('');
  return (
    <Stack gap={8}>
      <Tabs label="Money" tabs={counted(count)} value="Settlements" onChange={fn()}>
        {(id) => <Button onPress={() => setCount(' (1 200)')}>Count what is in {id}</Button>}
      </Tabs>
    </Stack>
  );
}

/** Counts come later than the names: the chosen tab stays in view while those before it grow. */
export const CountsComeLater: Story = {
  render: () => (
    <div style={{ width: '20rem' }}>
      <Counting />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    const chosen = canvas.getByRole('tab', { name: 'Settlements' });
    await waitFor(() => expect(isInView(chosen, list)).toBe(true));
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('tab', { name: 'Confirm (1 200)' })).toBeInTheDocument();
    await waitFor(() => expect(isInView(chosen, list)).toBe(true));
  },
};

// OFFICE-939
/** A count has its room from the start: unknown, none, one digit or two, and no other tab moves. */
export const CountsHaveRoom: Story = {
  render: () => (
    <Stack gap={24}>
      {[null, 0, 7, 88].map((count) => (
        <Tabs
          key={count}
          label={`Money, ${count}`}
          tabs={[
            { id: 'unmatched', label: 'Unmatched', count },
            { id: 'all', label: 'All money' },
          ]}
          value="unmatched"
          onChange={fn()}
        >
          {(id) => `Money of ${id}`}
        </Tabs>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const starts = canvas
      .getAllByRole('tab', { name: 'All money' })
      .map((tab) => tab.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
    await expect(canvas.getAllByRole('tab', { name: 'Unmatched' })).toHaveLength(2);
    await expect(canvas.getByRole('tab', { name: 'Unmatched (88)' })).toBeVisible();
  },
};

function CountingFirst() {
  const [count, setCount] = useState('');
  return (
    <Tabs label="Money" tabs={counted(count)} value="Confirm" onChange={fn()}>
      {(id) => <Button onPress={() => setCount(' (1 200)')}>Count what is in {id}</Button>}
    </Tabs>
  );
}

/** Tabs that fitted until their counts came can be scrolled from then on. */
export const CountsMakeItScroll: Story = {
  render: () => (
    <div style={{ width: '33rem' }}>
      <CountingFirst />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'none'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'end'));
  },
};

const navigate = fn();
const linked = merchants.map(({ id, label }) => ({ id, label, href: `/monitoring/${id}` }));

/**
 * Tabs with addresses are links: an arrow key navigates, and the address determines the chosen one.
 */
export const Links: Story = {
  render: () => (
    <RouterProvider navigate={navigate}>
      <Tabs label="Merchants" tabs={linked} value="humo">
        {(id) => `Terminals of ${id}`}
      </Tabs>
    </RouterProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'Ромашка' });
    await expect(tab).toHaveAttribute('href', '/monitoring/romashka');
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Humo Store' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(navigate).toHaveBeenLastCalledWith('/monitoring/bozor', undefined);
    await userEvent.click(tab);
    await expect(navigate).toHaveBeenLastCalledWith('/monitoring/romashka', undefined);
  },
};

/** One below another: the arrows up and down lead through them. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Humo Store' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('humo');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('bozor');
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: ({ onChange = fn() }) => (
    <Stack gap={24}>
      <Stateful label="Few" tabs={merchants} value="humo" onChange={onChange}>
        {(id) => `Terminals of ${id}`}
      </Stateful>
      <Stateful label="Many, at the start" tabs={hundred} value="m0" onChange={onChange}>
        {(id) => `Terminals of ${id}`}
      </Stateful>
      <Stateful label="Many, in the middle" tabs={hundred} value="m50" onChange={onChange}>
        {(id) => `Terminals of ${id}`}
      </Stateful>
      <Stateful
        label="Vertical"
        tabs={merchants}
        value="humo"
        onChange={onChange}
        orientation="vertical"
      >
        {(id) => `Terminals of ${id}`}
      </Stateful>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const middle = canvas.getByRole('tablist', { name: 'Many, in the middle' });
    await waitFor(() => expect(middle).toHaveAttribute('data-more', 'both'));
  },
};

const longTabs = [
  { id: 'long', label: 'Общество с ограниченной ответственностью «Ташкентская торговая площадка»' },
  { id: 'unbroken', label: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E' },
  { id: 'uzbek', label: 'Oʻzbekiston toʻlovlari, Gʻijduvon' },
];

/** A long name is cut short in a row, and wraps in a column. */
export const Texts: Story = {
  render: ({ onChange = fn() }) => (
    <Box maxWidth="form">
      <Stack gap={24}>
        <Stateful label="Row" tabs={longTabs} value="unbroken" onChange={onChange}>
          {() => 'Нет данных'}
        </Stateful>
        <Stateful
          label="Column"
          tabs={longTabs}
          value="long"
          onChange={onChange}
          orientation="vertical"
        >
          {() => 'Maʼlumot yoʻq'}
        </Stateful>
      </Stack>
    </Box>
  ),
};
