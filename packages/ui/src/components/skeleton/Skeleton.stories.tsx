import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { Skeleton, SkeletonLines } from './index.ts';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { height: 'text', width: 'medium' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Nothing to a screen reader, and never a tab stop. */
export const HiddenFromScreenReaders: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

// OFFICE-910
/** A section announces what it loads, and its shapes stay silent. */
export const Section: Story = {
  render: () => (
    <Box maxWidth="form">
      <SkeletonLines
        label="Loading notes"
        lines={[{ width: 'short' }, {}, { height: 'control' }]}
      />
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading notes');
    await expect(canvasElement.querySelectorAll('[aria-hidden]')).toHaveLength(3);
  },
};

export const Shapes: Story = {
  render: () => (
    <Box maxWidth="form">
      <Stack gap={12}>
        <Skeleton height="headline" width="long" />
        <Skeleton height="text" width="full" />
        <Skeleton height="text" width="medium" />
        <Skeleton height="badge" width="short" />
        <Skeleton height="control" width="full" />
        <Skeleton height="block" />
      </Stack>
    </Box>
  ),
};

export const Sheet: Story = { ...Shapes, tags: ['sheet'] };

/** As high as the text that replaces it, so that nothing jumps. */
export const Texts: Story = {
  render: () => (
    <Box maxWidth="form">
      <Stack gap={12}>
        <p>Sizning balansingiz tez orada yangilanadi, oʻzgarishsiz</p>
        <p>
          <Skeleton height="text" width="long" />
        </p>
      </Stack>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const [words, placeholder] = canvasElement.querySelectorAll('p');
    await expect(placeholder?.offsetHeight).toBe(words?.offsetHeight);
  },
};
