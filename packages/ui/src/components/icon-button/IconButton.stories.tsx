import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CopyIcon, DownloadIcon, RefreshIcon } from '../icon/index.ts';
import { Inline } from '../inline/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Get report', icon: DownloadIcon, variant: 'secondary', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its label is its name. */
export const Secondary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Get report' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline gap={12}>
      <IconButton {...args} size="sm" icon={CopyIcon} label="Copy invoice ID" variant="ghost" />
      <IconButton {...args} size="md" />
      <IconButton {...args} size="lg" icon={RefreshIcon} label="Refresh" />
      <IconButton {...args} isDisabled />
    </Inline>
  ),
};
