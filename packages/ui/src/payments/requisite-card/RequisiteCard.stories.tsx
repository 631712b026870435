import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Stack } from '../../components/stack/index.ts';
import { CardNumberField } from '../card-number-field/index.ts';
import { Money } from '../money/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
import { CopyLine, RequisiteCard } from './index.ts';

const meta = {
  title: 'Payments/RequisiteCard',
  component: RequisiteCard,
  decorators: [onPaymentForm],
  argTypes: { amount: { control: false }, field: { control: false } },
  args: {
    cardNumber: '9860120115551234',
    label: 'Card number',
    method: 'Humo',
    methodName: 'Humo',
    bankName: 'Ipak Yoʻli Bank',
    owner: 'KARIMOV M.',
  },
} satisfies Meta<typeof RequisiteCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const som = (
  <Money amount={48_000_000} currency={{ code: 'UZS', dimension: 2 }} fraction="trimmed" />
);
const ruble = (
  <Money amount={500_000} currency={{ code: 'RUB', dimension: 2 }} fraction="trimmed" />
);
const copy = {
  copyLabel: 'Copy',
  copiedLabel: 'Copied',
  byHandText: 'Your browser did not allow copying. The text is selected: copy it by hand.',
};

// FORM-26, FORM-211
/**
 * Digits in groups of four, easy to compare with another screen; with the kind of number, the
 * holder and the bank.
 */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9860 1201 1555 1234')).toBeVisible();
    await expect(canvas.getByText('Humo')).toBeVisible();
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Card number', 'Recipient', 'Bank']);
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['9860 1201 1555 1234', 'KARIMOV M.', 'Ipak Yoʻli Bank']);
  },
};

const phones = [
  ['KGS', '996555123456', '+996 555 123456'],
  ['UZS', '998901234567', '+998 90 123 45 67'],
  ['AZN', '+994501234567', '+994 50 123 45 67'],
  ['RUB', '79161234567', '+7 916 123 45 67'],
] as const;

// FORM-32, FORM-39
/** A phone is a line, in the groups of its country (FORM-32), with its flag. */
export const Phones: Story = {
  render: () => (
    <Stack gap={12}>
      {phones.map(([country, number]) => (
        <RequisiteCard
          key={country}
          method="SberbankXCountry"
          methodName="Sberbank X-country"
          label="Phone number"
          cardNumber={number}
          countryCode={country}
          type="by_mobile"
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [, , shown] of phones) {
      await expect(canvas.getByText(shown)).toBeVisible();
    }
  },
};

/** A number that is invalid in its country is not shown as payable. */
export const InvalidPhone: Story = {
  render: () => (
    <RequisiteCard
      method="TinkoffXCountry"
      methodName="Tinkoff X-country"
      label="Phone number"
      cardNumber="99890123"
      countryCode="UZS"
      type="by_mobile"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invalid phone number format')).toBeVisible();
    await expect(canvas.queryByText(/998/)).toBeNull();
  },
};

/** Without a country, a phone number determines it. */
export const PhoneWithoutACountry: Story = {
  render: () => (
    <RequisiteCard
      method="Sbp"
      methodName="SBP"
      label="Phone number"
      cardNumber="79161234567"
      type="by_mobile"
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('+7 916 123 45 67')).toBeVisible();
    // The logo is the only picture.
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1);
  },
};

/** The bare number is copied, because bank apps accept it; the line says so. */
export const WithCopyLines: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
  render: (args) => (
    <Stack gap={12}>
      <RequisiteCard {...args} />
      <CopyLine label="Card number" value="9860120115551234" {...copy} />
      <CopyLine label="Amount" value="480000" shown="480 000" {...copy} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const copyNumber = canvas.getByRole('button', { name: 'Copy: Card number' });
    await userEvent.tab();
    await expect(copyNumber).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(copyNumber).toHaveAccessibleName('Copied: Card number'));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('9860120115551234');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy: Amount' })).toHaveFocus();
    const said = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(said).toContain('Copied: Card number');
  },
};

