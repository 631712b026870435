import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { FilterIcon } from '../icon/index.ts';
import { Stack } from '../stack/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

const noMatch = 'No invoice matches the filter. Reset it to see all 1 284 invoices.';

export const Playground: Story = {
  args: { children: noMatch, action: <Button>Reset filter</Button> },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible();
  },
};

const onReset = fn();

/** The one thing to do about it is a key away. */
export const WithAction: Story = {
  args: { children: noMatch, action: <Button onPress={onReset}>Reset filter</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reset filter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onReset).toHaveBeenCalledOnce();
  },
};

/** One of several sections that are often empty takes a line: it is no event. */
export const Line: Story = {
  args: { look: 'line', title: 'No callbacks' },
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('No callbacks');
    await expect(words).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
    await expect(words.parentElement?.offsetHeight).toBeLessThanOrEqual(24);
  },
};

/** Bare, explained, with something to do about it, and with an icon of its own. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={8}>
      <EmptyState />
      <EmptyState title="No payouts yet">They appear here once the first one is made.</EmptyState>
      <EmptyState look="line" title="No callbacks" />
      <EmptyState icon={FilterIcon} action={<Button>Reset filter</Button>}>
        {noMatch}
      </EmptyState>
    </Stack>
  ),
};

const unbroken = '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E';

export const Texts: Story = {
  render: () => (
    <Box maxWidth="menu">
      <Stack gap={8}>
        <EmptyState title={`Ничего не найдено по запросу ${unbroken}`}>
          Filtrni oʻzgartiring yoki boshqa terminalni tanlang: bu terminalda toʻlovlar hali yoʻq.
        </EmptyState>
        <EmptyState title={unbroken}>{unbroken}</EmptyState>
        <EmptyState title="—" />
      </Stack>
    </Box>
  ),
};
