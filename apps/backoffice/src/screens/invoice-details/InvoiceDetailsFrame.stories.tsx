import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Route, Router, useParams } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { UnsavedEditsProvider } from '../../routing/UnsavedEditsProvider.tsx';
import { storeNeighbours } from '../invoices/stored-neighbours.ts';
import { InvoiceDetailsFrame } from './InvoiceDetailsFrame.tsx';
import { NewNote } from './notes/NewNote.tsx';
import { useInvoiceWays } from './useInvoiceWays.ts';

const meta = {
  title: 'Screens/Back office/Invoice frame',
  component: InvoiceDetailsFrame,
  args: {
    children: <input aria-label="Reason" />,
    listHref: '/invoices?terminal=1',
    ways: { onList: fn(), onNext: fn(), onPrevious: fn() },
  },
} satisfies Meta<typeof InvoiceDetailsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-454
/** Buttons and keys lead to the neighbours and back to the list; what is typed into a field does not. */
export const Keys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { onList, onNext, onPrevious } = args.ways;
    await userEvent.click(canvas.getByRole('button', { name: 'Next invoice' }));
    await userEvent.keyboard('j');
    await expect(onNext).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('k');
    await expect(onPrevious).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(onList).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('Reason'), 'jk');
    await expect(onNext).toHaveBeenCalledTimes(2);
    await expect(onPrevious).toHaveBeenCalledOnce();
  },
};

/** The last of a page has no next one. */
export const Last: Story = {
  args: { ways: { onList: fn(), onNext: undefined, onPrevious: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next invoice' })).toBeDisabled();
  },
};

/** Of no list that was shown. */
export const Alone: Story = {
  args: { ways: { onList: fn(), onNext: undefined, onPrevious: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

function NotedInvoice() {
  const { id } = useParams<{ id: string }>();
  const ways = useInvoiceWays(id, '/invoices');
  return (
    <InvoiceDetailsFrame listHref="/invoices" ways={ways}>
      <h2>{id}</h2>
      <NewNote key={id} isOfCompany onAdd={() => Promise.resolve(true)} />
    </InvoiceDetailsFrame>
  );
}

function Invoices() {
  const [{ hook }] = useState(() => {
    storeNeighbours(window.sessionStorage, ['first', 'second']);
    return memoryLocation({ path: '/invoices/first' });
  });
  return (
    <Router hook={hook}>
      <UnsavedEditsProvider>
        <Route path="/invoices/:id">
          <NotedInvoice />
        </Route>
      </UnsavedEditsProvider>
    </Router>
  );
}

// OFFICE-18, OFFICE-470
/** A note that is not added yet is not lost by a way to another invoice. */
export const TypedNote: Story = {
  render: () => <Invoices />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next invoice' });
    const field = canvas.getByRole('textbox', { name: 'New note' });
    await userEvent.type(field, 'The shop was called');
    await userEvent.click(next);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(field).toHaveValue('The shop was called');
    await userEvent.click(next);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { name: 'second' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'New note' })).toHaveValue('');
  },
};