/** If the clipboard refuses, the bare number is shown and selected, and the line says so. */
export const ClipboardRefused: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    return () => write.mockRestore();
  },
  render: () => (
    <Stack gap={12}>
      <CopyLine label="Card number" value="9860120115551234" {...copy} />
      <CopyLine label="Amount" value="480000" shown="480 000" {...copy} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [what, value] of [
      ['Card number', '9860120115551234'],
      ['Amount', '480000'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `Copy: ${what}` }));
      await waitFor(() => expect(String(getSelection())).toBe(value));
    }
    await expect(canvas.getAllByText(copy.byHandText)).toHaveLength(2);
  },
};

function CardToFillIn() {
  const [value, setValue] = useState('');
  return (
    <RequisiteCard
      mode="editable"
      method="Uzs"
      methodName="Uzcard"
      amount={som}
      field={<CardNumberField label="Card number" value={value} onChange={setValue} />}
    />
  );
}

/** Editable: the field replaces the number. */
export const EditableCard: Story = {
  render: () => <CardToFillIn />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Card number' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('8600120115551234');
    await expect(input).toHaveValue('8600 1201 1555 1234');
  },
};

function PhoneToFillIn() {
  const [value, setValue] = useState('');
  return (
    <RequisiteCard
      mode="editable"
      method="Sbp"
      methodName="SBP"
      bankName="Т-Банк"
      countryCode="RUB"
      type="by_mobile"
      amount={ruble}
      field={
        <PhoneField
          label="Phone number"
          value={value}
          onChange={setValue}
          foreignMessage="Enter a Russian mobile number"
        />
      }
    />
  );
}

/** A phone to be filled in, at the bank that was chosen. */
export const EditablePhone: Story = {
  render: () => <PhoneToFillIn />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('9161234567');
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue(
      '+7 (916) 123-45-67',
    );
  },
};

/** Cards and phones, to be read and to be filled in. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <RequisiteCard {...args} />
      <RequisiteCard
        method="Uzs"
        methodName="Uzcard"
        label="Card number"
        cardNumber="8600120115551234"
        countryCode="UZS"
        amount={som}
      />
      <RequisiteCard
        method="TinkoffXCountry"
        methodName="Tinkoff X-country"
        label="Card number"
        cardNumber="4169738812345678"
        bankName="Kapital Bank"
        countryCode="AZN"
        owner="ALIYEV R."
        amount={ruble}
      />
      <RequisiteCard
        method="SberbankXCountry"
        methodName="Sberbank X-country"
        label="Phone number"
        cardNumber="996555123456"
        bankName="MBank"
        countryCode="KGS"
        owner="ASANOV T."
        type="by_mobile"
        amount={ruble}
      />
      <RequisiteCard
        method="Sbp"
        methodName="SBP"
        label="Phone number"
        cardNumber="123"
        countryCode="KZT"
        type="by_mobile"
      />
      <CardToFillIn />
      <PhoneToFillIn />
      <CopyLine label="Card number" value="9860120115551234" {...copy} />
      <CopyLine label="Amount" value="480000" shown="480 000" {...copy} />
    </Stack>
  ),
};

/** Long, empty and unbroken words, in Cyrillic and in Uzbek. */
export const Texts: Story = {
  render: () => (
    <Stack gap={16}>
      <RequisiteCard
        method="Humo"
        methodName="Humo"
        label="Номер карты"
        bankName="Акционерный коммерческий банк «Узпромстройбанк»"
        owner="ABDULHAMIDMUHAMMADALIXOʻJAYEVCHOʻLPONOV ABDULHAMIDMUHAMMADALI"
        cardNumber="9860120115551234567"
        amount={
          <Money
            amount={Number.MAX_SAFE_INTEGER}
            currency={{ code: 'UZS', dimension: 2 }}
            unit="soʻm"
            language="uz"
          />
        }
      />
      <RequisiteCard method="" methodName="" label="" cardNumber="" bankName="" owner="" />
      <RequisiteCard
        method="TinkoffXCountry"
        methodName="Карта019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
        label="Karta yoki telefon raqami"
        bankName="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
        cardNumber="123"
        type="by_mobile"
        invalidPhoneLabel="Telefon raqami notoʻgʻri koʻrsatilgan"
      />
      <CopyLine
        label="Идентификатор"
        value="1"
        shown={'019AA1F1E0B37A028C110D93B7A4442E'.repeat(3)}
        {...copy}
      />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
