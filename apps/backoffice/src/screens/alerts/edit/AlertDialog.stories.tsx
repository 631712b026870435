import type { Meta, StoryObj } from '@storybook/react-vite';
import { alertKinds } from '@tiyin/domain/alerts';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
import { newDraft } from './alert-draft.ts';

function Editing(props: AlertDialogProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <AlertDialog
      {...props}
      draft={draft}
      onChange={(next) => {
        setDraft(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Back office/Edit an alert',
  component: AlertDialog,
  render: (args) => <Editing {...args} />,
  args: {
    draft: newDraft('SUCCESS_RATE_BELOW', 7),
    onChange: fn<AlertDialogProps['onChange']>(),
    isNew: true,
    isChanged: false,
    kinds: alertKinds,
    canEmail: true,
    merchants: {
      options: [
        { id: '7', label: 'Bozor' },
        { id: '8', label: 'Choyxona' },
      ],
      chosen: 'Bozor',
      onSearch: undefined,
    },
    terminals: [{ id: '12', label: 'Deposits' }],
    onSave: fn<AlertDialogProps['onSave']>(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-562
/** Each kind has its numbers, and the scope that it can have. */
export const Adding: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Night');
    await expect(screen.getByRole('textbox', { name: /Success rate below/ })).toHaveValue('70');
    await expect(screen.getByRole('combobox', { name: /Terminal/ })).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: /Fires when/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Callbacks failing' }));
    await userEvent.click(screen.getByRole('radio', { name: 'A number' }));
    await expect(screen.getByRole('textbox', { name: /So many or more/ })).toHaveValue('5');
    await userEvent.click(screen.getByRole('combobox', { name: /Fires when/ }));
    await userEvent.click(
      await screen.findByRole('option', { name: 'Check of the system broken' }),
    );
    await expect(screen.queryByRole('combobox', { name: /Merchant/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** A refusal is shown at its field, and the text stays. */
export const Refused: Story = {
  args: {
    draft: { ...newDraft('NO_PAYMENTS', 7), name: 'Night', webhookUrl: 'http://10.0.0.5' },
    onSave: fn<AlertDialogProps['onSave']>(async () => ({
      title: undefined,
      errors: [{ path: '/webhookUrl', message: 'This address is in a private network' }],
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await screen.findAllByText('This address is in a private network');
    await waitFor(() => {
      const [said] = screen.getAllByText('This address is in a private network');
      return expect(said).toBeVisible();
    });
    await expect(screen.getByRole('textbox', { name: /Webhook/ })).toHaveValue('http://10.0.0.5');
  },
};

/** People of one merchant choose none, and a server without a mail server sends no e-mail. */
export const OfOneMerchant: Story = {
  args: { merchants: undefined, canEmail: false, draft: newDraft('BALANCE_BELOW', 7) },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /E-mail addresses/ })).toBeDisabled();
    await expect(screen.queryByRole('combobox', { name: /Merchant/ })).toBeNull();
    const amount = screen.getByRole('textbox', { name: /Balance below/ });
    await waitFor(() => expect(amount).toBeVisible());
  },
};
