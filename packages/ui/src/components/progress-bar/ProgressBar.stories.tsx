import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Report of October', value: 64 },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its name is its label, and its value is read as written. It is never a tab stop. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Report of October' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(bar).toHaveAttribute('aria-valuetext', '64 %');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Words instead of the per cent, where things are counted. */
export const InWords: Story = {
  args: { label: 'Settlements', value: 3, maxValue: 12, valueText: '3 of 12' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Settlements' });
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 12');
    await expect(bar).toHaveAttribute('aria-valuemax', '12');
    await expect(canvas.getByText('3 of 12')).toBeVisible();
  },
};

/** An unfinished task never shows 100 per cent. */
export const NearlyDone: Story = {
  args: { label: 'Settlements', value: 1999, maxValue: 2000 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Settlements' });
    await expect(bar).toHaveAttribute('aria-valuetext', '99 %');
  },
};

/** Unknown length: no value is announced. */
export const Indeterminate: Story = {
  render: () => <ProgressBar label="Asking the provider" />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Asking the provider' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={24}>
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="A little" value={1} />
      <ProgressBar label="Report of October" value={64} />
      <ProgressBar label="Settlements" value={3} maxValue={12} valueText="3 of 12" />
      <ProgressBar label="Done" value={100} />
      <ProgressBar label="More than all stays all" value={180} />
      <ProgressBar label="Asking the provider" />
      <ProgressBar label="Asking the provider" valueText="second try" />
    </Stack>
  ),
};

export const Texts: Story = {
  render: () => (
    <Stack gap={24}>
      <ProgressBar
        label="Отчёт об операциях по всем терминалам продавца за октябрь 2026 года"
        value={41}
        valueText="готово 4 100 строк из 10 000"
      />
      <ProgressBar label="Toʻlovlar roʻyxati tayyorlanmoqda, iltimos kuting" value={87} />
      <ProgressBar label="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E" />
    </Stack>
  ),
};
