import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { Money } from '../money/index.ts';
import { CopyLine } from '../requisite-card/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
import { ResultView } from './index.ts';

const invoiceId = (
  <CopyLine
    label="Invoice ID"
    value="019aa1f1-e0b3-7a02-8c11-0d93b7a4442e"
    shown="019aa1f1-e0b3-7a02-8c11-0d93b7a4442e"
    copyLabel="Copy"
    copiedLabel="Copied"
    byHandText="Copy it by hand"
  />
);

const meta = {
  title: 'Payments/ResultView',
  component: ResultView,
  decorators: [onPaymentForm],
  args: {
    kind: 'success',
    title: 'Payment received',
    note: 'Your balance will be updated soon',
    amount: (
      <Money
        amount={48_000_000}
        currency={{ code: 'UZS', dimension: 2 }}
        size="xl"
        sign="always"
        fraction="trimmed"
      />
    ),
    continueTo: { href: '#shop', label: 'Continue' },
    takesFocus: true,
  },
} satisfies Meta<typeof ResultView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arriving, the heading is read; the next stop is the way on. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Payment received' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#shop');
  },
};

const onFollow = fn();

/** The parent is called when the link is followed. */
export const Followed: Story = {
  args: { continueTo: { href: '#shop', label: 'Continue', onFollow } },
  beforeEach: () => {
    onFollow.mockClear();
    // The story stays, wherever the link leads.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Continue' }));
    await expect(onFollow).toHaveBeenCalledOnce();
  },
};

/** In a frame on a shop's page, the shop's own pages need the whole window. */
export const InFrame: Story = {
  args: { continueTo: { href: '#shop', label: 'Continue', leavesFrame: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('target', '_top');
  },
};

const failed = (
  <ResultView
    kind="fail"
    title="Something went wrong"
    note="If the money has left your card, keep the invoice ID and contact support."
    continueTo={{ href: '#shop', label: 'Continue' }}
    ticket={<Button isWide>Report a problem</Button>}
    takesFocus={false}
  >
    {invoiceId}
  </ResultView>
);

/** The payment's id, a ticket, and the next link: in this order, visually and for Tab. */
export const Fail: Story = {
  render: () => failed,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Something went wrong' })).not.toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy: Invoice ID' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Report a problem' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveFocus();
  },
};

/** A disc with a tick and an octagon with a cross: distinguishable in black and white. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={24}>
      <ResultView {...args} takesFocus={false} />
      {failed}
    </Stack>
  ),
};

/** Long, empty and unbroken words, in Cyrillic and in Uzbek. */
export const Texts: Story = {
  render: () => (
    <Stack gap={24}>
      <ResultView
        kind="fail"
        title="Что-то пошло не так: платёж 019AA1F1E0B37A028C110D93B7A4442E не найден"
        note="Agar pul kartangizdan yechilgan boʻlsa, hisob-faktura raqamini saqlab qoʻying va yordam xizmatiga murojaat qiling."
        continueTo={{ href: '#shop', label: 'Вернуться в магазин и выбрать другой способ оплаты' }}
        takesFocus={false}
      >
        {invoiceId}
      </ResultView>
      <ResultView
        kind="success"
        title="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
        note=""
        continueTo={{ href: '#shop', label: 'Davom etish' }}
        takesFocus={false}
      />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
