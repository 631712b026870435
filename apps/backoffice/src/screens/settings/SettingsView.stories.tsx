import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@tiyin/ui/card';
import { expect, fn } from 'storybook/test';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { SettingsView } from './SettingsView.tsx';

const onAutoRetry = fn();

const meta = {
  title: 'Screens/Back office/Settings',
  component: SettingsView,
  decorators: [inFrame('Settings')],
} satisfies Meta<typeof SettingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-83
/**
 * A person who may edit the settings turns auto-retry on; everybody has a link to their password.
 */
export const Editing: Story = {
  args: { autoRetry: { isOn: false, onChange: onAutoRetry } },
  play: async ({ canvas, userEvent }) => {
    onAutoRetry.mockClear();
    await expect(canvas.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/settings/change-password',
    );
    await userEvent.click(canvas.getByRole('switch', { name: 'Auto-retry of withdrawals' }));
    await expect(onAutoRetry).toHaveBeenCalledWith(true);
  },
};

/** A person who may only read them sees the state. */
export const Reading: Story = {
  args: { autoRetry: { isOn: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};

// OFFICE-580
/** The settings of a person stand apart from those of the company. */
export const OwnAndCompany: Story = {
  args: {
    autoRetry: { isOn: true },
    own: (
      <Card title="Passkeys" level={3}>
        None yet.
      </Card>
    ),
    company: (
      <Card title="Rates" level={3}>
        1 USDT costs 12 700 UZS.
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(headings.slice(headings.indexOf('Your account'))).toEqual([
      'Your account',
      'Password',
      'Passkeys',
      'The company',
      'Withdrawals',
      'Rates',
    ]);
  },
};

/** A person without permission sees only their own settings. */
export const OwnOnly: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'The company' })).toBeNull();
  },
};
