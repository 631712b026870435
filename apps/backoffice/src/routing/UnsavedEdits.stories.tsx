import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@tiyin/ui/link';
import { TextField } from '@tiyin/ui/text-field';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, screen, waitFor } from 'storybook/test';
import { Route, Router, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { UnsavedEditsProvider } from './UnsavedEditsProvider.tsx';
import { useUnsavedEdits } from './useUnsavedEdits.tsx';

function Editor() {
  const [text, setText] = useState('');
  useUnsavedEdits(text !== '');
  return <TextField label="Name" value={text} onChange={setText} />;
}

function Pages() {
  const [, navigate] = useLocation();
  return (
    <RouterProvider navigate={(to) => navigate(to)}>
      <Link href="/edit?page=2">Another page of it</Link> <Link href="/elsewhere">Elsewhere</Link>
      <Route path="/edit">
        <Editor />
      </Route>
      <Route path="/elsewhere">It is left.</Route>
    </RouterProvider>
  );
}

function App() {
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path: '/edit' }));
  return (
    <Router hook={hook} searchHook={searchHook}>
      <UnsavedEditsProvider>
        <Pages />
      </UnsavedEditsProvider>
    </Router>
  );
}

const meta = {
  title: 'Screens/Back office/Unsaved edits',
  component: App,
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-18
/** A person who stays keeps the edits; a person who leaves confirms once. */
export const AsksBeforeLeaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name');
    await userEvent.type(name, 'Bozor');
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(name).toHaveValue('Bozor');
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByText('It is left.')).toBeVisible();
  },
};

/** Without edits, or with reverted edits, no question; nor for changes within the page. */
export const LeavesWithoutAsking: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name');
    await userEvent.type(name, 'B');
    await userEvent.click(canvas.getByRole('link', { name: 'Another page of it' }));
    await expect(name).toHaveValue('B');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await expect(canvas.getByText('It is left.')).toBeVisible();
  },
};

/** The browser itself asks before the tab closes, while there are unsaved edits. */
export const ClosingTheTab: Story = {
  play: async ({ canvas, userEvent }) => {
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(closes()).toBe(true);
    await userEvent.type(canvas.getByLabelText('Name'), 'B');
    await expect(closes()).toBe(false);
    await userEvent.clear(canvas.getByLabelText('Name'));
    await expect(closes()).toBe(true);
  },
};
