import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/index.ts';
import { Stat } from './index.ts';

const meta = {
  title: 'Components/Data/Stat',
  component: Stat,
  args: { label: 'Deposits today', value: '412', note: '+4.2 % since yesterday' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutNote: Story = { render: () => <Stat label="Open tickets" value="3" /> };

export const LongText: Story = {
  args: {
    label: 'Количество успешных платежей за последний час по всем терминалам',
    value: '184302117501843021175018430211750',
    note: 'kechagiga nisbatan koʻproq',
  },
  decorators: [(Story) => <Box maxWidth="menu">{Story()}</Box>],
};
