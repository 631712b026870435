import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Avatar } from './index.ts';

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'Malika Karimova' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The letters are a picture whose name is the person's. It is never a tab stop. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const avatar = canvas.getByRole('img', { name: 'Malika Karimova' });
    await expect(avatar).toHaveTextContent('MK');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Beside the name it is silent. */
export const Decorative: Story = {
  render: (args) => (
    <Inline gap={8}>
      <Avatar {...args} isDecorative />
      <span>{args.name}</span>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

const names = ['Malika Karimova', 'Oʻtkir Gʻaniyev', 'Юлия Щёткина', 'Malika', '–'];

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={16}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size} gap={12}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/**
 * A name of any length gives two letters; a name without letters is shown as an icon of a person.
 */
export const Texts: Story = {
  render: () => (
    <Inline gap={12}>
      <Avatar name="Abdulhamid-Muhammadali Sulaymon oʻgʻli Choʻlponxoʻjayev" />
      <Avatar name="Константин Константинопольский" />
      <Avatar name="019AA1F1E0B37A028C110D93B7A4442E" />
      <Avatar name="" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AC')).toBeVisible();
    await expect(canvas.getByText('КК')).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};
