import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TerminalDetails } from '@tiyin/api/types';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrame } from '../../../fixtures/in-frame.tsx';
import { makeAttribute, makeTerminalDetails } from '../../../fixtures/terminal-details.ts';
import { applyEdits, changeOf, countChanges, type TerminalEdits } from './terminal-edits.ts';
import { TerminalView, type TerminalViewProps } from './TerminalView.tsx';
import type { TerminalEditor } from './useTerminalEditor.ts';

type Props = Omit<TerminalViewProps, 'editor'> &
  Pick<TerminalEditor, 'removeAttribute' | 'switchToProduction'> & {
    readonly terminal: TerminalDetails;
    readonly onSave: (change: ReturnType<typeof changeOf>) => void;
    readonly isConflict?: boolean;
    readonly errors?: TerminalEditor['errors'];
  };

/** The view with its edits kept, and nothing behind it. */
function Stateful(props: Props) {
  const { errors, isConflict = false, onSave, removeAttribute, terminal, ...view } = props;
  const { onMakeForm, switchToProduction, ...rest } = view;
  const [edits, setEdits] = useState<TerminalEdits>({});
  const [round, setRound] = useState(0);
  const editor: TerminalEditor = {
    terminal,
    edited: applyEdits(terminal, edits),
    changes: countChanges(terminal, edits),
    isConflict,
    isSaving: false,
    errors,
    round,
    edit: (part) => setEdits({ ...edits, ...part }),
    discard: () => {
      setEdits({});
      setRound(round + 1);
    },
    save: () => Promise.resolve(onSave(changeOf(terminal, edits))),
    removeAttribute,
    switchToProduction,
  };
  return <TerminalView {...rest} editor={editor} {...(view.maySave && { onMakeForm })} />;
}

const url = 'http://127.0.0.1:4310/payment/9aGk2mQ0YxW3uT7rB1cZ5eNfLhJv8sPd';

const meta = {
  title: 'Screens/Back office/Terminal',
  component: Stateful,
  args: {
    mayRoute: true,
    maySave: true,
    maySeeAttributes: true,
    maySwitch: true,
    onCheck: fn<Props['onCheck']>(() => Promise.resolve([])),
    onMakeForm: fn(() => Promise.resolve(url)),
    onSave: fn(),
    pools: [
      { id: 1, name: 'UZS cards' },
      { id: 2, name: 'RUB banks' },
    ],
    removeAttribute: fn(() => Promise.resolve()),
    switchToProduction: fn(() => Promise.resolve()),
    terminal: makeTerminalDetails(),
  },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** It is there once something has changed. */
const save = (canvas: Canvas) => canvas.findByRole('button', { name: 'Save' });

/** The line of the attributes that has a text in it. */
const lineOf = (canvas: Canvas, text: string) => {
  const lines = within(canvas.getByRole('table', { name: 'Attributes' })).getAllByRole('row');
  const line = lines.findLast((row) => within(row).queryByText(text) !== null);
  if (line === undefined) throw new Error(`no attribute says ${text}`);
  return within(line);
};

async function pick(
  canvas: Canvas,
  userEvent: { click: (on: Element) => Promise<void> },
  type: string,
) {
  await userEvent.click(await canvas.findByRole('combobox', { name: /Attribute type/ }));
  await userEvent.click(await screen.findByRole('option', { name: type }));
}

// OFFICE-63, ROUTING-10
/** All actions of an operator; only changes are saved. */
/** The largest addition to a fixed amount is set in the terminal's currency, and within its limit (ROUTING-203). */
export const MaxAdjustment: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', {
      name: /Largest addition to a fixed amount/,
    });
    await userEvent.clear(field);
    await userEvent.type(field, '1000001');
    await userEvent.click(await save(canvas));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '5000');
    await userEvent.click(await save(canvas));
    await expect(args.onSave).toHaveBeenCalledWith({ maxAdjustment: 500_000 });
  },
};

