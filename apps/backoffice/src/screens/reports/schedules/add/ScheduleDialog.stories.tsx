import type { Meta, StoryObj } from '@storybook/react-vite';
import { reportKinds } from '@tiyin/domain/reports';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { newSchedule } from './schedule-draft.ts';
import { ScheduleDialog, type ScheduleDialogProps } from './ScheduleDialog.tsx';

function Editing(props: ScheduleDialogProps) {
  const [draft, setDraft] = useState(props.draft);
  const change = (next: ScheduleDialogProps['draft']) => {
    setDraft(next);
    props.onChange(next);
  };
  return <ScheduleDialog {...props} draft={draft} onChange={change} />;
}

const meta = {
  title: 'Screens/Back office/Schedule a report',
  component: ScheduleDialog,
  render: (args) => <Editing {...args} />,
  args: {
    draft: newSchedule('invoice'),
    kinds: reportKinds,
    choices: {
      currencies: [{ id: '1', label: 'Uzbekistani som' }],
      currencyCodes: [{ id: '1', label: 'UZS' }],
      providers: [{ id: '1', label: 'Sandbox' }],
      pools: [{ id: '1', label: 'UZS cards' }],
    },
    canEmail: true,
    isOfOneTerminal: false,
    onChange: fn<ScheduleDialogProps['onChange']>(),
    onSave: fn<ScheduleDialogProps['onSave']>(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ScheduleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-602
/** Each report has the choices that it needs. */
export const Adding: Story = {
  play: async ({ args, userEvent }) => {
    const choose = async (label: RegExp, option: string) => {
      await userEvent.click(await screen.findByRole('combobox', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await screen.findByRole('combobox', { name: /Report/ });
    await expect(screen.queryByRole('combobox', { name: /Currency/ })).toBeNull();
    await choose(/Report/, 'Provider');
    await choose(/Currency/, 'UZS');
    await choose(/Provider/, 'Sandbox');
    await choose(/How often/, 'Every month');
    const emails = screen.getByRole('textbox', { name: /E-mail/ });
    await userEvent.type(emails, 'books@bozor.example');
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ report: 'provider', provider: '1', interval: 'MONTHLY' }),
    );
  },
};

/** The server names the field. */
export const Refused: Story = {
  args: {
    onSave: fn<ScheduleDialogProps['onSave']>(async () => ({
      title: undefined,
      errors: [{ path: '/webhookUrl', message: 'Give an address for a webhook' }],
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }));
    await expect(
      (await screen.findAllByText(/Give an address for a webhook/)).length,
    ).toBeGreaterThan(0);
  },
};

export const WithoutMail: Story = {
  args: { canEmail: false, isOfOneTerminal: true },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /E-mail/ })).toBeDisabled();
  },
};
