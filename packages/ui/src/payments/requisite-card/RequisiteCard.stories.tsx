import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Stack } from '../../components/stack/index.ts';
import { onPaymentForm } from '../story-face.tsx';
import { CopyLine, RequisiteCard } from './index.ts';

const meta = {
  title: 'Payments/RequisiteCard',
  component: RequisiteCard,
  decorators: [onPaymentForm],
  args: {
    number: '9860120115551234',
    label: 'Card number',
    scheme: 'humo',
    methodName: 'Humo',
    bankName: 'Ipak Yoʻli Bank',
    owner: 'KARIMOV M.',
  },
} satisfies Meta<typeof RequisiteCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Digits in groups of four, to be compared with another screen; what it is, whose it is and at which bank. */
export const Humo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9860 1201 1555 1234')).toBeVisible();
    for (const text of ['Humo', 'Card number', 'Ipak Yoʻli Bank', 'KARIMOV M.']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

export const Uzcard: Story = {
  args: {
    number: '8600120115551234',
    scheme: 'uzcard',
    methodName: 'Uzcard',
    label: 'Номер карты',
  },
};

export const UnknownScheme: Story = {
  render: () => (
    <RequisiteCard
      number="4111111111111111"
      label="Karta raqami"
      scheme={undefined}
      methodName="Karta"
    />
  ),
};

/** What is copied is the bare number, which a bank's app takes; the line says so. */
export const WithCopyLines: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
  render: (args) => (
    <Stack gap={12}>
      <RequisiteCard {...args} />
      <CopyLine label="Card number" value={args.number} copyLabel="Copy" copiedLabel="Copied" />
      <CopyLine
        label="Amount"
        value="480000"
        shown="480 000"
        copyLabel="Copy"
        copiedLabel="Copied"
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Card number' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Copied: Card number' })).toBeVisible(),
    );
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('9860120115551234');
    await expect(canvas.getByRole('button', { name: 'Copy: Amount' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    bankName: 'Акционерный коммерческий банк «Узпромстройбанк»',
    owner: 'ABDULHAMIDMUHAMMADALIXOʻJAYEVCHOʻLPONOV ABDULHAMIDMUHAMMADALI',
    number: '9860120115551234567',
  },
  globals: { viewport: { value: 'mobile1' } },
};