// ROUTING-204
/** The rules for less and for more money than the amount are chosen separately (ROUTING-204). */
export const PaymentRules: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const less = within(await canvas.findByRole('radiogroup', { name: 'If less comes' }));
    await expect(less.getByRole('radio', { name: 'Ask for the rest' })).toBeChecked();
    await userEvent.click(less.getByRole('radio', { name: 'Accept what came' }));
    const more = within(canvas.getByRole('radiogroup', { name: 'If more comes' }));
    await userEvent.click(more.getByRole('radio', { name: 'Leave it to staff' }));
    await userEvent.click(await save(canvas));
    const change = { shortPayment: 'ACCEPT', overPayment: 'PERSON' };
    await expect(args.onSave).toHaveBeenCalledWith(change);
  },
};

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.clear(name);
    await userEvent.type(name, 'Kiosk');
    await pick(canvas, userEvent, 'Boolean');
    await expect(canvas.getAllByRole('combobox', { name: /^Value/ })[1]).toHaveTextContent('true');
    await pick(canvas, userEvent, 'Numeric');
    await pick(canvas, userEvent, 'Char');
    await userEvent.click(lineOf(canvas, 'Char').getByRole('button', { name: 'Unset' }));
    await expect(canvas.getAllByRole('combobox', { name: /Attribute type/ })).toHaveLength(1);
    await userEvent.click(await save(canvas));
    // The numeric one has no value and is dropped.
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Kiosk',
      attributes: [
        { value: '5411', attrType: { id: 1 } },
        { value: 'Samarqand, Registon koʻchasi 12', attrType: { id: 2 } },
        { value: 'true', attrType: { id: 4 } },
        { value: 'true', attrType: { id: 4 } },
      ],
    });
    await userEvent.click(lineOf(canvas, 'Integer').getByRole('button', { name: 'Remove' }));
    await expect(args.removeAttribute).toHaveBeenCalledWith(1);
  },
};

// OFFICE-65, ROUTING-9
/** Each invalid value shows its error, in the agreed words (ROUTING-9), and nothing is saved. */
export const WrongValues: Story = {
  args: { terminal: makeTerminalDetails({ attributes: [makeAttribute(1, 'I', '5411')] }) },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const [integer] = await canvas.findAllByRole('textbox', { name: 'Value' });
    if (integer === undefined) throw new Error('there is no attribute');
    await userEvent.clear(name);
    await userEvent.clear(integer);
    await pick(canvas, userEvent, 'Char');
    await userEvent.keyboard('ab');
    await pick(canvas, userEvent, 'Numeric');
    await userEvent.keyboard('12');
    await userEvent.click(await save(canvas));
    const summary = within(await canvas.findByRole('alert'));
    for (const said of [
      'Name is required',
      'Value is required',
      'value is not Char',
      'value is not Numeric',
    ]) {
      await waitFor(() => expect(summary.getByText(said, { exact: false })).toBeVisible());
    }
    await userEvent.type(name, 'Ab');
    await userEvent.type(integer, '1.5');
    await userEvent.click(await save(canvas));
    await waitFor(() =>
      expect(canvas.getAllByText(/Name must be at least 3 characters long/)[0]).toBeVisible(),
    );
    await expect(canvas.getAllByText(/value is not Integer/)[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Sandbox deposits');
    // The form is made again, and its Save is gone: the focus stays at its end.
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByText('', { selector: '[role=status][tabindex]' })).toHaveFocus(),
    );
  },
};

/** A value refused by the server shows the error at its field. */
export const Refused: Story = {
  args: {
    errors: [
      {
        path: '/methods/0/maxAmount',
        message: 'The largest amount must not be less than the smallest',
      },
    ],
  },
  play: async ({ canvas }) => {
    const field = within(await canvas.findByRole('group', { name: 'Humo' }));
    await waitFor(() =>
      expect(
        field.getByText('The largest amount must not be less than the smallest'),
      ).toBeVisible(),
    );
  },
};

