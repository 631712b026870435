import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeFormInit } from '../fixtures/form-init.ts';
import { inForm } from '../fixtures/in-form.tsx';
import { LoadingNotice } from '../notices/LoadingNotice.tsx';
import { CarryOnByPhone } from './CarryOnByPhone.tsx';

const meta = {
  title: 'Screens/Payment form/Continue on your phone',
  component: CarryOnByPhone,
  decorators: [inForm],
  args: { url: makeFormInit().url },
} satisfies Meta<typeof CarryOnByPhone>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the sheet in a wide window, and nowhere on a phone. */
export const BesideTheSheet: Story = {
  render: (args) => (
    <>
      <LoadingNotice />
      <CarryOnByPhone {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const code = canvas.queryByRole('img', { name: 'QR code of this page' });
    const isDesk = matchMedia('(min-width: 768px) and (pointer: fine)').matches;
    await expect(code !== null).toBe(isDesk);
  },
};
