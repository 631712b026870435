import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FoundElsewhereView } from './FoundElsewhereView.tsx';

const here = { merchantId: 1, merchantName: 'Samarqand Market' };
const other = { merchantId: 2, merchantName: 'Registan Travel' };

const meta = {
  title: 'Screens/Back office/Found elsewhere',
  component: FoundElsewhereView,
  args: {
    isTest: true,
    merchantId: 1,
    onShow: fn(),
    places: [
      { ...other, isTest: true, count: 1000 },
      { ...here, isTest: true, count: 12 },
      { ...here, isTest: false, count: 1 },
      { ...other, isTest: false, count: 2 },
    ],
  },
} satisfies Meta<typeof FoundElsewhereView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-446
export const Places: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('12 invoices outside of this terminal or filter')).toBeVisible();
    await expect(canvas.getByText('1 invoice in production data')).toBeVisible();
    await expect(
      canvas.getByText('2 invoices in production data of Registan Travel'),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: /or more invoices of Registan Travel/ }),
    );
    await expect(args.onShow).toHaveBeenCalledWith({ ...other, isTest: true, count: 1000 });
  },
};

export const Nowhere: Story = {
  args: { places: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing is found in any data/)).toBeVisible();
    await expect(canvas.getByText(/^Searched: ids/)).toBeVisible();
  },
};

/** The empty list is there already. */
export const Loading: Story = { args: { places: undefined } };
