import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Box } from '../box/index.ts';
import { Code } from '../code/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { CopyButton, CopyByHand, useCopyByHand } from './index.ts';
import type { CopyButtonProps } from './index.ts';

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  args: {
    value: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
    what: 'Invoice ID',
    onCopied: fn(),
    onError: fn(),
  },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

// FORM-34
/** Changes to Copied, and announces it, only after the clipboard has the text. */
export const Copies: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy: Invoice ID' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
    );
    await waitFor(() => expect(button).toHaveAccessibleName('Copied: Invoice ID'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied: Invoice ID');
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledTimes(2));
    await expect(button).toHaveFocus();
  },
};

/** A failed copy removes Copied from an earlier success and reports why to the page. */
export const Fails: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Copied: Invoice ID'));
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Copy: Invoice ID'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(args.onError).toHaveBeenCalledWith('Copy failed');
  },
};

/** Without an error handler on the page, a failure is only logged. */
export const FailsSilently: Story = {
  render: () => <CopyButton value="1" what="Invoice ID" />,
  play: async ({ canvas, userEvent }) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(warn).toHaveBeenCalledWith('Copy failed'));
    warn.mockRestore();
  },
};

/**
 * When the clipboard refuses, the value is selected and a message says so, until a copy succeeds.
 */
export const ByHand: Story = {
  render: (args) => <SelectedByHand {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(button);
    await canvas.findByText(/copy it by hand/);
    await expect(String(getSelection())).toBe(args.value);
    getSelection()?.removeAllRanges();
    await userEvent.click(button);
    await waitFor(() => expect(String(getSelection())).toBe(args.value));
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByText(/copy it by hand/)).toBeNull());
    getSelection()?.removeAllRanges();
  },
};

function SelectedByHand(props: CopyButtonProps) {
  const { isByHand, target, onCopied, onError } = useCopyByHand();
  return (
    <Inline gap={8}>
      <span ref={target}>{props.value}</span>
      <CopyButton {...props} {...{ onCopied, onError }} />
      <CopyByHand isByHand={isByHand} text="The text is selected: copy it by hand." />
    </Inline>
  );
}

/** A page that was not served securely has no clipboard. */
export const NotSupported: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const clipboard = spyOn(navigator, 'clipboard', 'get').mockReturnValue(
      undefined as unknown as Clipboard,
    );
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('Clipboard not supported'));
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Copy: Invoice ID');
    clipboard.mockRestore();
  },
};

/** Another value is not the one that was copied. */
export const ValueChanges: Story = {
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Invoice ID' }));
    await canvas.findByRole('button', { name: 'Copied: Invoice ID' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next invoice' }));
    await expect(canvas.getByRole('button', { name: 'Copy: Invoice ID' })).toBeVisible();
  },
};

function Changing(props: CopyButtonProps) {
  const [value, setValue] = useState('1');
  return (
    <Inline gap={12}>
      <CopyButton {...props} value={value} />
      <Button onPress={() => setValue('2')}>Next invoice</Button>
    </Inline>
  );
}

/** Both looks, before and after a copy. Copied stays for as long as it is looked at. */
export const Sheet: Story = {
  tags: ['sheet'],
  beforeEach: () => {
    const { setTimeout: start } = window;
    const timers = spyOn(window, 'setTimeout').mockImplementation(((
      handler: TimerHandler,
      ms?: number,
      ...rest: unknown[]
    ) => (ms === 5000 ? 0 : start(handler, ms, ...rest))) as typeof setTimeout);
    return () => timers.mockRestore();
  },
  render: (args) => (
    <Stack gap={16} align="start">
      <CopyButton {...args} what="Invoice ID" />
      <CopyButton {...args} what="Card number" />
      <CopyButton {...args} what="Account" look="icon" />
      <CopyButton {...args} what="Amount" look="icon" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Card number' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Amount' }));
    await canvas.findByRole('button', { name: 'Copied: Amount' });
    await userEvent.click(document.body);
  },
};

export const IconOnly: Story = { args: { look: 'icon' } };

/**
 * The copied text may have any length, because it is not shown. The labels are short, and the
 * button is as wide as the longer one.
 */
export const Texts: Story = {
  render: (args) => (
    <Box maxWidth="menu">
      <Stack gap={16} align="start">
        <CopyButton {...args} what="Номер карты" label="Копировать" copiedLabel="Скопировано" />
        <CopyButton {...args} what="Toʻlov raqami" label="Nusxa olish" copiedLabel="Nusxa olindi" />
        <CopyButton {...args} value="" what="Empty" />
        <Inline gap={8}>
          <Code>019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E</Code>
          <CopyButton {...args} look="icon" what="Идентификатор счёта у поставщика услуг" />
        </Inline>
      </Stack>
    </Box>
  ),
};
