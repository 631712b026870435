import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AssignDialogView } from './AssignDialog.tsx';
import { AssignmentView } from './AssignmentView.tsx';

const me = { id: 1, name: 'Malika Karimova' };
const timur = { id: 4, name: 'Timur Aliev' };

const meta = {
  title: 'Screens/Back office/Assignment of an invoice',
  component: AssignmentView,
  args: {
    assignee: null,
    me,
    onAssign: fn(() => Promise.resolve(true)),
    onChoose: fn(),
  },
} satisfies Meta<typeof AssignmentView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-620
/** One press takes it over. */
export const Free: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nobody')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to me' }));
    await expect(args.onAssign).toHaveBeenCalledWith(me);
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to somebody' }));
    await expect(args.onChoose).toHaveBeenCalled();
  },
};

export const Mine: Story = {
  args: { assignee: me },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Malika Karimova')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Assign to me' })).toBeNull();
  },
};

// OFFICE-620
/** It is given to somebody else, or taken back. */
export const Choosing: Story = {
  args: {
    assignee: timur,
    dialog: (
      <AssignDialogView
        assignee={timur}
        people={[me, timur]}
        onAssign={fn(() => Promise.resolve(false))}
        onClose={fn()}
        onRetry={fn()}
      />
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign the invoice' }));
    const person = dialog.getByRole('combobox', { name: /Assigned to/ });
    await waitFor(() => expect(person).toBeVisible());
    await expect(person).toHaveTextContent('Timur Aliev');
    await userEvent.click(person);
    await userEvent.click(await screen.findByRole('option', { name: 'Nobody' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    // It was refused: the choice stays.
    await expect(person).toHaveTextContent('Nobody');
  },
};
