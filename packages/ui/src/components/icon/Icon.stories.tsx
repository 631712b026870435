import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Grid } from '../grid/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import * as glyphs from './glyphs.ts';
import { Icon } from './index.ts';

const meta = {
  title: 'Components/Data/Icon',
  component: Icon,
  args: { glyph: glyphs.AlertIcon },
  argTypes: { glyph: { options: Object.keys(glyphs), mapping: glyphs } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Alone, it has a name. */
export const Playground: Story = {
  args: { label: 'Needs a person' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Needs a person' })).toBeVisible();
  },
};

/** Beside a text an icon is silent, and cannot be tabbed to. */
export const Decorative: Story = {
  render: (args) => (
    <Inline>
      <Icon {...args} /> Needs a person
    </Inline>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(canvasElement.ownerDocument.body).toHaveFocus();
  },
};

/** The three sizes, the colour of the text around, and every glyph of the family. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={24}>
      <Inline gap={16}>
        <Icon {...args} size={16} />
        <Icon {...args} size={20} />
        <Icon {...args} size={24} />
      </Inline>
      <Grid columns={4} gap={12}>
        {Object.entries(glyphs).map(([name, glyph]) => (
          <Inline key={name}>
            <Icon glyph={glyph} />
            {name}
          </Inline>
        ))}
      </Grid>
    </Stack>
  ),
};

/** Beside a text of any length it keeps its size. */
export const Texts: Story = {
  render: (args) => (
    <Box maxWidth="menu">
      <Stack gap={8}>
        {[
          'Требуется решение оператора: платёж не подтверждён в срок',
          'Operator eʼtibori kerak: toʻlov oʻz vaqtida tasdiqlanmadi, gʻaznada qoldi',
          '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
          '',
        ].map((text) => (
          <Inline key={text} wrap={false} align="start">
            <Icon {...args} />
            <Box>{text}</Box>
          </Inline>
        ))}
      </Stack>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.clientWidth);
    await expect(new Set(widths)).toEqual(new Set([20]));
  },
};
