import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ApiClient } from '@tiyin/api/request';
import { ApiProvider } from '@tiyin/api/swr';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeEndpoint, makeEndpointEvents } from '../../../fixtures/endpoints.ts';
import { EndpointEvents } from './EndpointEvents.tsx';

const client: ApiClient = async () => ({ data: makeEndpointEvents(), next: null });

const meta = {
  title: 'Screens/Back office/Endpoint events with server',
  component: EndpointEvents,
  args: { endpoint: makeEndpoint(), merchantId: 1, onClose: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <ApiProvider client={client}>
        <Story />
      </ApiProvider>
    ),
  ],
} satisfies Meta<typeof EndpointEvents>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-892
/** The question is over the list of events; back from it, the focus is where the person was. */
export const AskedBeforeSending: Story = {
  play: async ({ userEvent }) => {
    const events = within(await screen.findByRole('dialog'));
    const [send] = await events.findAllByRole('button', { name: 'Send again from here' });
    if (send === undefined) throw new Error('there is no event');
    await userEvent.click(send);
    const question = await screen.findByRole('alertdialog', { name: 'Send again from here' });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(send).toHaveFocus());
  },
};
