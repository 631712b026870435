import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { FilterIcon, ShowIcon, TestIcon } from '../icon/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { ToggleButton } from './index.ts';

const meta = {
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'Only unmatched', onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter, Space and a click each press it or let it go; its name stays the same. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Only unmatched' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Only unmatched');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** An icon alone has its name all the same. */
export const IconAlone: Story = {
  render: ({ onChange }) => (
    <ToggleButton label="Show the account number" icon={ShowIcon} {...(onChange && { onChange })} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show the account number' })).toBeVisible();
  },
};

/** Disabled, it cannot be reached and keeps its state. */
export const Disabled: Story = {
  args: { isDisabled: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={12}>
      <Inline gap={12}>
        <ToggleButton>Off</ToggleButton>
        <ToggleButton defaultSelected>On</ToggleButton>
        <ToggleButton icon={FilterIcon}>Only unmatched</ToggleButton>
        <ToggleButton icon={FilterIcon} defaultSelected>
          Only unmatched
        </ToggleButton>
      </Inline>
      <Inline gap={12}>
        <ToggleButton icon={ShowIcon} label="Show the account number" />
        <ToggleButton icon={ShowIcon} label="Show the account number" defaultSelected />
        <ToggleButton isDisabled>Disabled</ToggleButton>
        <ToggleButton isDisabled defaultSelected>
          Disabled, on
        </ToggleButton>
      </Inline>
      <Inline gap={12}>
        <ToggleButton size="sm" defaultSelected>
          Small
        </ToggleButton>
        <ToggleButton defaultSelected>Medium</ToggleButton>
        <ToggleButton size="lg" defaultSelected>
          Large
        </ToggleButton>
        <ToggleButton size="sm" icon={TestIcon} label="Test data" defaultSelected />
        <ToggleButton size="lg" icon={TestIcon} label="Test data" defaultSelected />
      </Inline>
    </Stack>
  ),
};

/** Long and unbroken words wrap inside the button rather than leave it. */
export const Texts: Story = {
  render: () => (
    <Box maxWidth="menu">
      <Stack gap={8}>
        <ToggleButton defaultSelected>
          Только переводы, которым не нашлось ни одного подходящего счёта
        </ToggleButton>
        <ToggleButton>
          019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E
        </ToggleButton>
        <ToggleButton>Faqat toʻlanmagan hisoblar</ToggleButton>
      </Stack>
    </Box>
  ),
};
