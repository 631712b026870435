import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { CopiedIdentifier, Identifier, ShortIdentifier } from './index.ts';

const id = '019AA1F1E0B37A028C110D93B7A4442E';
const onCopied = fn();

const meta = {
  title: 'Components/Data/Identifier',
  component: Identifier,
  args: { children: id },
  beforeEach: () => {
    onCopied.mockClear();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
} satisfies Meta<typeof Identifier>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Both ends are seen in less room, and the whole text is there: to be read, searched and copied. */
export const Short: Story = {
  render: ({ children }) => (
    <Stack gap={16} align="start">
      <ShortIdentifier>{children}</ShortIdentifier>
      <Identifier>{children}</Identifier>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [short, whole] = canvas.getAllByText(id).map((text) => text.closest('code'));
    await expect(short).toHaveTextContent(id);
    await expect(short?.dataset['end']).toBe('…B7A4442E');
    await expect(short?.offsetWidth).toBeLessThan(whole?.offsetWidth ?? 0);
    await expect(short?.offsetHeight).toBe(whole?.offsetHeight);
  },
};

/** The button copies the whole value, also where another text is shown, and says so to the page. */
export const Copied: Story = {
  render: ({ children }) => (
    <CopiedIdentifier value={children} what="Invoice ID" shown="019AA1F1" onCopied={onCopied} />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(id);
    await waitFor(() => expect(onCopied).toHaveBeenCalledOnce());
  },
};

/** A circle of 24 px around the link of one digit does not meet the button (WCAG 2.5.8). */
export const Linked: Story = {
  render: () => <CopiedIdentifier value="1" what="Terminal ID" href="/terminals?terminal=1" />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.left - (link.left + link.width / 2)).toBeGreaterThanOrEqual(12);
  },
};

/** Whole, shortened, with its copy button, and as a link. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: ({ children }) => (
    <Stack gap={16}>
      <p>
        Invoice <Identifier>{children}</Identifier> is paid.
      </p>
      <ShortIdentifier>{children}</ShortIdentifier>
      <CopiedIdentifier value={children} what="Invoice ID" />
      <CopiedIdentifier value={children} what="Invoice ID" href="/invoices" />
      <CopiedIdentifier value="1" what="Terminal ID" href="/terminals" />
    </Stack>
  ),
};

/** Long and unbroken, in a narrow place; Cyrillic and Uzbek around it. */
export const Texts: Story = {
  render: ({ children }) => (
    <Box maxWidth="form">
      <Stack gap={16}>
        <p>
          Счёт <Identifier>{children + children}</Identifier> оплачен.
        </p>
        <p>
          <Identifier>{children}</Identifier> toʻlovi gʻaznaga oʻtkazildi.
        </p>
      </Stack>
    </Box>
  ),
};
