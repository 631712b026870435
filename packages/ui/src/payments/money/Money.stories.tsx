import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../components/stack/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { Money } from './index.ts';

const meta = {
  title: 'Payments/Money',
  component: Money,
  args: { amount: 48_000_000, currency: { code: 'UZS', dimension: 2 } },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Minor units in, a grouped number and its currency out. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/480/).textContent).toBe('480\u202F000.00\u00A0UZS');
  },
};

/** How wide the n-th character of an element's first text is, in parts of its font's size. */
function widthInEm(element: HTMLElement, n: number): number {
  const range = document.createRange();
  const [text] = element.childNodes;
  if (!text) throw new Error('No text to measure');
  range.setStart(text, n);
  range.setEnd(text, n + 1);
  const { fontSize } = getComputedStyle(element);
  return range.getBoundingClientRect().width / Number.parseFloat(fontSize);
}

// LEDGER-231
/** Groups are visibly separated in both fonts, and copying gives the text as written. */
export const GroupsApart: Story = {
  args: { amount: 125_000_000 },
  render: (args) => (
    <Stack gap={8}>
      <Money {...args} />
      <span data-face="payform" style={{ fontFamily: vars.font.body }}>
        <Money {...args} unit="soʻm" />
      </span>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const amounts = canvas.getAllByText(/^1\s250\s000/);
    await expect(amounts).toHaveLength(2);
    for (const amount of amounts) {
      await waitFor(() => expect(widthInEm(amount, 1)).toBeCloseTo(0.25, 2));
      getSelection()?.selectAllChildren(amount);
      await expect(getSelection()?.toString()).toMatch(/^1\u202F250\u202F000\.00\u00A0/);
    }
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={16}>
      <Money {...args} size="xl" />
      <Money {...args} size="lg" />
      <Money {...args} size="md" />
      <span>
        Fee <Money {...args} /> of the amount
      </span>
    </Stack>
  ),
};

export const Kinds: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Money {...args} amount={-720_000n} />
      <Money {...args} sign="always" fraction="trimmed" />
      <Money {...args} amount={0} />
      <Money {...args} amount={1_234_567} currency={{ code: 'USDT', dimension: 6 }} />
      <Money {...args} amount={Number.MAX_SAFE_INTEGER} />
    </Stack>
  ),
};

export const Languages: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Money {...args} amount={123_456_750} language="en" />
      <Money {...args} amount={123_456_750} language="ru" unit="сум" />
      <Money {...args} amount={123_456_750} language="uz" unit="soʻm" />
    </Stack>
  ),
};

/** The largest size gives way on a phone; the currency stays beside its number. */
export const LargestOnAPhone: Story = {
  args: { size: 'xl', amount: 1_000_000_000, fraction: 'trimmed' },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Every size; negative, signed, nothing, six decimals; three languages. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={12}>
      <Money {...args} size="xl" fraction="trimmed" />
      <Money {...args} size="lg" />
      <Money {...args} size="md" />
      <span>
        Fee <Money {...args} amount={720_000} /> of the amount
      </span>
      <Money {...args} amount={-720_000n} />
      <Money {...args} sign="always" fraction="trimmed" />
      <Money {...args} amount={0} />
      <Money {...args} amount={1_234_567} currency={{ code: 'USDT', dimension: 6 }} />
      <Money {...args} amount={123_456_750} language="ru" unit="сум" />
      <Money {...args} amount={123_456_750} language="uz" unit="soʻm" />
    </Stack>
  ),
};

/** The largest amounts give way to a narrow phone; a unit may be long or missing. */
export const Texts: Story = {
  render: (args) => (
    <Stack gap={12}>
      <Money {...args} amount={999_999_999_999_999} size="lg" />
      <Money {...args} amount={10_000_000_000} size="xl" fraction="trimmed" />
      <Money {...args} language="ru" unit="узбекских сумов" />
      <Money {...args} language="uz" unit="oʻzbek soʻmi" />
      <Money {...args} unit="" />
      <Money {...args} amount={1} unit="019AA1F1E0B37A028C11" />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
