import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { AppearanceDialog } from './AppearanceDialog.tsx';

const meta = {
  title: 'Screens/Back office/Appearance',
  component: AppearanceDialog,
  parameters: { layout: 'fullscreen' },
  args: { onOpenChange: fn() },
  beforeEach: () => {
    const { density, theme } = document.documentElement.dataset;
    return () => {
      window.localStorage.removeItem('tiyin.theme');
      window.localStorage.removeItem('tiyin.density');
      Object.assign(document.documentElement.dataset, {
        ...(density !== undefined && { density }),
        ...(theme !== undefined && { theme }),
      });
    };
  },
} satisfies Meta<typeof AppearanceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A choice is seen at once, and kept. */
export const Choosing: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Appearance' }));
    await expect(dialog.getByRole('radio', { name: 'As the system has it' })).toBeChecked();
    await userEvent.click(dialog.getByText('Dark'));
    await userEvent.click(dialog.getByText('Compact'));
    await expect(document.documentElement.dataset).toMatchObject({
      density: 'compact',
      theme: 'dark',
    });
    await expect(window.localStorage.getItem('tiyin.theme')).toBe('dark');
    await userEvent.click(dialog.getByText('As the system has it'));
    await expect(document.documentElement.dataset['theme']).toBeUndefined();
  },
};
