import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { Inline } from '../inline/index.ts';
import * as glyphs from './glyphs.ts';
import { Icon } from './index.ts';

const meta = {
  title: 'Components/Data/Icon',
  component: Icon,
  args: { glyph: glyphs.AlertIcon },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a text an icon is silent. */
export const Decorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Alone, it has a name. */
export const Labelled: Story = {
  args: { label: 'Needs a person' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Needs a person' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={16}>
      <Icon {...args} size={16} />
      <Icon {...args} size={20} />
      <Icon {...args} size={24} />
    </Inline>
  ),
};

export const All: Story = {
  render: () => (
    <Grid columns={4} gap={12}>
      {Object.entries(glyphs).map(([name, glyph]) => (
        <Inline key={name}>
          <Icon glyph={glyph} />
          {name}
        </Inline>
      ))}
    </Grid>
  ),
};
