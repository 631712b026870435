import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/stack/index.ts';
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
  globals: { viewport: { value: 'mobile1' } },
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
  globals: { viewport: { value: 'mobile1' } },
};
