import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Switch } from '../switch/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './index.ts';
import type { FieldProblem, FormProps } from './index.ts';
import { FilterFields, LimitFields, LoginFields } from './fields.fixture.tsx';

const meta = {
  title: 'Components/Fields/Form',
  component: Form,
  args: { children: <LoginFields />, 'aria-label': 'Log in', onSubmit: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in any field sends the form with its values. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'operator');
    await userEvent.type(canvas.getByLabelText('Password'), 'operator-demo{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Nothing is sent while a field is wrong. In a short form, the first wrong one has the focus. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(await canvas.findByText('Enter your username')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A form for which a server returns problems on submit. */
function Answered({ problems, ...form }: FormProps & { readonly problems: FieldProblem[] }) {
  const [errors, setErrors] = useState<FieldProblem[]>();
  return <Form {...form} errors={errors} onSubmit={() => setErrors([...problems])} />;
}

/** A server's error is shown at its field, which gets the focus, until the field changes. */
export const FieldErrors: Story = {
  render: (args) => (
    <Answered
      {...args}
      problems={[{ path: '/password', message: 'The password is too old. Ask your operator.' }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(canvas.getByLabelText('Username'), 'operator');
    await userEvent.type(password, 'old');
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(await canvas.findByText(/Ask your operator/)).toBeVisible();
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('new{Tab}');
    await expect(canvas.queryByText(/Ask your operator/)).toBeNull();
  },
};

const onSentAgain = fn();

/**
 * A form that the server refused can be submitted again unchanged: the fix may be in another field,
 * or the error may be temporary.
 */
export const SentAgain: Story = {
  render: function Render(args) {
    const [errors, setErrors] = useState<FieldProblem[]>();
    const refuse = () => {
      onSentAgain();
      setErrors([{ path: '/username', message: 'Nobody has this name and password.' }]);
    };
    return <Form {...args} errors={errors} onSubmit={refuse} />;
  },
  play: async ({ canvas, userEvent }) => {
    onSentAgain.mockClear();
    const username = canvas.getByLabelText('Username');
    await userEvent.type(username, 'operator');
    await userEvent.type(canvas.getByLabelText('Password'), 'old{Enter}');
    await expect(await canvas.findByText(/Nobody has/)).toBeVisible();
    await waitFor(() => expect(username).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Password'), 'new{Enter}');
    await waitFor(() => expect(onSentAgain).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText(/Nobody has/)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Password'));
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(await canvas.findByText('Enter your password')).toBeVisible();
    await expect(onSentAgain).toHaveBeenCalledTimes(2);
  },
};

// OFFICE-916
/** Enter in the refused field leaves the focus there: it gets it again, so that a screen reader reads its error. */
export const RefusedInPlace: Story = {
  args: { children: <TextField name="code" label="Code" defaultValue="000000" /> },
  render: function Render(args) {
    const [errors, setErrors] = useState<FieldProblem[]>();
    const refuse = () => setErrors([{ path: '/code', message: 'This is not the code' }]);
    return <Form {...args} errors={errors} onSubmit={refuse} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Code');
    await userEvent.click(field);
    const focused = fn();
    field.addEventListener('focus', focused);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is not the code'));
    await waitFor(() => expect(focused).toHaveBeenCalledOnce());
    await expect(field).toHaveFocus();
  },
};

/** An error about an unknown field is shown at the top and gets the focus. */
export const ErrorOfNoField: Story = {
  render: (args) => (
    <Answered
      {...args}
      problems={[{ path: 'header.if-match', message: 'Someone else has changed it. Reload.' }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'operator');
    await userEvent.type(canvas.getByLabelText('Password'), 'operator-demo{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Someone else has changed it. Reload.');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

/** An error about the whole form gets the focus when it appears. */
export const FormError: Story = {
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return (
      <Form
        {...args}
        error={error}
        onSubmit={() => setError('Wrong username or password. Check both and try again.')}
      >
        <LoginFields />
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'operator');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Wrong username or password');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

/**
 * A longer form lists its errors, top to bottom, each a link to its field; after correction it is
 * submitted.
 */
export const Limits: Story = {
  args: {
    'aria-label': 'Limits',
    summaryTitle: 'The limits cannot be saved yet',
    children: <LimitFields />,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Priority'), 'first');
    await userEvent.click(canvas.getByRole('button', { name: 'Save limits' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Limit: Enter a limit',
      'Priority: Enter a number',
      'Applies to: Choose what it applies to',
      'I have told the owner of the account: Tell the owner first',
    ]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Priority')).toHaveFocus();
    await userEvent.clear(canvas.getByLabelText('Priority'));
    await userEvent.keyboard('7');
    await userEvent.type(canvas.getByLabelText('Limit'), '1 000 000');
    await userEvent.click(canvas.getByLabelText('Deposits'));
    await userEvent.click(canvas.getByLabelText('I have told the owner of the account'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save limits' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The filter of the invoice list. A server's errors are in the summary and at their fields. */
export const Filter: Story = {
  args: {
    'aria-label': 'Filter',
    summaryTitle: 'There is a problem',
    children: <FilterFields />,
  },
  render: (args) => (
    <Answered
      {...args}
      problems={[
        { path: 'query.lastStatusDate', message: 'No invoice is that old.' },
        { path: 'query.sumTo', message: 'Enter 500 or more.' },
        { path: 'query.statusIds', message: 'NEW cannot be chosen.' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('New'));
    await userEvent.type(canvas.getByLabelText('Sum To'), '100');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filter' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Status: NEW cannot be chosen.',
      'Sum To: Enter 500 or more.',
      'No invoice is that old.',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: /Sum To/ }));
    const sumTo = canvas.getByLabelText('Sum To');
    await expect(sumTo).toHaveFocus();
    await expect(sumTo).toHaveAccessibleDescription('Enter 500 or more.');
    await userEvent.keyboard('{Control>}a{/Control}500{Tab}');
    await expect(sumTo).toBeValid();
  },
};

/** Reset Filter restores every field. */
export const Reset: Story = {
  args: { 'aria-label': 'Filter', children: <FilterFields /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('New'));
    await userEvent.type(canvas.getByLabelText('Sum From'), 'nothing');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Filter' }));
    await expect(canvas.getByLabelText('New')).not.toBeChecked();
    await expect(canvas.getByLabelText('Sum From')).toHaveValue('');
  },
};

/** A reset clears the fields and the errors at the top. */
export const ResetClearsErrors: Story = {
  args: {
    'aria-label': 'Terminal',
    summaryTitle: 'There is a problem',
    children: (
      <>
        <TextField name="name" label="Name" isRequired requiredMessage="Enter a name" />
        <Button type="submit">Save</Button>
        <Button type="reset">Reset</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name: Enter a name');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'false');
  },
};

/** The browser paints before the fields show their errors: the summary waits for all of them. */
export const DrawnTooEarly: Story = {
  args: {
    'aria-label': 'Terminal',
    summaryTitle: 'There is a problem',
    children: (
      <>
        <TextField name="name" label="Name" isRequired requiredMessage="Enter a name" />
        <TextField name="pool" label="Pool" isRequired requiredMessage="Choose a pool" />
        <Button type="submit">Save</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const drawn = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      window.requestAnimationFrame = drawn;
      callback(performance.now());
      return 0;
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('alert');
    const lines = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(lines).toEqual(['Name: Enter a name', 'Pool: Choose a pool']);
  },
};

/** A person who corrects a field before the summary is there keeps the focus, and every letter. */
export const CorrectedAtOnce: Story = {
  args: {
    summaryTitle: 'There is a problem',
    children: (
      <>
        <LoginFields />
        {/* It shows no error, so that the summary waits for it. */}
        <input name="hidden" aria-label="Hidden" required />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const username = canvas.getByLabelText('Username');
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await userEvent.type(username, 'operator');
    for (let frames = 0; frames < 30; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await expect(username).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('-demo');
    await expect(username).toHaveValue('operator-demo');
  },
};

/** Rows of fields with the same name: each that is wrong has its own line, which leads to it. */
export const SameNames: Story = {
  args: {
    'aria-label': 'Attributes',
    summaryTitle: 'There is a problem',
    children: (
      <>
        {['attributes.0.value', 'attributes.1.value'].map((name) => (
          <TextField
            key={name}
            name={name}
            label="Value"
            isRequired
            requiredMessage="Value is required"
          />
        ))}
        <Button type="submit">Save</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('alert');
    const [, second] = canvas.getAllByRole('link', { name: 'Value: Value is required' });
    await expect(second).toBeVisible();
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByLabelText('Value')[1]).toHaveFocus();
  },
};

/** A server's error about a switch, which cannot show one, is listed at the top. */
export const ErrorOfASwitch: Story = {
  render: (args) => (
    <Answered
      {...args}
      problems={[{ path: '/isProduction', message: 'A terminal goes to production only once.' }]}
    >
      <Switch name="isProduction" label="Production mode" defaultSelected />
      <Button type="submit">Save</Button>
    </Answered>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('A terminal goes to production only once.');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

/** A form after a failed submit. */
export const Sheet: Story = {
  tags: ['sheet'],
  args: Limits.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Priority'), 'first');
    // By the keyboard: a mouse would stay over the button.
    canvas.getByRole('button', { name: 'Save limits' }).focus();
    await userEvent.keyboard('{Enter}');
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    alert.blur();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

/** Long words wrap in the summary as they do at their fields. */
export const Texts: Story = {
  args: {
    'aria-label': 'Терминал',
    summaryTitle: 'Терминал пока нельзя сохранить: исправьте поля, которые перечислены ниже',
    error: 'Notoʻgʻri maʼlumot. 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
    children: (
      <>
        <TextField
          name="name"
          label="Наименование терминала для приёма депозитов с карт Humo и Uzcard"
          isRequired
          requiredMessage="Введите наименование не короче трёх знаков, под которым его найдут"
        />
        <Button type="submit" variant="primary">
          Сохранить терминал
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('link')).toBeVisible();
  },
};
