import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { Inline } from './index.ts';

const cell = (text: string) => (
  <Box key={text} padding={12} background="surface" border="hairline" radius="control">
    {text}
  </Box>
);

const flows = ['Balance', 'Deposit', 'Withdrawal'].map(cell);
const tall = (
  <Box key="tall" padding={24} background="surfaceSunken" radius="control">
    Higher
  </Box>
);

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  args: { children: flows },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each as wide as its content, in the order in which they are read. */
export const Playground: Story = { args: { gap: 8 } };

/** As a list it is read as one. */
export const List: Story = {
  args: { as: 'ul', children: ['Humo', 'Uzcard'].map((name) => <li key={name}>{name}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Gaps, how children stand along and across, and going on in the next line. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={24}>
      <Inline gap={4}>{flows}</Inline>
      <Inline gap={24}>{flows}</Inline>
      <Inline justify="center">{flows}</Inline>
      <Inline justify="end">{flows}</Inline>
      <Inline justify="between">{flows}</Inline>
      {(['start', 'center', 'end', 'baseline'] as const).map((align) => (
        <Inline key={align} align={align}>
          {tall}
          {cell(align)}
        </Inline>
      ))}
      <Box maxWidth="menu">
        <Inline>{flows}</Inline>
      </Box>
    </Stack>
  ),
};

/** Content that does not fit wraps to the next line, and inside itself if needed. */
export const Texts: Story = {
  args: {
    children: [
      'Очень длинная подпись к сумме, которую списали со счёта мерчанта за прошлый месяц',
      'Toʻlov gʻaznasi',
      '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
      '',
    ].map(cell),
  },
  render: (args) => (
    <Box maxWidth="form">
      <Inline {...args} />
    </Box>
  ),
};
