import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeEndpoint } from '../../../fixtures/endpoints.ts';
import { EndpointDialog, type EndpointDialogProps } from './EndpointDialog.tsx';

const onSave = fn<EndpointDialogProps['onSave']>();

const meta = {
  title: 'Screens/Back office/Endpoint form',
  component: EndpointDialog,
  parameters: { layout: 'fullscreen' },
  args: { endpoint: undefined, onSave, onClose: fn() },
  beforeEach: () => {
    onSave.mockReset();
    onSave.mockResolvedValue(undefined);
  },
} satisfies Meta<typeof EndpointDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

// OFFICE-520
/** A new one gets everything, unless something is left out; a refusal is shown at its field. */
export const New: Story = {
  play: async ({ userEvent }) => {
    onSave.mockResolvedValueOnce({
      title: undefined,
      errors: [{ path: '/url', message: 'This address is in a private network' }],
    });
    const view = await dialog();
    await userEvent.click(view.getByRole('textbox', { name: /Address/ }));
    await userEvent.paste('https://10.0.0.8/hooks');
    await userEvent.click(view.getByRole('checkbox', { name: 'settlement.created' }));
    await userEvent.click(view.getByRole('radio', { name: 'Test only' }));
    await userEvent.click(view.getByRole('button', { name: 'Add endpoint' }));
    await waitFor(() =>
      expect(view.getByText('This address is in a private network')).toBeVisible(),
    );
    await expect(onSave).toHaveBeenCalledWith({
      url: 'https://10.0.0.8/hooks',
      types: ['invoice.status_changed', 'invoice.amount_changed', 'refund.status_changed'],
      isEnabled: true,
      mode: 'test',
    });
  },
};

/** One that is there can be switched off. */
export const Existing: Story = {
  args: { endpoint: makeEndpoint() },
  play: async ({ userEvent }) => {
    const view = await dialog();
    await userEvent.click(view.getByRole('switch', { name: 'Send events' }));
    await userEvent.click(view.getByRole('button', { name: 'Save endpoint' }));
    const { types, url } = makeEndpoint();
    await expect(onSave).toHaveBeenCalledWith({ url, types, isEnabled: false, mode: 'both' });
  },
};