// OFFICE-66
/** Limits and fees of the methods, and which are offered. */
export const Methods: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Uzcard' }));
    const uzcard = within(canvas.getByRole('group', { name: 'Uzcard' }));
    const fee = uzcard.getByRole('textbox', { name: 'Fee' });
    await expect(fee).toHaveValue('1.50');
    await userEvent.clear(fee);
    await userEvent.type(fee, '1.25');
    await userEvent.click(await save(canvas));
    await expect(args.onSave).toHaveBeenCalledWith({
      methods: [
        expect.objectContaining({ id: 1 }),
        {
          id: 2,
          minAmount: 100_000,
          maxAmount: 10_000_000_000,
          feeBasisPoints: 125,
          feeFixed: 0,
        },
      ],
    });
  },
};

// OFFICE-571
/** The percentage and the fee of an example amount follow each other; the example itself is not saved. */
export const ExampleFees: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const humo = within(await canvas.findByRole('group', { name: 'Humo' }));
    const percent = humo.getByRole('textbox', { name: 'Fee' });
    const fee = humo.getByRole('textbox', { name: /^Fee of 100.000\.00$/ });
    await expect(fee).toHaveValue('1\u202F500.00');
    await userEvent.clear(percent);
    await userEvent.type(percent, '2');
    await expect(fee).toHaveValue('2\u202F000.00');
    await userEvent.clear(fee);
    await userEvent.type(fee, '1234.56');
    // Typed text stays until the field is left; whole hundredths of a per cent come nearest.
    await expect(fee).toHaveValue('1234.56');
    await expect(percent).toHaveValue('1.23');
    await userEvent.tab();
    await expect(fee).toHaveValue('1\u202F230.00');
    await expect(canvas.getByText('1 unsaved change')).toBeVisible();
    const example = canvas.getByRole('textbox', { name: 'Example amount' });
    await userEvent.clear(example);
    await expect(humo.getByRole('textbox', { name: 'Fee of the example' })).toBeDisabled();
    await userEvent.type(example, '200000');
    await expect(humo.getByRole('textbox', { name: /^Fee of 200/ })).toHaveValue('2\u202F460.00');
    await userEvent.click(await save(canvas));
    await expect(args.onSave).toHaveBeenCalledWith({
      methods: [expect.objectContaining({ id: 1, feeBasisPoints: 123, feeFixed: 0 })],
    });
  },
};

// OFFICE-572
/** Save and Cancel are there only while something changed, with the number of changes. */
export const SaveAndCancel: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2');
    await expect(await canvas.findByText('1 unsaved change')).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Accept what came' }));
    await expect(await canvas.findByText('2 unsaved changes')).toBeVisible();
    await userEvent.type(name, '{Backspace}{Backspace}');
    await expect(await canvas.findByText('1 unsaved change')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Ask for the rest' })).toBeChecked();
  },
};

// OFFICE-50, OFFICE-67, ROUTING-7
/** Switching to production asks first. */
export const ToProduction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Production mode' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'State changing' }));
    await waitFor(() =>
      expect(
        question.getByText('Are you sure to switch current terminal to production state?'),
      ).toBeVisible(),
    );
    await expect(args.switchToProduction).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Continue' }));
    await expect(args.switchToProduction).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

