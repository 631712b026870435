import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, waitFor } from 'storybook/test';
import { makeNote, makeNotes } from '../../../fixtures/notes.ts';
import { NotesView } from './NotesView.tsx';

const onAdd = fn((_text: string) => Promise.resolve(true));

const problem = new ApiProblem({
  code: 'x',
  kind: 'http',
  status: 503,
  title: 'Service unavailable',
});

const meta = {
  title: 'Screens/Back office/Invoice notes',
  component: NotesView,
  args: {
    count: 2,
    isOfCompany: true,
    notes: makeNotes(),
    onAdd,
    onOpened: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NotesView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function expand({ canvas, userEvent }: Tools): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: /^Notes/ }));
  return canvas.findByRole('textbox', { name: 'New note' });
}

// OFFICE-470
/** The oldest first, each with its author and its time; those that the merchant does not see are marked. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Notes (2)' })).toBeVisible();
    const field = await expand({ canvas, userEvent });
    await expect(args.onOpened).toHaveBeenCalledOnce();
    await expect(field).toHaveAccessibleDescription(/Only your company sees it, not the merchant/);
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      'Jasur Rahimov, 20/11/2026 12:58:40 UTCThe customer wrote to us',
    );
    await expect(second).toHaveTextContent(
      'Malika Karimova, 20/11/2026 13:31:04 UTCOnly your company sees itThe bank was called.',
    );
  },
};

const onEarlier = fn(() => Promise.resolve());

// OFFICE-470
/** Of many the newest are shown first, under the number of all. */
export const Many: Story = {
  args: { count: 27, onEarlier },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Notes (27)' })).toBeVisible();
    await expand({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier notes' }));
    await expect(onEarlier).toHaveBeenCalledOnce();
  },
};

// OFFICE-470
/** The text stays if it could not be sent, and blanks are not sent. */
export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    onAdd.mockReset();
    onAdd.mockResolvedValueOnce(false);
    onAdd.mockResolvedValue(true);
    const field = await expand({ canvas, userEvent });
    const add = canvas.getByRole('button', { name: 'Add note' });
    await userEvent.type(field, '  ');
    await expect(add).toBeDisabled();
    await userEvent.type(field, 'The shop was called');
    await userEvent.click(add);
    await waitFor(() => expect(onAdd).toHaveBeenCalledWith('The shop was called'));
    await waitFor(() => expect(add).toBeEnabled());
    await expect(field).toHaveValue('  The shop was called');
    await userEvent.click(add);
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(onAdd).toHaveBeenCalledTimes(2);
    // The button is disabled again, so the focus is where the next one is written.
    await expect(field).toHaveFocus();
  },
};

// OFFICE-900
/** A text that is too long says so, and the button leads to it; characters are counted as the server does. */
export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    onAdd.mockReset();
    const field = await expand({ canvas, userEvent });
    const add = canvas.getByRole('button', { name: 'Add note' });
    await userEvent.click(field);
    await userEvent.paste('👍'.repeat(1_000));
    await expect(field).toBeValid();
    await userEvent.paste('👍🏽');
    await expect(field).toHaveAccessibleDescription('Remove 2 characters');
    await userEvent.click(add);
    await expect(field).toHaveFocus();
    await expect(onAdd).not.toHaveBeenCalled();
  },
};

/** The people of a merchant read who sees their notes. */
export const OfMerchant: Story = {
  args: { isOfCompany: false, notes: makeNotes().slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    const field = await expand({ canvas, userEvent });
    await expect(field).toHaveAccessibleDescription(/and the payment company see it/);
    await expect(canvas.queryByText('Only your company sees it')).toBeNull();
  },
};

export const Empty: Story = {
  args: { count: 0, notes: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Notes (0)' })).toBeVisible();
    await expand({ canvas, userEvent });
    await expect(canvas.getByText('There are no notes yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { notes: undefined },
  play: async ({ canvas, userEvent }) => {
    await expand({ canvas, userEvent });
    await expect(await canvas.findByText('Loading notes')).toHaveRole('status');
  },
};

export const Failed: Story = {
  args: { notes: undefined, problem },
  play: async ({ args, canvas, userEvent }) => {
    await expand({ canvas, userEvent });
    await expect(canvas.getByText('The notes did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Old notes stay, with a message that they may be out of date. */
export const OutOfDate: Story = {
  args: { problem },
  play: async ({ canvas, userEvent }) => {
    await expand({ canvas, userEvent });
    await expect(canvas.getByText('These notes may be out of date')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Long words, lines and other scripts are all to be read. */
export const Texts: Story = {
  args: {
    count: 2,
    notes: [
      makeNote({
        author: 'Абдулҳамид Сулаймон ўғли Чўлпон',
        text: 'Перевёл деньги в 12:04.\n\n019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
      }),
      makeNote({ id: 8, text: 'Toʻlov oʻtdi, ammo hisob hali gʻoyib.', isInternal: false }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expand({ canvas, userEvent });
  },
};

/** On a phone nothing reaches over the edge. */
export const OnAPhone: Story = {
  ...Texts,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expand({ canvas, userEvent });
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
