import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn } from 'storybook/test';
import { emptyFunnel, makeFormFunnel } from '../../../fixtures/form-funnel.ts';
import { FunnelView } from './FunnelView.tsx';

const offline = new ApiProblem({
  code: 'network',
  kind: 'network',
  status: 0,
  title: 'The server cannot be reached',
});

const meta = {
  title: 'Screens/Back office/Monitoring/Payment form',
  component: FunnelView,
  args: { funnel: makeFormFunnel(), onRetry: fn() },
} satisfies Meta<typeof FunnelView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-783
/** Each step with its number and share; the largest loss is named, for all forms and for each group. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Most customers leave between Requisites and “I have paid”: 270/),
    ).toBeVisible();
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await expect(row(/^All forms/)).toHaveTextContent(/1.100.*930 · 84\.5.%.*880.*610.*570/);
    await expect(row(/^Method: Sbp/)).toHaveTextContent(/Requisites → “I have paid”: 120/);
    await expect(row(/^Language: Uzbek/)).toHaveTextContent(/480/);
    await expect(row(/^Device: Phone/)).toHaveTextContent(/820/);
  },
};

export const None: Story = {
  args: { funnel: emptyFunnel },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No form of a deposit was made in this period.')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Loading: Story = {
  args: { funnel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { funnel: undefined, problem: offline },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The steps did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OutOfDate: Story = {
  args: { problem: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These steps may be out of date')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^All forms/ })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
