import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pageKeys } from './page-keys.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const meta = {
  title: 'Screens/Back office/Shortcuts',
  component: ShortcutSheet,
  parameters: { layout: 'fullscreen' },
  args: { keys: pageKeys([]), onOpenChange: fn() },
} satisfies Meta<typeof ShortcutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-454
/** Of the pages, those that the person may be on. */
export const Sheet: Story = {
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(sheet.getByText('g then i')).toBeVisible());
    await expect(sheet.getByText('J and K')).toBeVisible();
  },
};
