import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Sparkline } from './index.ts';

const rising = [112, 118, 115, 128, 126, 141, 139, 158, 164];
const tones = ['neutral', 'primary', 'success', 'warning', 'error'] as const;

const meta = {
  title: 'Components/Data/Sparkline',
  component: Sparkline,
  args: { values: rising, tone: 'success', label: 'Balance of the last 9 days, rising' },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a label it is a picture of that name. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Balance of the last 9 days, rising' }),
    ).toBeVisible();
  },
};

/** Without a label it is hidden: the figure next to it says enough. It is never a tab stop. */
export const Decorative: Story = {
  render: () => <Sparkline values={rising} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

const cases: readonly (readonly [name: string, values: readonly number[]])[] = [
  ['Rising', rising],
  ['Falling', rising.toReversed()],
  ['Constant', [7, 7, 7, 7]],
  ['Crossing zero', [-4, -1, 3, 6, 2, -2, 1, 5]],
  ['Below zero', [-9, -6, -7, -3]],
  ['One value', [42]],
  ['No value', []],
];

/** Every shape of a series, and every tone. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={12}>
      {cases.map(([name, values]) => (
        <Inline key={name} gap={16}>
          <Sparkline values={values} label={name} />
          <span>{name}</span>
        </Inline>
      ))}
      {tones.map((tone) => (
        <Inline key={tone} gap={16}>
          <Sparkline values={rising} tone={tone} label={tone} />
          <span>{tone}</span>
        </Inline>
      ))}
    </Stack>
  ),
};

/** Its own text is never seen; beside long text it gives way last. */
export const Texts: Story = {
  render: (args) => (
    <Box maxWidth="menu">
      <Stack gap={12}>
        <Inline gap={8}>
          <Sparkline {...args} label="Остаток за последние девять дней, растёт" />
          <span>Остаток за последние девять дней по всем терминалам</span>
        </Inline>
        <Inline gap={8}>
          <Sparkline {...args} label="Qoldiq, soʻnggi toʻqqiz kun, oʻsmoqda" />
          <span>Soʻnggi toʻqqiz kun qoldigʻi</span>
        </Inline>
        <Sparkline {...args} label="019AA1F1E0B37A028C110D93B7A4442E" />
      </Stack>
    </Box>
  ),
};
