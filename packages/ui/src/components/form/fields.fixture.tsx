import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { Grid } from '../grid/index.ts';
import { Inline } from '../inline/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

/** The fields of the stories' short form. */
export function LoginFields() {
  return (
    <>
      <TextField
        name="username"
        label="Username"
        isRequired
        requiredMessage="Enter your username"
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        isRequired
        requiredMessage="Enter your password"
      />
      <Button type="submit" variant="primary" isWide>
        Log In
      </Button>
    </>
  );
}

const statuses = [
  { id: 'NEW', label: 'New' },
  { id: 'PENDING', label: 'Pending' },
  { id: 'DONE', label: 'Done' },
  { id: 'ERROR', label: 'Error' },
] as const;

const flows = [
  { id: 'any', label: 'Not selected' },
  { id: 'DEPOSIT', label: 'DEPOSIT' },
  { id: 'WITHDRAWAL', label: 'WITHDRAWAL' },
] as const;

/** The fields of the stories' filter form: none is required. */
export function FilterFields() {
  return (
    <>
      <CheckboxGroup name="statusIds" label="Status" options={statuses} orientation="horizontal" />
      <RadioGroup
        name="flowType"
        label="Flow Type"
        options={flows}
        defaultValue="any"
        orientation="horizontal"
      />
      <Grid columns={2} gap={12}>
        <NumberField name="sumFrom" label="Sum From" decimals={2} minValue={0} />
        <NumberField name="sumTo" label="Sum To" decimals={2} minValue={0} />
      </Grid>
      <Inline gap={8} justify="end">
        <Button type="reset" variant="ghost">
          Reset Filter
        </Button>
        <Button type="submit" variant="primary">
          Apply Filter
        </Button>
      </Inline>
    </>
  );
}

const sides = [
  { id: 'deposits', label: 'Deposits' },
  { id: 'payouts', label: 'Payouts' },
] as const;

/** The fields of the stories' limits form: all but the note are required. */
export function LimitFields() {
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
      <NumberField
        name="priority"
        label="Priority"
        description="Higher goes first."
        minValue={0}
        isRequired
        requiredMessage="Enter a priority"
      />
      <RadioGroup
        name="side"
        label="Applies to"
        options={sides}
        orientation="horizontal"
        isRequired
        requiredMessage="Choose what it applies to"
      />
      <TextArea name="note" label="Note" characterLimit={200} />
      <Checkbox name="checkUniqueAmount" label="Each open amount is unique" defaultSelected />
      <Checkbox
        name="hasConfirmed"
        label="I have told the owner of the account"
        isRequired
        requiredMessage="Tell the owner first"
      />
      <Inline gap={8} justify="end">
        <Button type="submit" variant="primary">
          Save limits
        </Button>
      </Inline>
    </>
  );
}
