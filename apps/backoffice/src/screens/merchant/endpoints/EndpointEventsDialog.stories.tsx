import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeEndpoint, makeEndpointEvents } from '../../../fixtures/endpoints.ts';
import { EndpointEventsDialog } from './EndpointEventsDialog.tsx';

const meta = {
  title: 'Screens/Back office/Events of an endpoint',
  component: EndpointEventsDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    endpoint: makeEndpoint(),
    events: makeEndpointEvents(),
    onRetry: fn(),
    onSendFrom: fn(),
    onShowSecret: fn(),
    onHideSecret: fn(),
    onRotate: fn(),
    onRemove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EndpointEventsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

// OFFICE-521
/** Each event has its status and its tries, and all from it on are sent again by a press. */
export const Full: Story = {
  args: { onOlder: fn() },
  play: async ({ args, userEvent }) => {
    const view = await dialog();
    await waitFor(() => expect(view.getByText('WAITING')).toBeVisible());
    await expect(view.getByText('HTTP 500')).toBeVisible();
    const [, second] = view.getAllByRole('button', { name: 'Send again from here' });
    if (second) await userEvent.click(second);
    await expect(args.onSendFrom).toHaveBeenCalledWith(makeEndpointEvents()[1]);
    await userEvent.click(view.getByRole('button', { name: 'Older events' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
  },
};

/** Without merchant.key.edit there is no secret, and the key stays. */
export const WithoutKeys: Story = {
  args: { events: [] },
  render: ({ onRotate: _rotate, onShowSecret: _secret, ...args }) => (
    <EndpointEventsDialog {...args} />
  ),
  play: async () => {
    const view = await dialog();
    await waitFor(() => expect(view.getByText('No events')).toBeVisible());
    await expect(view.queryByRole('button', { name: 'Show the secret' })).toBeNull();
    await expect(view.queryByRole('button', { name: 'Replace the key' })).toBeNull();
  },
};

/** During an overlap both secrets are shown. */
export const SecretShown: Story = {
  args: {
    endpoint: makeEndpoint({ formerUntilDate: '2026-11-21T08:02:11.000Z' }),
    secret: {
      secret: 'whsec_ZXhhbXBsZS1zZWNyZXQtdGhhdC1zaWducy1ub3RoaW5nMDE=',
      formerSecret: 'whsec_ZXhhbXBsZS1zZWNyZXQtdGhhdC1zaWducy1ub3RoaW5nMDI=',
    },
  },
};

export const Loading: Story = { args: { events: undefined } };

export const Failed: Story = {
  args: {
    events: undefined,
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Service unavailable' }),
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };
