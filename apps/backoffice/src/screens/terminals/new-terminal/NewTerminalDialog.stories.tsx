import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { NewTerminalDialog } from './NewTerminalDialog.tsx';

const meta = {
  title: 'Screens/Back office/New terminal',
  component: NewTerminalDialog,
  args: {
    isPending: false,
    lists: {
      currencies: [
        { id: '1', label: 'UZS · Uzbekistani som' },
        { id: '2', label: 'RUB · Russian ruble' },
      ],
      flows: [
        { id: '1', label: 'DEPOSIT' },
        { id: '2', label: 'WITHDRAWAL' },
      ],
    },
    onClose: fn(),
    onMake: fn(),
    onRetryLists: fn(),
    problem: undefined,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewTerminalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'New Terminal' }));

/** Name, flow and currency are required; each error is shown at its field. */
export const Empty: Story = {
  play: async ({ args, userEvent }) => {
    const opened = await dialog();
    await userEvent.click(opened.getByRole('button', { name: 'Create terminal' }));
    const summary = within(await opened.findByRole('alert'));
    await waitFor(() => expect(summary.getByText(/Name is required/)).toBeVisible());
    await waitFor(() => expect(summary.getByText(/Choose the flow type/)).toBeVisible());
    await userEvent.type(opened.getByRole('textbox', { name: 'Name' }), 'Ki');
    await userEvent.click(opened.getByRole('button', { name: 'Create terminal' }));
    await waitFor(() =>
      expect(opened.getAllByText(/Name must be at least 3 characters long/)[0]).toBeVisible(),
    );
    await expect(args.onMake).not.toHaveBeenCalled();
  },
};

// OFFICE-64
export const Full: Story = {
  play: async ({ args, userEvent }) => {
    const opened = await dialog();
    await userEvent.type(opened.getByRole('textbox', { name: 'Name' }), ' Kiosk deposits ');
    await userEvent.click(opened.getByRole('combobox', { name: /Flow type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'WITHDRAWAL' }));
    await userEvent.click(opened.getByRole('combobox', { name: /Currency/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^UZS/ }));
    await userEvent.click(opened.getByRole('button', { name: 'Create terminal' }));
    await expect(args.onMake).toHaveBeenCalledWith({
      name: 'Kiosk deposits',
      flowTypeId: 2,
      currencyId: 1,
    });
  },
};

export const Loading: Story = { args: { lists: 'loading' } };

export const Failed: Story = {
  args: { lists: 'failed' },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryLists).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { problem: { errors: [], title: 'The server cannot be reached' } },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('cannot be reached');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };
