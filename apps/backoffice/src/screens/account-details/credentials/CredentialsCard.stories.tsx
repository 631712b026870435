import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeAccount } from '../../../fixtures/accounts.ts';
import { CredentialsCard, type CredentialCommands } from './CredentialsCard.tsx';

const onAdd = fn<CredentialCommands['onAdd']>(() => Promise.resolve(undefined));
const onChange = fn<CredentialCommands['onChange']>(() => Promise.resolve(undefined));
const onRemove = fn<CredentialCommands['onRemove']>(() => Promise.resolve(true));
const { credentials, paymentMethodName, version } = makeAccount();

const meta = {
  title: 'Screens/Back office/Account credentials',
  component: CredentialsCard,
  args: { credentials, commands: { onAdd, onChange, onRemove }, paymentMethodName, version },
} satisfies Meta<typeof CredentialsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-73
/** Edited in its place: judged before it is sent, and sent with the version that was seen. */
export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Card number' }));
    const value = canvas.getByRole('textbox', { name: 'Value' });
    await expect(value).toHaveFocus();
    await userEvent.clear(value);
    await userEvent.type(value, '9860 1201');
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(await canvas.findByText(/too few digits/)).toBeVisible();
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(value, ' 1555 4321');
    await userEvent.click(save);
    await expect(onChange).toHaveBeenCalledWith({
      base: 3,
      credentialType: 'CARD_NUMBER',
      value: '9860 1201 1555 4321',
    });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Edit Card number' })).toHaveFocus(),
    );
  },
};

/**
 * An edit conflict: it shows the current state, keeps the text, and the next attempt starts from
 * there.
 */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas, userEvent }) => {
    onChange.mockResolvedValueOnce({ errors: [], title: 'It is off now', version: 9 });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Owner' }));
    const value = canvas.getByRole('textbox', { name: 'Value' });
    await userEvent.type(value, ' X');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It is off now');
    await expect(value).toHaveValue('KARIMOV M. X');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ base: 9 })),
    );
  },
};

/** Asks first, in the agreed words (OFFICE-50). */
export const Removing: Story = {
  play: async ({ canvas, userEvent }) => {
    onRemove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Owner' }));
    const question = await screen.findByRole('alertdialog', { name: 'Credential remove' });
    await expect(question).toHaveTextContent('Are you sure you want to remove this one?');
    await userEvent.click(within(question).getByRole('button', { name: 'Continue' }));
    await expect(onRemove).toHaveBeenCalledWith('OWNER');
  },
};

// ROUTING-16, OFFICE-237
/** Type and value are required; the param type follows from the type. */
export const Adding: Story = {
  args: { credentials: [] },
  play: async ({ canvas, userEvent }) => {
    onAdd.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add credential' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    for (const name of ['Credential Type', 'Value']) {
      await expect((await form.findAllByText(`${name} is required`))[0]).toBeVisible();
    }
    await userEvent.click(form.getByRole('combobox', { name: /Credential Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Owner' }));
    const paramType = form.getByRole('textbox', { name: 'Param type' });
    await waitFor(() => expect(paramType).toHaveValue('String'));
    await expect(paramType).toHaveAttribute('readonly');
    await userEvent.type(form.getByRole('textbox', { name: 'Value' }), 'AZIZOVA N.');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(onAdd).toHaveBeenCalledWith({
      credentialType: 'OWNER',
      paramType: 'S',
      value: 'AZIZOVA N.',
    });
  },
};
