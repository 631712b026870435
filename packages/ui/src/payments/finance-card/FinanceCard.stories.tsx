import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { Grid } from '../../components/grid/index.ts';
import { Sparkline } from '../../components/sparkline/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { FinanceCard } from './index.ts';

const currency = { code: 'UZS', dimension: 2 };
const balances = [{ sum: 18_430_211_750, currency }];
const openSettlement = fn();

const trend = <Sparkline values={[4, 6, 5, 12, 10, 18, 20]} label="Rising over seven days" />;

const meta = {
  title: 'Payments/FinanceCard',
  component: FinanceCard,
  argTypes: { action: { control: false }, trend: { control: false } },
  args: { title: 'Balance', balances },
} satisfies Meta<typeof FinanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first entry of the list. */
export const Playground: Story = {
  args: { balances: [...balances, { sum: 100, currency: { code: 'RUB', dimension: 2 } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('UZS')).toBeVisible();
    await expect(canvas.queryByText('RUB')).toBeNull();
  },
};

/**
 * While the sum loads a placeholder pulses, and a screen reader gets the reason; a trend is hidden
 * until then.
 */
export const Missing: Story = {
  args: { balances: undefined, trend },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** An empty list has no sum. */
export const Nothing: Story = {
  args: { balances: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

/** Its action is a control of its own: Tab reaches it, Enter and Space press it. */
export const WithAnAction: Story = {
  args: {
    action: (
      <Button size="sm" onPress={openSettlement}>
        Settlement
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    openSettlement.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Settlement' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(openSettlement).toHaveBeenCalledTimes(2);
  },
};

/** The summary of a terminal, with the trend of each sum. */
export const WithATrend: Story = {
  args: { trend },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rising over seven days' })).toBeVisible();
  },
};

/** With an action and a trend, with a note, missing, and with nothing. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Grid>
      <FinanceCard
        title="Balance"
        balances={balances}
        trend={trend}
        action={<Button size="sm">Settlement</Button>}
      />
      <FinanceCard
        title="Deposit"
        balances={[{ sum: 9_654_000_000, currency }]}
        note="412 invoices today"
      />
      <FinanceCard title="Withdrawal" balances={undefined} />
      <FinanceCard title="Withdrawal" balances={[]} />
    </Grid>
  ),
};

/** Long, empty and unbroken words; the largest sum there can be. */
export const Texts: Story = {
  render: () => (
    <Stack gap={16}>
      <FinanceCard
        title="Остаток на счёте продавца по всем терминалам"
        balances={[{ sum: Number.MAX_SAFE_INTEGER, currency }]}
        note="kechagiga nisbatan koʻproq"
        action={<Button size="sm">Открыть расчёт с продавцом</Button>}
      />
      <FinanceCard
        title="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
        balances={[{ sum: -1, currency }]}
        note="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
      />
      <FinanceCard title="" balances={[]} note="" />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
