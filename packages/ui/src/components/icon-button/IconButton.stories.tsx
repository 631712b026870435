import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CopyIcon, DownloadIcon, RefreshIcon } from '../icon/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Get report', icon: DownloadIcon, variant: 'secondary', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its label is its name. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Get report' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** Disabled, it cannot be reached. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={12}>
      {(['ghost', 'secondary'] as const).map((variant) => (
        <Inline key={variant} gap={12}>
          <IconButton variant={variant} size="sm" icon={CopyIcon} label="Copy invoice ID" />
          <IconButton variant={variant} icon={DownloadIcon} label="Get report" />
          <IconButton variant={variant} size="lg" icon={RefreshIcon} label="Refresh" />
          <IconButton variant={variant} icon={DownloadIcon} label="Get report" isDisabled />
        </Inline>
      ))}
    </Stack>
  ),
};

/** Its label is not visible, so any length fits. */
export const Texts: Story = {
  render: (args) => (
    <Inline gap={12}>
      <IconButton {...args} label="Скачать отчёт по всем терминалам за прошлый месяц" />
      <IconButton {...args} icon={CopyIcon} label="Hisob raqamidan nusxa olish: oʻn olti xona" />
      <IconButton
        {...args}
        icon={RefreshIcon}
        label="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
      />
    </Inline>
  ),
};
