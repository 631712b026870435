import { paymentMethods } from '@tiyin/domain/requisites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/grid/index.ts';
import { Inline } from '../../components/inline/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
import { MethodLogo } from './index.ts';

const meta = {
  title: 'Payments/MethodLogo',
  component: MethodLogo,
  decorators: [onPaymentForm],
  argTypes: {
    method: { control: 'select', options: paymentMethods.map(({ name }) => name) },
    scheme: { table: { disable: true } },
  },
  args: { method: 'Humo' },
} satisfies Meta<typeof MethodLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative: a screen reader reads only the name next to it. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

// FORM-65
/** Every method, the two schemes recognised by their prefix, and a method without a drawing. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Grid gap={12} columns={2}>
      {paymentMethods.map(({ name, displayName }) => (
        <Inline key={name} gap={12}>
          <MethodLogo method={name} /> {displayName}
        </Inline>
      ))}
      <Inline gap={12}>
        <MethodLogo scheme="humo" /> Humo card
      </Inline>
      <Inline gap={12}>
        <MethodLogo scheme="uzcard" /> Uzcard card
      </Inline>
      <Inline gap={12}>
        <MethodLogo method="Payeer" /> Without a drawing
      </Inline>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const plates = [...canvasElement.querySelectorAll('svg')].map(
      (svg) => getComputedStyle(svg).fill,
    );
    const ofMethods = plates.slice(0, paymentMethods.length);
    await expect(new Set(ofMethods).size).toBe(paymentMethods.length);
  },
};

/** It keeps its size next to any name. */
export const Texts: Story = {
  render: () => (
    <Stack gap={12}>
      <Inline gap={12}>
        <MethodLogo method="TinkoffXCountry" /> Перевод на карту другого банка через границу
      </Inline>
      <Inline gap={12}>
        <MethodLogo method="Uzs" /> Oʻzbekiston banklarining milliy toʻlov kartasi
      </Inline>
      <Inline gap={12}>
        <MethodLogo method="" /> An empty name
      </Inline>
      <MethodLogo method="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E" />
    </Stack>
  ),
};
