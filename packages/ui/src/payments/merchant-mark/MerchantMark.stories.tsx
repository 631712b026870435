import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/stack/index.ts';
import { accentVariables } from '../../theme/accent.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
import { TestDataMarker } from '../test-data-marker/index.ts';
import { MerchantMark } from './index.ts';

const star =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path fill="#0b6e6e" d="M0 0h64v32H0z"/><path fill="#f5b800" d="M16 8h32v16H16z"/></svg>';
const logo = { url: `data:image/svg+xml,${encodeURIComponent(star)}`, width: 64, height: 32 };

const meta = {
  title: 'Payments/MerchantMark',
  component: MerchantMark,
  args: { name: 'Samarqand Market', logo },
  decorators: [onPaymentForm],
} satisfies Meta<typeof MerchantMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is text next to the picture: a screen reader reads it once. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Samarqand Market')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

// FORM-253
/** A long name has two lines on a phone; a press shows all of it. */
export const LongName: Story = {
  args: {
    name: 'Общество с ограниченной ответственностью «Самаркандский книжный двор на Чилонзоре»',
  },
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <div style={{ inlineSize: '160px' }}>
      <MerchantMark {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByText(args.name);
    await expect(name.scrollHeight).toBeGreaterThan(name.clientHeight);
    await userEvent.click(name);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <MerchantMark {...args} />
      <MerchantMark name="Samarqand Market" />
      <div data-accent="" style={accentVariables('#f5b800')}>
        <MerchantMark name="Toshkent Taxi" />
      </div>
      <MerchantMark {...args} note={<TestDataMarker size="sm" />} />
    </Stack>
  ),
};

export const Texts: Story = {
  render: (args) => (
    <Stack gap={16}>
      <MerchantMark {...args} name="Oʻzbekiston savdo uyi, Chilonzor filiali va Yunusobod" />
      <MerchantMark name="Книжный двор на Чилонзоре" />
      <MerchantMark name="shop019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E" />
      <MerchantMark name="" />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
