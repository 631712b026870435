import { webhookPublicKey } from '@tiyin/domain/callbacks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Box } from '../../components/box/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { KeyLines } from './index.ts';

/* The example key of RFC 8410, section 10.1. */
const publicKey = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';
const webhookKey = webhookPublicKey(publicKey) ?? '';

const meta = {
  title: 'Payments/KeyLines',
  component: KeyLines,
  args: { publicKey, webhookKey },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
} satisfies Meta<typeof KeyLines>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-77
/**
 * Three lines of twenty characters; both forms can be copied in full, and each copy is confirmed.
 */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Public key' })).toBeVisible();
    const lines = canvas.getByRole('code').children;
    await expect([...lines].map((line) => line.textContent.length)).toEqual([20, 20, 20]);

    const copy = canvas.getByRole('button', { name: 'Copy: Public key' });
    await userEvent.tab();
    await expect(copy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(publicKey);
    await waitFor(() => expect(copy).toHaveAccessibleName('Copied: Public key'));

    const second = canvas.getByRole('button', { name: /^Copy for Standard Webhooks: / });
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(
      'whpk_Gb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=',
    );
    await waitFor(() => expect(second).toHaveAccessibleName('Copied: Key for Standard Webhooks'));
  },
};

/** The key alone, with one copy. */
export const OneForm: Story = {
  render: () => <KeyLines publicKey={publicKey} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** With and without the second form. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={24}>
      <KeyLines {...args} />
      <KeyLines publicKey={publicKey} label="Key of the last month" />
    </Stack>
  ),
};

/** Long words, no key, a key without a break in it, other languages. */
export const Texts: Story = {
  render: () => (
    <Stack gap={24}>
      <KeyLines
        publicKey={publicKey.repeat(6)}
        label="Открытый ключ, которым магазин проверяет уведомления о каждом платеже"
        copyLabel="Копировать"
        copiedLabel="Скопировано"
        webhookKey={webhookKey}
        webhookKeyLabel="Ключ для библиотек"
      />
      <KeyLines publicKey="" label="" />
      <KeyLines
        publicKey="019AA1F1E0B37A028C110D93B7A4442E"
        label="Doʻkon uchun ochiq kalit 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
        copyLabel="Nusxalash"
        copiedLabel="Nusxalandi"
      />
    </Stack>
  ),
};