// OFFICE-232
/** Missing parts are listed before the question; the switch stays possible. */
export const MissingForProduction: Story = {
  args: {
    onCheck: fn<Props['onCheck']>(() =>
      Promise.resolve([
        'Humo: the pool UZS cards has no enabled account with a real provider and a number',
        'The merchant has no callback address',
      ]),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Production mode' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'State changing' }));
    await waitFor(() => expect(question.getByText('Missing for production')).toBeVisible());
    await expect(question.getByText('The merchant has no callback address')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};

// OFFICE-232
/** If the check fails, the question says so. */
export const NotChecked: Story = {
  args: { onCheck: fn<Props['onCheck']>(() => Promise.resolve(undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Production mode' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'State changing' }));
    await waitFor(() => expect(question.getByText(/could not be checked/)).toBeVisible());
  },
};

/** A production terminal has no way back, and no test form. */
export const InProduction: Story = {
  args: { terminal: makeTerminalDetails({ inTest: false, isTest: false }) },
  play: async ({ canvas }) => {
    const mode = await canvas.findByRole('switch', { name: 'Production mode' });
    await expect(mode).toBeChecked();
    await expect(mode).toBeDisabled();
    await expect(canvas.queryByText('Test form')).toBeNull();
  },
};

// OFFICE-68
/** A form to try the terminal by: its link, to be copied, and its code, to be scanned. */
export const TestForm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a test form' }));
    await expect(await canvas.findByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(canvas.getByText(url)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the form' })).toHaveAttribute('href', url);
    await expect(canvas.getByRole('button', { name: /^Copy/ })).toBeVisible();
  },
};

/**
 * A person who sets the monitoring thresholds has both in the form (terminal.statistic.settings).
 */
export const Thresholds: Story = {
  args: {
    mayRoute: false,
    maySave: false,
    terminal: makeTerminalDetails({
      thresholds: { successPercentLowThreshold: 70, successPercentHighThreshold: 90 },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const low = await canvas.findByRole('textbox', { name: 'Success rate is low below' });
    await userEvent.clear(low);
    await userEvent.type(low, '55');
    await userEvent.click(await save(canvas));
    await expect(args.onSave).toHaveBeenCalledWith({
      thresholds: { successPercentLowThreshold: 55, successPercentHighThreshold: 90 },
    });
  },
};

// OFFICE-69
/** An edit conflict: the text is kept. */
export const Conflict: Story = {
  args: { isConflict: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Somebody changed this terminal meanwhile')).toBeVisible();
  },
};

// PEOPLE-36
/** A person of the merchant: names and attributes, but neither fees nor the way to production. */
export const OfTheMerchant: Story = {
  args: { mayRoute: false, maySwitch: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Attributes' }));
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Attribute type',
      'Value',
      'Parameter type',
      'Actions',
    ]);
    await expect(canvas.getByRole('grid', { name: 'Methods' })).toHaveTextContent('1.5 %');
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** A person without permissions to edit reads all but the attributes, and has no buttons. */
export const OfAViewer: Story = {
  args: {
    mayRoute: false,
    maySave: false,
    maySeeAttributes: false,
    maySwitch: false,
    terminal: (({ attributes: _attributes, ...rest }) => rest)(makeTerminalDetails()),
  },
  play: async ({ canvas }) => {
    for (const [term, fact] of Object.entries({
      ID: '14',
      'Flow Type': 'deposit',
      Currency: 'UZS',
    })) {
      await expect(canvas.getByText(term).closest('div')).toHaveTextContent(`${term}${fact}`);
    }
    await expect(canvas.getByText('Sandbox deposits')).toBeVisible();
    await expect(canvas.queryByText('Attributes')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Long values, more than one script, and an attribute list to read. */
export const Texts: Story = {
  args: {
    maySave: false,
    terminal: makeTerminalDetails({
      attributes: [
        makeAttribute(1, 'S', 'Терминал для приёма депозитов с карт Humo и Uzcard, запасной'),
        makeAttribute(2, 'S', '019AA1F1E0B37A028C110D93B7A4442E'.repeat(3)),
      ],
      name: 'Oʻzbekiston gʻazna savdosi · филиал',
    }),
  },
};

export const WholePage: Story = {
  decorators: [inFrame('Terminals')],
  parameters: { layout: 'fullscreen' },
};

export const OnAPhone: Story = {
  ...WholePage,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

// OFFICE-63
/** Without attributes, the card says what they are for. */
export const NoAttributes: Story = {
  args: { terminal: makeTerminalDetails({ attributes: [] }) },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('combobox', { name: /Attribute type/ });
    await expect(add).toHaveAccessibleDescription(/^Facts such as its category code/);
  },
};

// OFFICE-63
/** The same for a person who only reads them. */
export const NoAttributesRead: Story = {
  args: { maySave: false, terminal: makeTerminalDetails({ attributes: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No attributes')).toBeVisible();
    await expect(canvas.getByText(/^Facts such as its category code/)).toBeVisible();
  },
};
