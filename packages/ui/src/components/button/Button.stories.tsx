import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckIcon, ChevronDownIcon, DownloadIcon, RefreshIcon } from '../icon/index.ts';
import { Inline } from '../inline/index.ts';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { Button } from './index.ts';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Change amount', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Press it with the mouse, Enter or Space. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change amount' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline gap={12}>
      <Button {...args} variant="primary" icon={CheckIcon}>
        Change status
      </Button>
      <Button {...args} variant="secondary" icon={RefreshIcon}>
        Retry payout
      </Button>
      <Button {...args} variant="ghost">
        Clear all
      </Button>
      <Button {...args} variant="danger">
        Delete credential
      </Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={12}>
      <Button {...args} size="sm" icon={DownloadIcon}>
        Get report
      </Button>
      <Button {...args} size="md" icon={DownloadIcon}>
        Get report
      </Button>
      <Button {...args} size="lg" icon={DownloadIcon}>
        Get report
      </Button>
      <Button {...args} iconAfter={ChevronDownIcon}>
        Status
      </Button>
    </Inline>
  ),
};

// OFFICE-28
/** A pending button keeps its size, its name and its focus, and does nothing more. */
export const Pending: Story = {
  args: {
    isPending: true,
    pendingLabel: 'Sending callback',
    children: 'Send callback',
    variant: 'primary',
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** A disabled button cannot be focused or pressed: explain nearby why. */
export const Disabled: Story = {
  render: (args) => (
    <Inline gap={12}>
      <Button {...args} isDisabled variant="primary" />
      <Button {...args} isDisabled />
      <Button {...args} isDisabled variant="ghost" />
    </Inline>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={12}>
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Inline key={variant} gap={12}>
          <Button variant={variant}>Change amount</Button>
          <Button variant={variant} icon={RefreshIcon}>
            Retry payout
          </Button>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
          <Button variant={variant} isPending>
            Pending
          </Button>
        </Inline>
      ))}
      <Inline gap={12}>
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
        <Button iconAfter={ChevronDownIcon}>Status</Button>
      </Inline>
      <Box maxWidth="menu">
        <Button variant="primary" isWide>
          Wide as its container
        </Button>
      </Box>
    </Stack>
  ),
};

/** Long and unbroken words wrap inside the button rather than leave it. */
export const Texts: Story = {
  render: (args) => (
    <Box maxWidth="menu">
      <Stack gap={8}>
        <Button {...args} variant="primary" isWide>
          Отправить уведомление продавцу ещё раз и дождаться ответа
        </Button>
        <Button {...args} isWide>
          019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E
        </Button>
        <Button {...args} isWide icon={CheckIcon}>
          Toʻlovni tasdiqlash
        </Button>
      </Stack>
    </Box>
  ),
};
