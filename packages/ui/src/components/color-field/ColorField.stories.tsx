import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { ColorField } from './index.ts';
import type { ColorFieldProps } from './index.ts';

function Controlled(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ColorField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Fields/ColorField',
  component: ColorField,
  args: { label: 'Accent colour', value: '#0b6e6e', onChange: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Typing and picking give the same colour; an invalid one is reported when the field loses focus.
 */
export const Playground: Story = {
  args: { description: 'Of the main buttons.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Accent colour' });
    const swatch = canvas.getByLabelText('Pick: Accent colour');
    await expect(swatch).toHaveValue('#0b6e6e');
    await userEvent.clear(input);
    await userEvent.type(input, '#F5B800');
    await expect(swatch).toHaveValue('#f5b800');
    await fireEvent.change(swatch, { target: { value: '#123456' } });
    await expect(input).toHaveValue('#123456');
    await expect(args.onChange).toHaveBeenLastCalledWith('#123456');
    await userEvent.type(input, '7');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Write # and six digits of RGB');
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={8}>
      <ColorField label="Chosen" value="#0b6e6e" onChange={fn()} description="Of the buttons." />
      <ColorField label="None" value="" onChange={fn()} description="The form has its own." />
      <ColorField label="Wrong" value="red" onChange={fn()} errorMessage="Write six digits" />
      <ColorField label="Disabled" value="#0b6e6e" onChange={fn()} isDisabled />
      <ColorField label="Read-only" value="#0b6e6e" onChange={fn()} isReadOnly />
    </Stack>
  ),
};

export const Texts: Story = {
  render: () => (
    <Stack gap={8}>
      <ColorField
        label="Цвет главных кнопок платёжной формы вашего магазина"
        value="#0b6e6e"
        onChange={fn()}
        description="Hisobni toʻldirish tugmasining rangi, oʻqilishi uchun kerak boʻlsa toʻgʻrilanadi."
      />
      <ColorField
        label="accent_colour_019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
        value=""
        onChange={fn()}
      />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
