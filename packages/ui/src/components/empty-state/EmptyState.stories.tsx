import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {};

export const WithAction: Story = {
  args: {
    children: 'No invoice matches the filter. Reset it to see all 1 284 invoices.',
    action: <Button>Reset filter</Button>,
  },
};

export const LongText: Story = {
  args: {
    title: 'Ничего не найдено по запросу 019AA1F1E0B37A028C110D93B7A4442E',
    children:
      'Filtrni oʻzgartiring yoki boshqa terminalni tanlang: bu terminalda toʻlovlar hali yoʻq.',
  },
  decorators: [(Story) => <Box maxWidth="menu">{Story()}</Box>],
};
