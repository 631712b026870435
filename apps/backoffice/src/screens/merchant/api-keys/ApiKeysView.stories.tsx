import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, waitFor, within } from 'storybook/test';
import { makeApiKeys } from '../../../fixtures/merchants.ts';
import { ApiKeysView } from './ApiKeysView.tsx';

const problem = new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Not available' });

const meta = {
  title: 'Screens/Back office/API keys',
  component: ApiKeysView,
  args: {
    keys: makeApiKeys(),
    onRetry: fn(),
    onMake: fn(() => Promise.resolve()),
    onPutAway: fn(),
    onRevoke: fn(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof ApiKeysView>;

export default meta;
type Story = StoryObj<typeof meta>;

// API-260, API-261
/** A key is revoked after a question; one that is revoked or has ended has no action. */
export const Revoking: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: 'Revoke' })).toHaveLength(2);
    await expect(canvas.getByText('203.0.113.7')).toBeVisible();
    await expect(canvas.getByText(/^Ended /)).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Revoke' });
    await userEvent.click(first ?? canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('revoke “Shop’s server”, which ends with x7Qd?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke key' }));
    await expect(args.onRevoke).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

/** The name has the rule of all names. */
export const Making: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const form = within(dialog);
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Ab');
    await userEvent.click(form.getByRole('button', { name: 'Make key' }));
    await form.findByText('Name must be at least 3 characters long');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'c');
    await userEvent.click(form.getByRole('button', { name: 'Make key' }));
    await waitFor(() => expect(args.onMake).toHaveBeenCalledWith({ name: 'Abc' }));
  },
};

// API-487, API-488, API-489
/** The limits of a key are listed, and a new one is limited by the same choices. */
export const Limited: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Read, Take deposits')).toBeVisible();
    await expect(canvas.getByText('203.0.113.0/24')).toBeVisible();
    await expect(canvas.getByText('Production only')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const form = within(dialog);
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Shop');
    await userEvent.click(form.getByRole('radio', { name: 'Test only' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Pay out' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Refund' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Only from' }), '203.0.113.7, ::1');
    await userEvent.click(form.getByRole('button', { name: 'Make key' }));
    await waitFor(() =>
      expect(args.onMake).toHaveBeenCalledWith({
        name: 'Shop',
        isTest: true,
        scopes: ['read', 'deposits', 'webhooks'],
        addresses: ['203.0.113.7', '::1'],
      }),
    );
  },
};

// API-22, OFFICE-80
/** Shown once, until it is put away. */
export const Made: Story = {
  args: { made: { name: 'Shop’s server', token: `tiyin_${'x'.repeat(39)}x7Qd` } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Copy: API key' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have copied it' }));
    await expect(args.onPutAway).toHaveBeenCalled();
  },
};

// PEOPLE-507
/** Of a key that waits for a second person the requester has the first half. */
export const Requested: Story = {
  args: {
    made: { name: 'Shop’s server', token: `tiyin_${'x'.repeat(19)}`, isWaiting: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('The key “Shop’s server” waits for a second person'),
    ).toBeVisible();
    await expect(canvas.getByText(/^This is the first half/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have copied it' }));
    await expect(args.onPutAway).toHaveBeenCalled();
  },
};

// PEOPLE-281, PEOPLE-507
/** The dialog names the second person as long as the chosen limits let the key move money of production. */
export const MovingMoney: Story = {
  args: { approvalNotice: <p>This needs approval by a second person.</p> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    const form = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(form.getByText('This needs approval by a second person.')).toBeInTheDocument();
    await userEvent.click(form.getByRole('radio', { name: 'Test only' }));
    await expect(form.queryByText('This needs approval by a second person.')).toBeNull();
    await userEvent.click(form.getByRole('radio', { name: 'Production only' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Refund' }));
    await expect(form.getByText('This needs approval by a second person.')).toBeInTheDocument();
    await userEvent.click(form.getByRole('checkbox', { name: 'Pay out' }));
    await expect(form.queryByText('This needs approval by a second person.')).toBeNull();
  },
};

export const Loading: Story = { args: { keys: undefined } };
export const Empty: Story = { args: { keys: [] } };
export const Failed: Story = { args: { keys: undefined, problem } };
