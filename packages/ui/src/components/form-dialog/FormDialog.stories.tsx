import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { NumberField } from '../number-field/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { FormDialog, useSending } from './index.ts';
import type { FormDialogProps, FormProblem } from './index.ts';

const onSent = fn();

type SentProps = FormDialogProps & {
  /** The answers of the server, one after another; undefined accepts. */
  readonly answers?: readonly (FormProblem | undefined)[];
  /** Ends the request that runs. */
  readonly server?: { end: () => void };
};

/** A dialog whose server is the story. */
function Sent({ answers = [], isOpen: initial = false, server, ...props }: SentProps) {
  const [isOpen, setIsOpen] = useState(initial);
  const [count, setCount] = useState(0);
  const { isPending, problem, send } = useSending();
  const change = (next: boolean) => {
    setIsOpen(next);
    props.onOpenChange(next);
  };
  const submit = (values: FormData) => {
    onSent(Object.fromEntries(values));
    setCount(count + 1);
    const answer = async () => {
      if (server) await new Promise<void>((resolve) => (server.end = resolve));
      return answers[count];
    };
    void send(answer, () => change(false));
  };
  return (
    <>
      <Button onPress={() => change(true)}>Edit</Button>
      <FormDialog
        {...props}
        {...{ isOpen, isPending, problem }}
        onOpenChange={change}
        onSubmit={submit}
      />
    </>
  );
}

function LimitFields() {
  return (
    <>
      <NumberField
        name="limit"
        label="Limit"
        description="The most money that may stand on the account."
        unit="UZS"
        minValue={0}
        isRequired
        requiredMessage="Enter a limit"
      />
      <TextArea
        name="note"
        label="Note"
        isRequired
        requiredMessage="Say why"
        characterLimit={200}
      />
    </>
  );
}

