import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Inline } from '../inline/index.ts';
import { toastQueue } from './queue.ts';
import type { ToastMessage } from './queue.ts';
import { ToastRegion, toasts, toastTimeout } from './index.ts';

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  beforeEach: () => () => toastQueue.clear(),
  render: (args) => (
    <>
      <Inline>
        <Button onPress={() => toasts.success('Status changed successfully!')}>Success</Button>
        <Button onPress={() => toasts.error('Failed to change status')}>Error</Button>
        <Button onPress={() => toasts.info('The download has begun', 'invoices-2026-11-20.csv')}>
          Info
        </Button>
      </Inline>
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each is announced as an alert, and the focus does not move. */
export const Announced: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Success', 'Error', 'Info']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await expect(await screen.findAllByRole('alert')).toHaveLength(3);
    await expect(screen.getByRole('region', { name: '3 notifications.' })).toBeVisible();
  },
};

/** F6 moves to the toasts and back; Enter on Close closes one, and Space too. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Success' });
    button.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const region = await screen.findByRole('region', { name: '2 notifications.' });
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(region).toHaveFocus());
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(region).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Close');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Close: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await screen.findByRole('alertdialog', { name: 'Status changed successfully!' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The timers that were set for toasts, running as ever; the last one first. */
const watchTimers = () => {
  const set = spyOn(window, 'setTimeout');
  const cleared = spyOn(window, 'clearTimeout');
  const own = () =>
    set.mock.calls.flatMap(([run, wait = 0], index) =>
      wait > 1000 && wait <= toastTimeout && typeof run === 'function'
        ? [{ run, wait, id: set.mock.results[index]?.value }]
        : [],
    );
  return {
    last: () => own().at(-1),
    isCleared: (id: unknown) => cleared.mock.calls.some(([each]) => each === id),
  };
};

/** Five seconds; the timer pauses while the pointer rests on it. */
export const WaitsWhileHovered: Story = {
  play: async ({ canvas, userEvent }) => {
    const timers = watchTimers();
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    const toast = await screen.findByRole('alertdialog');
    const first = timers.last();
    await expect(first?.wait).toBe(5000);
    await userEvent.hover(toast);
    await expect(timers.isCleared(first?.id)).toBe(true);
    await userEvent.hover(canvas.getByRole('button', { name: 'Info' }));
    const rest = timers.last();
    await expect(rest).not.toEqual(first);
    await expect(timers.isCleared(rest?.id)).toBe(false);
    rest?.run();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The timer also pauses while the focus is within. */
export const WaitsWhileFocused: Story = {
  play: async ({ canvas, userEvent }) => {
    const timers = watchTimers();
    canvas.getByRole('button', { name: 'Error' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    const first = timers.last();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
    await expect(timers.isCleared(first?.id)).toBe(true);
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(timers.last()).not.toEqual(first));
    await expect(timers.isCleared(timers.last()?.id)).toBe(false);
  },
};

// OFFICE-27
/** It disappears when its time is over. */
export const ClosesAfterTimeout: Story = {
  play: async () => {
    const onClose = fn();
    toastQueue.add({ tone: 'info', text: 'The download has begun' }, { timeout: 200, onClose });
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** Without a timeout, so that the picture is stable. */
const stay = (...messages: readonly ToastMessage[]) => {
  for (const message of messages) toastQueue.add(message);
};

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const lines = Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`);

// OFFICE-805
/** No toast lies over an open dialog, however high that is: its buttons can be pressed at once. */
export const BesideADialog: Story = {
  render: (args) => (
    <>
      <Dialog
        isOpen
        onOpenChange={fn()}
        size="lg"
        title="Settlement"
        actions={<Button variant="primary">Settle</Button>}
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    stay({ tone: 'error', text: 'Failed to change status', detail: 'Try again.' });
    const toast = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(overlaps(dialog.getBoundingClientRect(), toast.getBoundingClientRect())).toBe(false),
    );
    toastQueue.clear();
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBeGreaterThan(700));
  },
};

// OFFICE-805
/** On a phone toasts are at the top, away from the buttons of a dialog and of the page. */
export const BesideADialogOnAPhone: Story = {
  ...BesideADialog,
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    stay({ tone: 'error', text: 'Failed to change status', detail: 'Try again.' });
    const toast = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(overlaps(dialog.getBoundingClientRect(), toast.getBoundingClientRect())).toBe(false),
    );
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => <ToastRegion {...args} />,
  play: async () => {
    stay(
      { tone: 'info', text: 'The download has begun', detail: 'invoices-2026-11-20.csv' },
      { tone: 'error', text: 'Failed to change status' },
      { tone: 'success', text: 'Status changed successfully!' },
    );
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3));
  },
};

export const Texts: Story = {
  render: (args) => <ToastRegion {...args} />,
  play: async () => {
    stay(
      { tone: 'success', text: 'Holat oʻzgartirildi', detail: 'Toʻgʻri: mijozga xabar yuborildi' },
      {
        tone: 'error',
        text: 'Не удалось изменить статус счёта 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
        detail: 'Кто-то изменил его раньше вас. Обновите страницу и посмотрите, что изменилось.',
      },
    );
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  },
};
