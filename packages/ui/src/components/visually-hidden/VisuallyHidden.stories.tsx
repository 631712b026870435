import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of 128 pages' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read, not seen. */
export const Playground: Story = {
  render: (args) => (
    <p>
      Page 3 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('of 128 pages');
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(text.closest('p')).toHaveTextContent('Page 3 of 128 pages');
  },
};

/** A hidden heading still helps people who navigate by headings. */
export const Heading: Story = {
  args: { as: 'h2', children: 'Applied filters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Applied filters' })).toBeInTheDocument();
  },
};

/** Nothing of it is to be seen, and it takes no room. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={8}>
      <p>
        Page 3<VisuallyHidden {...args} />, between these words
      </p>
      <Box padding={12} border="hairline" radius="control">
        <VisuallyHidden as="h2">Applied filters</VisuallyHidden>
        Below a hidden heading
      </Box>
    </Stack>
  ),
};

/** Text of any length takes no width. */
export const Texts: Story = {
  render: () => (
    <Stack gap={8}>
      {[
        'Страница номер три из ста двадцати восьми страниц списка платежей',
        'Toʻlov gʻaznasi boʻyicha qoldiq',
        '019AA1F1E0B37A028C110D93B7A4442E'.repeat(20),
        '',
      ].map((text) => (
        <p key={text}>
          {text.length} characters
          <VisuallyHidden>{text}</VisuallyHidden>
        </p>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