const meta = {
  title: 'Components/Patterns/FormDialog',
  component: FormDialog,
  argTypes: { children: { control: false }, otherActions: { control: false } },
  args: {
    title: 'Change limit',
    action: 'Change limit',
    onOpenChange: fn(),
    onSubmit: fn(),
    children: <LimitFields />,
  },
  beforeEach: () => {
    onSent.mockClear();
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole('dialog', { name: 'Change limit' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const submitButton = () => screen.getByRole('button', { name: 'Change limit' });

const name = (
  <TextField name="name" label="Name" isRequired requiredMessage="Enter a name" autoFocus />
);
const taken: FormProblem = {
  title: undefined,
  errors: [{ path: '/name', message: 'Another account has this name.' }],
};

export const Playground: Story = {
  args: { isOpen: false },
  render: (args) => <Sent {...args} />,
};

/** Enter in a field submits once, the dialog closes after success, and the focus returns. */
export const Keyboard: Story = {
  args: { isOpen: false, children: name },
  render: (args) => <Sent {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
    await userEvent.keyboard('Humo 4417{Enter}');
    await gone();
    await expect(onSent).toHaveBeenCalledOnce();
    await expect(onSent).toHaveBeenCalledWith({ name: 'Humo 4417' });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** The first field has the focus without asking for it; a form that is only read leaves it on the dialog. */
export const FirstField: Story = {
  args: { isOpen: false },
  render: ({ action, ...args }) => (
    <>
      <Sent {...args} action={action} />
      <Sent {...args} title="Limit of Humo 4417" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [change, read] = canvas.getAllByRole('button');
    if (!change || !read) throw new Error('buttons are missing');
    await userEvent.click(change);
    await opened();
    await waitFor(() => expect(screen.getByLabelText(/^Limit/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.click(read);
    const dialog = await screen.findByRole('dialog', { name: 'Limit of Humo 4417' });
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};

/** Escape, the cross and a Cancel of its own close it, and nothing is submitted. */
export const Closed: Story = {
  args: { isOpen: false, otherActions: <Button slot="close">Cancel</Button>, closeLabel: 'Close' },
  render: (args) => <Sent {...args} />,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button');
    await userEvent.click(open);
    await opened();
    await userEvent.keyboard('{Escape}');
    await gone();
    for (const closing of ['Close', 'Cancel']) {
      await userEvent.click(open);
      await opened();
      await userEvent.click(screen.getByRole('button', { name: closing }));
      await gone();
    }
    await expect(onSent).not.toHaveBeenCalled();
  },
};

// OFFICE-882
/** Entered text is discarded only after a question, however the dialog is closed; the focus returns to the field. */
export const EnteredThenClosed: Story = {
  args: { isOpen: false, otherActions: <Button slot="close">Cancel</Button>, children: name },
  render: (args) => <Sent {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const question = () => screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await userEvent.click(canvas.getByRole('button'));
    await opened();
    const field = screen.getByLabelText(/^Name/);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Humo');
    await userEvent.keyboard('{Escape}');
    await expect(await question()).toHaveTextContent('What you entered is not saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Humo');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await question();
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(onSent).not.toHaveBeenCalled();
  },
};

// OFFICE-882
/** A form that is as it was, or is taken back to that, closes without a question; so does a new one after it. */
export const UnchangedThenClosed: Story = {
  args: { isOpen: false, children: name },
  render: (args) => <Sent {...args} />,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button');
    await userEvent.click(open);
    await opened();
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
    await userEvent.keyboard('H{Backspace}{Escape}');
    await gone();
    await userEvent.click(open);
    await opened();
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

/** Fills a field as a password manager does: without a key, a press or the focus. */
function fill(field: HTMLElement, value: string, eventName: 'input' | 'change') {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(eventName, { bubbles: true }));
}

// OFFICE-937
/** Text that is filled in without a key, as by a password manager, is discarded only after a question, too. */
export const FilledThenClosed: Story = {
  args: { isOpen: false, children: name },
  render: (args) => <Sent {...args} />,
  play: async ({ canvas, userEvent }) => {
    for (const eventName of ['input', 'change'] as const) {
      await userEvent.click(canvas.getByRole('button'));
      await opened();
      const field = screen.getByLabelText(/^Name/);
      await waitFor(() => expect(field).toHaveFocus());
      fill(field, 'Humo', eventName);
      await waitFor(() => expect(field).toHaveValue('Humo'));
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('alertdialog', { name: 'Close without saving?' });
      await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
      fill(field, '', eventName);
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await gone();
    }
  },
};

/** Nothing is submitted while a field is wrong: the first one gets the focus. */
export const FirstWrongField: Story = {
  args: { isOpen: true },
  render: (args) => <Sent {...args} />,
  play: async ({ userEvent }) => {
    await opened();
    await userEvent.click(submitButton());
    await expect(await screen.findByText('Enter a limit')).toBeVisible();
    await expect(screen.getByText('Say why')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Limit/)).toHaveFocus());
    await expect(onSent).not.toHaveBeenCalled();
  },
};

/** The errors of the server stand at their fields, the first of which gets the focus; it can be submitted again. */
export const Refused: Story = {
  args: { isOpen: true, children: name },
  render: (args) => <Sent {...args} answers={[taken]} />,
  play: async ({ userEvent }) => {
    await opened();
    const field = screen.getByLabelText(/^Name/);
    await userEvent.type(field, 'Humo');
    await userEvent.click(submitButton());
    await expect(await screen.findByText('Another account has this name.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Another account has this name.');
    await expect(field).toHaveValue('Humo');
    await userEvent.keyboard(' 4417{Enter}');
    await gone();
    await expect(onSent).toHaveBeenCalledTimes(2);
  },
};

/** A refusal of the whole form is announced at its top; it leaves when the form is submitted again. */
export const RefusedAsAWhole: Story = {
  args: { isOpen: true, children: name },
  render: (args) => (
    <Sent {...args} answers={[{ title: 'The account was changed meanwhile.', errors: [] }]} />
  ),
  play: async ({ userEvent }) => {
    await opened();
    await userEvent.type(screen.getByLabelText(/^Name/), 'Humo{Enter}');
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('The account was changed meanwhile.');
    await waitFor(() => expect(alert).toHaveFocus());
    await userEvent.click(submitButton());
    await gone();
  },
};

const server = { end: () => undefined as void };

/** While it is sent, neither the button nor Enter submits it again. */
export const SentOnce: Story = {
  args: { isOpen: true, children: name },
  render: (args) => <Sent {...args} server={server} />,
  play: async ({ userEvent }) => {
    await opened();
    const field = screen.getByLabelText(/^Name/);
    const submit = submitButton();
    await userEvent.type(field, 'Humo{Enter}');
    await expect(await screen.findByRole('progressbar', { name: 'In progress' })).toBeVisible();
    await userEvent.click(submit);
    await userEvent.type(field, '{Enter}{Enter}');
    await expect(onSent).toHaveBeenCalledOnce();
    server.end();
    await gone();
    await expect(onSent).toHaveBeenCalledOnce();
  },
};

/** Without an action there is nothing to submit, and no foot. */
export const OnlyRead: Story = {
  args: { isOpen: true, action: undefined, children: <p>The account has no limit.</p> },
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.querySelector('[type="submit"]')).toBeNull();
    await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
  },
};

/** An action that cannot be undone. */
export const Danger: Story = {
  args: { isOpen: true, title: 'Disable account', action: 'Disable account', variant: 'danger' },
};

export const Sheet: Story = {
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  tags: ['sheet'],
  args: {
    isOpen: true,
    otherActions: <Button slot="close">Cancel</Button>,
    problem: {
      title: 'The limit was not changed.',
      errors: [{ path: '/limit', message: 'At most 500 000 000.' }],
    },
  },
  play: async () => {
    await opened();
  },
};

/** Long and unbroken texts stay inside. */
export const Texts: Story = {
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    title: 'Изменить лимит счёта 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A',
    action: 'Oʻzgartirish va hisob egasiga xabar yuborish',
    closeLabel: 'Yopish',
    otherActions: <Button slot="close">Отменить и вернуться к счёту</Button>,
    children: (
      <TextField
        name="name"
        label="Название счёта, под которым его видят сотрудники"
        defaultValue="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
      />
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};
