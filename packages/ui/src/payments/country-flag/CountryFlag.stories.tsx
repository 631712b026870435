import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../components/inline/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
import { CountryFlag } from './index.ts';

const meta = {
  title: 'Payments/CountryFlag',
  component: CountryFlag,
  decorators: [onPaymentForm],
  argTypes: { code: { control: 'select', options: ['KGS', 'UZS', 'AZN', 'RUB', 'KZT'] } },
  args: { code: 'UZS' },
} satisfies Meta<typeof CountryFlag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from screen readers next to the country's name. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Alone, it has a name. */
export const Named: Story = {
  args: { label: 'Uzbekistan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Uzbekistan' })).toBeVisible();
  },
};

/** The four countries, and the globe of any other. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={12}>
      {['KGS', 'UZS', 'AZN', 'RUB', 'KZT'].map((code) => (
        <Inline key={code} gap={12}>
          <CountryFlag code={code} /> {code}
        </Inline>
      ))}
      <Inline gap={12}>
        <CountryFlag code={undefined} /> Not known
      </Inline>
    </Stack>
  ),
};

/** It keeps its size beside a name of any length, and for any code. */
export const Texts: Story = {
  render: () => (
    <Stack gap={12}>
      <Inline gap={12}>
        <CountryFlag code="KGS" /> Кыргызская Республика
      </Inline>
      <Inline gap={12}>
        <CountryFlag code="UZS" /> Oʻzbekiston Respublikasi
      </Inline>
      <CountryFlag code="" label="No country" />
      <CountryFlag
        code="019AA1F1E0B37A028C110D93B7A4442E"
        label="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
      />
    </Stack>
  ),
};
