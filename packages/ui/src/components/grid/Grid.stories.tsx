import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { Grid } from './index.ts';

const cell = (text: string) => (
  <Box key={text} padding={12} background="surface" border="hairline" radius="control">
    {text}
  </Box>
);

const amounts = ['Balance', 'Deposit', 'Withdrawal', 'Settlement'].map(cell);

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { children: amounts },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns of equal width, for content of any width. */
export const Playground: Story = {
  args: { columns: 2 },
  play: async ({ canvas }) => {
    const widths = ['Balance', 'Deposit'].map((text) => canvas.getByText(text).offsetWidth);
    await expect(new Set(widths).size).toBe(1);
  },
};

/** Where three find room for two only, the first one takes the whole row. */
export const NoneAlone: Story = {
  args: { columns: 3, children: amounts.slice(0, 3) },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const widthOf = (text: string) => canvas.getByText(text).offsetWidth;
    await expect(widthOf('Balance')).toBeGreaterThan(2 * widthOf('Deposit'));
    await expect(widthOf('Deposit')).toBe(widthOf('Withdrawal'));
  },
};

/** Two, three and four columns; cells as high as the highest of their row, or as high as they are. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={24}>
      <Grid columns={2}>{amounts}</Grid>
      <Grid columns={3} gap={24}>
        {amounts}
      </Grid>
      <Grid columns={4} gap={8}>
        {amounts}
      </Grid>
      <Grid>
        {cell('Stretched to the row')}
        {cell('Two lines, of which the second is here to make the row higher. '.repeat(3))}
      </Grid>
      <Grid align="start">
        {cell('As high as it is')}
        {cell('Two lines, of which the second is here to make the row higher. '.repeat(3))}
      </Grid>
    </Stack>
  ),
};

/** No text pushes its column wider. */
export const Texts: Story = {
  args: {
    columns: 4,
    children: [
      'Очень длинная подпись к сумме, которую списали со счёта мерчанта',
      'Toʻlov gʻaznasi boʻyicha qoldiq',
      '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
      '',
    ].map(cell),
  },
};
