import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Box } from './index.ts';

const meta = {
  title: 'Components/Layout/Box',
  component: Box,
  args: { children: 'Merchant balance' },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Padding, a surface, a hairline and a limit, each a prop. */
export const Playground: Story = {
  args: {
    padding: 24,
    background: 'surface',
    border: 'hairline',
    radius: 'card',
    maxWidth: 'form',
  },
};

/** A box without props is a plain block: no space inside or outside. */
export const Bare: Story = {
  play: async ({ canvas }) => {
    const { margin, padding, borderStyle } = getComputedStyle(canvas.getByText('Merchant balance'));
    await expect({ margin, padding, borderStyle }).toEqual({
      margin: '0px',
      padding: '0px',
      borderStyle: 'none',
    });
  },
};

/** Every surface with its radius, and every limit of the width. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={12}>
      <Box padding={12} border="hairline" radius="inner" background="canvas">
        canvas, radius inner
      </Box>
      <Box padding={16} border="hairline" radius="control" background="surface">
        surface, radius control
      </Box>
      <Box padding={20} border="hairline" radius="card" background="surfaceRaised">
        surfaceRaised, radius card
      </Box>
      <Box padding={24} border="hairline" radius="sheet" background="surfaceSunken">
        surfaceSunken, radius sheet
      </Box>
      {(['menu', 'sidebar', 'form', 'dialog', 'content'] as const).map((width) => (
        <Box key={width} maxWidth={width} padding={8} background="surfaceSunken" radius="inner">
          maxWidth {width}
        </Box>
      ))}
    </Stack>
  ),
};

/** Content never leaves the box. */
export const Texts: Story = {
  args: {
    padding: 12,
    background: 'surface',
    border: 'hairline',
    radius: 'card',
    maxWidth: 'menu',
  },
  render: (args) => (
    <Stack gap={12}>
      <Box {...args}>Баланс мерчанта по всем терминалам для приёма депозитов с карт Humo</Box>
      <Box {...args}>Toʻlov gʻaznasi boʻyicha qoldiq: barcha terminallar, oʻtgan oydan beri</Box>
      <Box {...args}>019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E</Box>
      <Box {...args}>{''}</Box>
    </Stack>
  ),
};
