import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn } from 'storybook/test';
import { makeEndpoint, makeEndpoints } from '../../../fixtures/endpoints.ts';
import { EndpointsView } from './EndpointsView.tsx';

const meta = {
  title: 'Screens/Back office/Webhook endpoints',
  component: EndpointsView,
  args: { endpoints: makeEndpoints(), onRetry: fn(), onNew: fn(), onChange: fn(), onOpen: fn() },
} satisfies Meta<typeof EndpointsView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-520
/** Each says whether it is on, fails or is off; its events are opened by a press. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('On')).toBeVisible();
    await expect(canvas.getByText('3 failed tries')).toBeVisible();
    await expect(canvas.getByText('Off')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Open' });
    if (first) await userEvent.click(first);
    await expect(args.onOpen).toHaveBeenCalledWith(makeEndpoint());
    await userEvent.click(canvas.getByRole('button', { name: 'New endpoint' }));
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
};

/** A badge is as wide as its words. */
export const TestOnly: Story = {
  args: { endpoints: [makeEndpoint({ isTest: true })] },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Test only').getBoundingClientRect();
    const type = canvas.getByText('invoice.status_changed').getBoundingClientRect();
    await expect(badge.width).toBeLessThan(type.width);
  },
};

/** There are five at most. */
export const Full: Story = {
  args: {
    endpoints: [1, 2, 3, 4, 5].map((id) =>
      makeEndpoint({ id, url: `https://shop-${id}.example/webhooks` }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New endpoint' })).toBeDisabled();
  },
};

export const Empty: Story = { args: { endpoints: [] } };

export const Loading: Story = { args: { endpoints: undefined } };

export const Failed: Story = {
  args: {
    endpoints: undefined,
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Service unavailable' }),
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };
