import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AuditFilterDialog } from './AuditFilterDialog.tsx';

const meta = {
  title: 'Screens/Back office/Audit filter',
  component: AuditFilterDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    conditions: {},
    isOpen: true,
    onApply: fn(),
    onOpenChange: fn(),
    today: '2026-11-20',
  },
} satisfies Meta<typeof AuditFilterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Filter' }));

// OFFICE-350
/** An error is shown at its field, and nothing is applied. */
export const Empty: Story = {
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    await userEvent.type(filter.getByRole('textbox', { name: 'Action' }), 'changed');
    await userEvent.click(filter.getByRole('button', { name: 'Apply Filter' }));
    await expect(filter.getByText('An action looks like invoice.status_changed')).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.clear(filter.getByRole('textbox', { name: 'Action' }));
    await userEvent.type(filter.getByRole('textbox', { name: 'Action' }), 'setting.changed');
    await userEvent.click(filter.getByRole('button', { name: 'Apply Filter' }));
    await expect(args.onApply).toHaveBeenCalledWith({ action: 'setting.changed' });
  },
};

/** The fields begin with what is applied; Reset takes everything off. */
export const Full: Story = {
  args: {
    conditions: {
      from: '2026-11-01',
      to: '2026-11-20',
      actorType: 'staff',
      actorId: 7,
      objectKind: 'invoice',
      address: '203.0.113.7',
    },
  },
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    await expect(filter.getByRole('textbox', { name: 'Actor ID' })).toHaveValue('7');
    await userEvent.click(filter.getByRole('button', { name: 'Reset Filter' }));
    await expect(args.onApply).toHaveBeenCalledWith({});
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

// OFFICE-938
/** Conditions that were entered are discarded only after a question; the applied ones ask nothing. */
export const EnteredThenClosed: Story = {
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    await userEvent.type(filter.getByRole('textbox', { name: 'Action' }), 'a');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(filter.getByRole('textbox', { name: 'Action' })).toHaveFocus());
    await userEvent.keyboard('{Backspace}{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };
