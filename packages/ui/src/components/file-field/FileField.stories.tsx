import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useState } from 'react';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { FileField } from './index.ts';

const accept = ['image/png', 'image/jpeg', 'image/webp'];

const meta = {
  title: 'Components/Fields/FileField',
  component: FileField,
  args: {
    label: 'Logo',
    description: 'PNG, JPEG or WebP of at most 200 kB.',
    accept,
    chooseLabel: 'Choose a picture',
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen file is passed to the caller, and nothing is uploaded. */
export const Playground: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const choose = canvas.getByRole('button', { name: 'Choose a picture' });
    await expect(choose).toHaveAccessibleDescription('PNG, JPEG or WebP of at most 200 kB.');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('No file input');
    await expect(input.accept).toBe(accept.join(','));
    const file = new File(['picture'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

function Choosing() {
  const [name, setName] = useState('');
  return (
    <FileField label="Statement" accept={['.csv']} onChoose={(file) => setName(file.name)}>
      {name}
    </FileField>
  );
}

// OFFICE-941
/** The name of the chosen file is announced, and the focus stays on the button. */
export const Announced: Story = {
  render: () => <Choosing />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const announced = canvas.getByRole('status');
    await expect(announced).toBeEmptyDOMElement();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('No file input');
    await userEvent.upload(input, new File(['day;amount'], 'statement.csv'));
    await expect(announced).toHaveTextContent('statement.csv');
  },
};

/** An error replaces the description and is announced at once. */
export const Wrong: Story = {
  args: { errorMessage: 'The picture is larger than 200 kB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The picture is larger than 200 kB');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'The picture is larger than 200 kB',
    );
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={8}>
      <FileField {...args} label="Empty" />
      <FileField {...args} label="Chosen" onRemove={fn()}>
        logo.png
      </FileField>
      <FileField {...args} label="Wrong" errorMessage="The picture is larger than 200 kB" />
      <FileField {...args} label="Disabled" isDisabled onRemove={fn()}>
        logo.png
      </FileField>
    </Stack>
  ),
};

export const Texts: Story = {
  render: (args) => (
    <Stack gap={8}>
      <FileField
        {...args}
        label="Логотип магазина на странице оплаты"
        chooseLabel="Rasmni qurilmadan tanlang"
        description="Toʻlov sahifasida doʻkon nomi yonida koʻrinadi, 200 kB dan oshmasligi kerak."
        onRemove={fn()}
      >
        logotip-019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E.webp
      </FileField>
      <FileField {...args} label="Logo" description={undefined} />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
