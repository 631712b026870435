import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { Grid } from '../../components/grid/index.ts';
import { FinanceCard } from './index.ts';

const currency = { code: 'UZS', dimension: 2 };

const meta = {
  title: 'Payments/FinanceCard',
  component: FinanceCard,
  args: { title: 'Balance', balances: [{ sum: 18_430_211_750, currency }] },
} satisfies Meta<typeof FinanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first entry of the list, whatever follows. */
export const Default: Story = {
  args: {
    balances: [
      { sum: 18_430_211_750, currency },
      { sum: 100, currency: { code: 'RUB', dimension: 2 } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('UZS')).toBeVisible();
    await expect(canvas.queryByText('RUB')).toBeNull();
  },
};

export const Missing: Story = {
  args: { balances: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

export const Nothing: Story = { args: { balances: [] } };

export const Summary: Story = {
  render: () => (
    <Grid>
      <FinanceCard
        title="Balance"
        balances={[{ sum: 18_430_211_750, currency }]}
        action={<Button size="sm">Settlement</Button>}
      />
      <FinanceCard
        title="Deposit"
        balances={[{ sum: 9_654_000_000, currency }]}
        note="412 invoices today"
      />
      <FinanceCard title="Withdrawal" balances={undefined} />
    </Grid>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Остаток на счёте продавца по всем терминалам',
    balances: [{ sum: Number.MAX_SAFE_INTEGER, currency }],
    note: 'kechagiga nisbatan koʻproq',
  },
  globals: { viewport: { value: 'mobile1' } },
};
