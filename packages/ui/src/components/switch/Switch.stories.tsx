import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Switch } from './index.ts';

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  args: { label: 'Auto-retry', onChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space and a click toggle it; a screen reader announces "on" and "off". */
export const Playground: Story = {
  args: { description: 'A refused payout tries another route by itself.' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Auto-retry' });
    await expect(control).toHaveAccessibleDescription(
      'A refused payout tries another route by itself.',
    );
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Auto-retry'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

type Save = { readonly wanted: boolean } | null;

/** Toggles at once, announces saving, keeps the focus, and reverts on failure. */
export const Optimistic: Story = {
  render: function Render(args) {
    const [isOn, setIsOn] = useState(false);
    const [save, setSave] = useState<Save>(null);
    return (
      <Stack gap={16}>
        <Switch
          {...args}
          isSelected={save?.wanted ?? isOn}
          isPending={save !== null}
          onChange={(wanted) => setSave({ wanted })}
        />
        <Button
          onPress={() => {
            setIsOn(save?.wanted ?? isOn);
            setSave(null);
          }}
        >
          Server saves
        </Button>
        <Button onPress={() => setSave(null)}>Server refuses</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Auto-retry' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleName('Auto-retry');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving');
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Server refuses' }));
    await expect(control).not.toBeChecked();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(control);
    await userEvent.click(canvas.getByRole('button', { name: 'Server saves' }));
    await expect(control).toBeChecked();
  },
};

/** Without the permission to change it, it can be seen and not reached. */
export const Disabled: Story = {
  args: { isDisabled: true, defaultSelected: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).not.toHaveFocus();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={12}>
      <Switch label="Off" />
      <Switch label="On" defaultSelected />
      <Switch label="Being switched on" isSelected isPending />
      <Switch label="Being switched off" isSelected={false} isPending />
      <Switch label="Disabled" isDisabled />
      <Switch label="Disabled, on" isDisabled defaultSelected />
      <Switch label="Read-only, on" isReadOnly defaultSelected />
      <Switch
        label="With a description"
        description="A refused payout tries another route by itself."
        defaultSelected
      />
      <Box padding={16} border="hairline" radius="card" background="surface">
        <Stack gap={16}>
          <Switch
            label="Auto-retry"
            description="A refused payout tries another route by itself."
            labelPosition="start"
            defaultSelected
          />
          <Switch label="Production mode" labelPosition="start" />
        </Stack>
      </Box>
    </Stack>
  ),
};

/** Long labels wrap beside the switch. */
export const Texts: Story = {
  render: () => (
    <Stack gap={12}>
      <Switch
        label="Автоматически повторять выплату другим маршрутом, если банк ответил отказом"
        description="До трёх попыток: через одну, пять и пятнадцать минут"
        defaultSelected
      />
      <Switch label="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E" />
      <Switch
        label="Toʻlovni avtomatik takrorlash"
        description="Bank rad etsa, boshqa yoʻl bilan"
        labelPosition="start"
      />
    </Stack>
  ),
};
