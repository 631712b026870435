import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from './index.ts';

const cell = (text: string) => (
  <Box key={text} padding={12} background="surface" border="hairline" radius="control">
    {text}
  </Box>
);

const flows = ['Balance', 'Deposit', 'Withdrawal'].map(cell);

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: { children: flows },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The gap is between children only: none above the first, none below the last. */
export const Playground: Story = {
  args: { gap: 16 },
  play: async ({ canvas }) => {
    const [first, last] = [canvas.getByText('Balance'), canvas.getByText('Withdrawal')];
    const stack = first.parentElement?.getBoundingClientRect();
    await expect(first.getBoundingClientRect().top).toBe(stack?.top);
    await expect(last.getBoundingClientRect().bottom).toBe(stack?.bottom);
  },
};

/** As a list it is read as one. */
export const List: Story = {
  args: {
    as: 'ul',
    gap: 4,
    children: ['Humo', 'Uzcard'].map((name) => <li key={name}>{name}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Gaps, and how children stand across. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Grid columns={3} gap={32} align="start">
      <Stack gap={4}>{flows}</Stack>
      <Stack gap={12}>{flows}</Stack>
      <Stack gap={24}>{flows}</Stack>
      <Stack gap={8} align="start">
        {flows}
      </Stack>
      <Stack gap={8} align="center">
        {flows}
      </Stack>
      <Stack gap={8} align="end">
        {flows}
      </Stack>
    </Grid>
  ),
};

/** As wide as its container for any content. */
export const Texts: Story = {
  args: {
    children: [
      'Очень длинная подпись к сумме, которую списали со счёта мерчанта за прошлый месяц',
      'Toʻlov gʻaznasi boʻyicha qoldiq',
      '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
      '',
    ].map(cell),
  },
  render: (args) => (
    <Box maxWidth="menu">
      <Stack {...args} />
    </Box>
  ),
};
